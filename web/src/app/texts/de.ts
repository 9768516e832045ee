import page from "../../../../src/bingma/locales/de/page.ftl?raw";
import telling from "../../../../src/bingma/locales/de/telling.ftl?raw";

export default [page, telling].join("\n");
