import { mount } from "svelte";
import "./type.css";
import "./page.css";
import "./symbols/symbols.css";
import App from "./App.svelte";
import { speak, wanted } from "./i18n.svelte";
import { addSymbols } from "./symbols";

const words = speak(wanted());
addSymbols();
await words;
if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
mount(App, { target: document.getElementById("page")! });
