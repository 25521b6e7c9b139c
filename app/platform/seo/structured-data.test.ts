import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StructuredData } from "./structured-data";

const hostile = "</script><img src=x onerror=alert(1)><!--<script>&\u2028\u2029";

// Shows H8.1
it("nothing that it says ends its script, or a line of it", () => {
	const html = renderToStaticMarkup(createElement(StructuredData, { value: { name: hostile } }));
	const [script, ...others] = parse(html, { comment: true }).childNodes;
	expect(others).toEqual([]);
	expect(script?.rawText).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(script?.rawText ?? "")).toEqual({ "@context": "https://schema.org", name: hostile });
});
