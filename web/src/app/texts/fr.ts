import page from "../../../../src/bingma/locales/fr/page.ftl?raw";
import telling from "../../../../src/bingma/locales/fr/telling.ftl?raw";

export default [page, telling].join("\n");
