import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { drawing, shapes } from "../../../backend/drawings/drawing";
import { drawnWithin } from "./drawn-within.server";
import { styleSource } from "./style-source.server";

const boxed = (style: string, marks: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 240"><style>${style}</style>${marks}</svg>`;
const svg = boxed(
	"path{fill:#1f4e79}.a,.b{stroke:none}@media(max-width:130px){.a{display:none}}@media(prefers-color-scheme:dark){path{fill:#fff}}",
	'<path class="a" d="M0 0h1.5"/>',
);
const page =
	'<p><img src="/drawings/a.svg?v=2&amp;decimal=point" alt="A &gt; B" width="400" height="320" fetchpriority="high"/>' +
	'<img src="/drawings/b.svg" loading="lazy"/></p><h1>A</h1>';

it("puts the first drawing into the page, and leaves the others", async () => {
	const asked: string[] = [];
	const { html, sources } = await drawnWithin(page, async (path) => {
		asked.push(path);
		return svg;
	});
	expect(asked).toEqual(["/drawings/a.svg?v=2&decimal=point"]);
	const css =
		":where(.a){fill:#1f4e79}.a,.b{stroke:none}@container(max-width:130px){.a{display:none}}@media(prefers-color-scheme:dark){:where(.a){fill:#fff}}";
	expect(html).toBe(
		'<p><svg viewBox="0 0 300 240" width="400" height="320" role="img" aria-label="A &gt; B">' +
			`<style>${css}</style><path class="a" d="M0 0h1.5"/></svg><img src="/drawings/b.svg" loading="lazy"/></p><h1>A</h1>`,
	);
	expect(sources).toEqual([await styleSource(css)]);
});

it.each(shapes)("takes the drawings of %s", async (shape) => {
	for (const view of ["main", "section", "bundle"] as const) {
		const drawn = drawing(shape, {}, view);
		const { html } = await drawnWithin(page, async () => drawn);
		expect(html).toContain('<p><svg viewBox="0 0 300 240" width="400"');
		expect(html).not.toMatch(/@media\(max-width|path\{/);
		expect(html.replace(/:where\([^)]*\)/g, "path").replaceAll("@container", "@media")).toContain(drawn.slice(drawn.indexOf("<style>")));
	}
});

it.each([
	["that is not there", null],
	["that is too large", boxed("", '<path d=""/>'.repeat(2000))],
	["with a script", boxed("", "<script>alert(1)</script>")],
	["with a handler", boxed("", '<path onload="alert(1)" d="M0 0"/>')],
	["with a link", boxed("", '<a href="https://elsewhere.example"><path d="M0 0"/></a>')],
	["that uses another document", boxed("", '<use href="https://elsewhere.example#a"/>')],
	["with foreign parts", boxed("", "<foreignObject><p>A</p></foreignObject>")],
	["whose styles ask for something", boxed("path{fill:url(#a)}", '<path d="M0 0"/>')],
	["whose styles touch other parts", boxed("svg{display:none}", '<path d="M0 0"/>')],
	["whose styles touch names of the page", boxed(".bk4{display:none}", '<path d="M0 0"/>')],
	["whose styles take in others", boxed("@import 'a.css';", '<path d="M0 0"/>')],
	["with words", boxed("", "<text>A</text>")],
	["with something behind it", `${svg}<p>A</p>`],
])("leaves the page as it is for a drawing %s", async (_, drawn) => {
	expect(await drawnWithin(page, async () => drawn)).toEqual({ html: page, sources: [] });
});

it("asks for nothing where no drawing is seen first", async () => {
	const photograph = '<img src="/img/640/a.jpg" alt="" width="400" height="320" fetchpriority="high"/>';
	expect((await drawnWithin(photograph, () => Promise.reject(new Error("asked")))).html).toBe(photograph);
});

it("leaves the page as it is where its first goods would wait for a second round trip", async () => {
	const heavy = randomBytes(12_800).toString("base64") + page;
	const large = boxed("", `<path d="${randomBytes(2200).toString("hex")}"/>`);
	expect((await drawnWithin(heavy, async () => large)).html).toBe(heavy);
	expect((await drawnWithin(heavy.slice(9000), async () => large)).html).not.toBe(heavy.slice(9000));
});
