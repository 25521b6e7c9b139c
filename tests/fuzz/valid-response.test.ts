import { describe, expect, it } from "vitest";
import type { Answer } from "./ask";
import { expectValid } from "./valid-response";

const html = (body: string): string => `<!DOCTYPE html><html lang="de"><head><title>x</title></head><body><h1>x</h1>${body}</body></html>`;
const answer = (changes: Partial<Answer> = {}): Answer => ({
	status: 200,
	headers: {
		"content-type": "text/html; charset=utf-8",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'",
	},
	text: html(""),
	took: 10,
	url: new URL("http://de.localhost:9200/shop"),
	...changes,
});
const withText = (text: string): Answer => answer({ text });
const leading = (location: string): Answer =>
	answer({ status: 303, text: "", headers: { ...answer().headers, "content-type": "", location } });

describe("a valid response", () => {
	it("is a complete page, or a redirect within the shop", () => {
		expectValid(answer());
		expectValid(withText(html('<a href="/cart">&lt;fz7x&gt;</a><input value="&quot; fz7x=&quot;1">')));
		expectValid(leading("http://fi.localhost:9200/shop"));
		expectValid(leading("/cart?a=//evil.example"));
	});

	it.each([
		["a failure", answer({ status: 500 })],
		["one that comes late", answer({ took: 6_001 })],
		["half a page", withText(html("").replace("</html>", ""))],
		["a page whose data break off", withText(`${html("")}<script>window.__remixContext = 1</script>`)],
		["a page without a heading", withText(html("").replaceAll("h1", "p"))],
		["an element of what was sent", withText(html("<p><fz7x></p>"))],
		["an attribute of what was sent", withText(html('<input value="" fz7x="1">'))],
		["what breaks out of a script", withText(html('<script>"</script><fz7x>"</script>'))],
		["what would run", withText(html('<img src="x" onerror="fz7x()">'))],
		["a link that would run", withText(html('<a href="JavaScript:fz7x()">x</a>'))],
		["a link that leads out", withText(html('<a href="//evil.example/">x</a>'))],
		["a form that leads out", withText(html('<form action="https://other.example/"></form>'))],
		["a language elsewhere", withText(html('<link rel="alternate" hreflang="fi" href="https://evil.example/">'))],
		["a frame", withText(html('<iframe src="/"></iframe>'))],
		["an answer with a stack", withText(html("<pre>Error\n    at load (shop.js:1:2)</pre>"))],
		["one without its headers", answer({ headers: { "content-type": "text/html" } })],
		["a header of what was sent", answer({ headers: { ...answer().headers, "x-fz7x": "1" } })],
		["a way to another host", leading("//evil.example/")],
		["a way to another port", leading("http://de.localhost:9999/")],
		["a way that would run", leading("javascript:fz7x()")],
		["broken JSON", answer({ text: "{", headers: { ...answer().headers, "content-type": "application/json" } })],
	])("is not %s", (_, wrong) => {
		expect(() => expectValid(wrong)).toThrow();
	});
});
