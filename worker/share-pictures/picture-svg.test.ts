import { describe, expect, it } from "vitest";
import { drawing } from "../../backend/drawings/drawing";
import { pictureSvg } from "./picture-svg";

const words = { brand: "Crossbar", above: "Träger", title: "IPE 200", below: "EN 10365", claim: "Stahl" };

describe("a picture for a shared link", () => {
	it("shows a drawing without styles that depend on the screen", () => {
		const svg = pictureSvg({ ...words, drawing: drawing("i-beam", { h: 200, b: 100 }, "main") });
		expect(svg).not.toMatch(/@media|vector-effect/);
		expect(svg).toContain("path{fill:none;stroke:#1f4e79");
		expect(svg.match(/<svg /g)).toHaveLength(2);
		expect(svg.match(/<\/svg>/g)).toHaveLength(2);
	});

	it("escapes any title", () => {
		expect(pictureSvg({ ...words, title: "<b>A & B</b>", drawing: null })).toContain("&lt;b&gt;A &amp; B&lt;/b&gt;");
	});
});
