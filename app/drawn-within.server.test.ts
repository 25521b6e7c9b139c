import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { drawnWithin } from "./drawn-within.server";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#1f4e79" d="M0 0h100%"/></svg>';
const page =
	'<p><img src="/drawings/a.svg?v=2&amp;decimal=point" alt="A &gt; B" fetchpriority="high"/><img src="/drawings/b.svg" loading="lazy"/></p><h1>A</h1>';

const sourceOf = (html: string) => /<img src="([^"]*)" alt/.exec(html)?.[1] ?? "";

it("puts the first drawing into the page, as it is, and leaves the others", async () => {
	const asked: string[] = [];
	const html = await drawnWithin(page, async (path) => {
		asked.push(path);
		return svg;
	});
	expect(asked).toEqual(["/drawings/a.svg?v=2&decimal=point"]);
	expect(decodeURIComponent(sourceOf(html)).replaceAll("'", '"')).toBe(`data:image/svg+xml,${svg}`);
	expect(html).toContain('<img src="/drawings/b.svg" loading="lazy"/>');
	expect(sourceOf(html)).not.toMatch(/[<>&#\n]|%(?![\dA-F]{2})/);
});

it("keeps quotes within quotes", async () => {
	const words = '<svg><text title="it\'s">a</text></svg>';
	expect(decodeURIComponent(sourceOf(await drawnWithin(page, async () => words)))).toBe(`data:image/svg+xml,${words}`);
});

it.each([
	["that is not there", null],
	["that is too large", `<svg>${" ".repeat(20_000)}</svg>`],
])("leaves the page as it is for a drawing %s", async (_, drawing) => {
	expect(await drawnWithin(page, async () => drawing)).toBe(page);
});

it("asks for nothing where no drawing is seen first", async () => {
	const photograph = '<img src="/img/640/a.jpg" alt="" fetchpriority="high"/>';
	expect(await drawnWithin(photograph, () => Promise.reject(new Error("asked")))).toBe(photograph);
});

it("leaves the page as it is where its first goods would wait for a second round trip", async () => {
	const heavy = randomBytes(12_800).toString("base64") + page;
	expect(await drawnWithin(heavy, async () => `<svg>${randomBytes(2200).toString("base64")}</svg>`)).toBe(heavy);
	expect(await drawnWithin(heavy.slice(9000), async () => svg)).not.toBe(heavy.slice(9000));
});
