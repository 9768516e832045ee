import page from "../../../../src/bingma/locales/en/page.ftl?raw";
import telling from "../../../../src/bingma/locales/en/telling.ftl?raw";

export default [page, telling].join("\n");
