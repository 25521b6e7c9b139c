import { describe, expect, it } from "vitest";
import { drawing, scaledSection, shapes, type View } from "./drawing";
import { figure, letteringData } from "./parts/lettering";

const views: readonly View[] = ["main", "section", "bundle"];

/** Every shape with the smallest and the largest product of a catalogue, and the dimensions that its section must show. */
const products: Record<string, readonly (readonly [dimensions: Record<string, number>, figures: readonly string[]])[]> = {
	"i-beam": [
		[{ h: 80, b: 46, s: 3.8, t: 5.2, r: 5 }, ["80", "46", "s = 3,8", "t = 5,2", "r = 5"]],
		[{ h: 1008, b: 302, s: 21, t: 40, r: 30 }, ["1008", "302", "s = 21", "t = 40", "r = 30"]],
	],
	channel: [[{ h: 200, b: 75, s: 8.5, t: 11.5, r: 11.5 }, ["200", "75", "s = 8,5", "t = 11,5", "r = 11,5"]]],
	"rectangular-tube": [
		[{ h: 20, b: 20, t: 2 }, ["20", "t = 2"]],
		[{ h: 200, b: 400, t: 16 }, ["200", "400", "t = 16"]],
	],
	"round-tube": [[{ d: 33.7, t: 2.6 }, ["ø33,7", "t = 2,6"]]],
	angle: [[{ h: 150, b: 75, t: 9, r: 12 }, ["150", "75", "t = 9", "r = 12"]]],
	tee: [[{ h: 60, b: 80, t: 7 }, ["60", "80", "t = 7"]]],
	"flat-bar": [
		[{ b: 20, t: 5 }, ["20", "t = 5"]],
		[{ b: 300, t: 4 }, ["300", "t = 4"]],
	],
	"square-bar": [[{ b: 16 }, ["16"]]],
	"bright-round-bar": [[{ d: 18 }, ["ø18"]]],
	"threaded-tube": [[{ d: 42.4, t: 4 }, ["ø42,4", "t = 4"]]],
	"round-bar": [[{ d: 6 }, ["ø6"]]],
	rebar: [[{ d: 12 }, ["ø12"]]],
	"threaded-rod": [[{ d: 20 }, ["M20"]]],
	"welded-mesh": [
		[{ dx: 6, dy: 7, px: 150, py: 250, b: 2300, l: 6000 }, ["6000", "2300", "150", "250", "ø6", "ø7"]],
		[{ dx: 3, dy: 3, px: 25, py: 25, b: 1000, l: 2000 }, ["2000", "1000", "25", "ø3"]],
	],
	plate: [[{ b: 1500, l: 6000, t: 3 }, ["6000", "1500", "t = 3"]]],
	"wear-plate": [[{ b: 1000, l: 2000, t: 30 }, ["2000", "1000", "t = 30"]]],
	"thin-sheet": [[{ b: 1000, l: 2000, t: 0.75 }, ["2000", "1000", "t = 0,75"]]],
	"galvanised-sheet": [[{ b: 1000, l: 2000, t: 0.5 }, ["2000", "1000", "t = 0,5"]]],
	"coated-sheet": [[{ b: 1000, l: 2000, t: 0.6 }, ["2000", "1000", "t = 0,6"]]],
	"chequer-plate": [[{ b: 1250, l: 2500, t: 5 }, ["2500", "1250", "t = 5"]]],
	"trapezoidal-sheet": [
		[{ h: 18, pitch: 76, crown: 25, b: 1064, t: 0.6 }, ["18", "76", "25", "1064", "t = 0,6"]],
		[{ h: 160, pitch: 250, crown: 40, b: 750, t: 1.25 }, ["160", "250", "40", "750", "t = 1,25"]],
	],
	"corrugated-sheet": [[{ h: 18, pitch: 76, b: 988, t: 0.5 }, ["18", "76", "988", "t = 0,5"]]],
	"fence-panel": [[{ b: 2510, h: 2430, dv: 6, dh: 8, pitch: 50 }, ["2510", "2430", "50", "ø6", "2 × ø8"]]],
	"fence-post": [[{ b: 60, d: 40, t: 2, l: 1700 }, ["60", "40", "t = 2", "1700"]]],
	gate: [
		[{ b: 1000, h: 830, leaves: 1 }, ["1000", "830"]],
		[{ b: 5000, h: 2030, leaves: 2 }, ["5000", "2030"]],
	],
	"site-fence": [[{ b: 3500, h: 2000 }, ["3500", "2000"]]],
	"fence-foot": [[{ b: 220, l: 700, h: 120 }, ["220", "700", "120"]]],
	"chain-link": [
		[{ mesh: 40, d: 2.5, h: 2000 }, ["40 × 40", "ø2,5", "2000"]],
		[{ mesh: 60, d: 3.1, h: 800 }, ["60 × 60", "ø3,1", "800"]],
	],
	grating: [[{ b: 1000, l: 1200, h: 40, px: 33, py: 33 }, ["1000", "1200", "40", "33"]]],
	"stair-tread": [[{ b: 270, l: 1200, h: 30 }, ["270", "1200", "30"]]],
	"hex-bolt": [
		[{ d: 8, l: 20, s: 13, k: 5.3 }, ["M8", "20", "13", "5,3"]],
		[{ d: 30, l: 300, s: 46, k: 18.7 }, ["M30", "300", "46", "18,7"]],
	],
	"hex-nut": [[{ d: 12, s: 18, m: 10.8 }, ["M12", "18", "10,8"]]],
	washer: [[{ d: 13, dout: 24, t: 2.5 }, ["ø13", "ø24", "2,5"]]],
	screw: [[{ d: 6.3, l: 150 }, ["ø6,3", "150"]]],
	anchor: [[{ d: 20, l: 200 }, ["M20", "200"]]],
	clamp: [[{ b: 40, h: 60 }, ["40", "60"]]],
	elbow: [[{ d: 60.3, t: 2.9, r: 76 }, ["ø60,3", "t = 2,9", "76"]]],
	flange: [
		[{ d: 60.3, dout: 165, t: 18, holes: 4 }, ["ø60,3", "ø165", "18"]],
		[{ d: 323.9, dout: 445, t: 26, holes: 12 }, ["ø323,9", "ø445", "26"]],
	],
};

const samplesOf = new Map(Object.entries(products));

/** Well-formed SVG: elements are balanced, attributes quoted; image decoders require it. */
function isWellFormed(xml: string): boolean {
	const open: string[] = [];
	const rest = xml.replace(
		/<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
		(_, end: string, name: string, _attributes, alone: string) => {
			if (end) return open.pop() === name ? "" : "<";
			if (!alone) open.push(name);
			return "";
		},
	);
	return open.length === 0 && !/[<>&]/.test(rest);
}

describe("drawing", () => {
	it("has a sample of every shape in this test", () => {
		expect(Object.keys(products).sort()).toEqual([...shapes].sort());
	});

	for (const shape of [...shapes, "unheard-of", "toString"]) {
		const samples = [
			...(samplesOf.get(shape) ?? []).map(([dimensions]) => dimensions),
			{},
			{ b: 0, h: -1, d: Number.NaN, t: 1e12, l: Infinity, r: 1e9 },
		];
		it.each(views)(`draws ${shape} as %s: small, well-formed, the same each time`, (view) => {
			for (const dimensions of samples) {
				const svg = drawing(shape, dimensions, view);
				expect(isWellFormed(svg)).toBe(true);
				expect(svg).not.toMatch(/NaN|undefined|Infinity/);
				expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 240">/);
				expect(svg.length).toBeLessThanOrEqual(8192);
				expect(drawing(shape, dimensions, view)).toBe(svg);
			}
		});
	}

	it.each(Object.entries(products))("writes the dimensions of %s into its section", (shape, samples) => {
		for (const [dimensions, figures] of samples) {
			const svg = drawing(shape, dimensions, "section");
			for (const text of figures) expect(svg, `${text} in ${JSON.stringify(dimensions)}`).toContain(`d="${letteringData(text)}"`);
		}
	});

	it("writes no size of a box that is not given", () => {
		const figures = (dimensions: Record<string, number>) =>
			["300", "200", "90"].filter((text) => drawing("box", dimensions, "section").includes(`d="${letteringData(text)}"`));
		expect(figures({})).toEqual([]);
		expect(figures({ b: 300, h: 90 })).toEqual(["300", "90"]);
	});

	it("keeps everything within the sheet", () => {
		for (const [shape, samples] of Object.entries(products)) {
			for (const [dimensions] of samples) {
				const svg = drawing(shape, dimensions, "section");
				const places = [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)];
				expect(places.length, shape).toBeGreaterThan(0);
				for (const [, x, y] of places) {
					expect(Number(x), shape).toBeGreaterThanOrEqual(2);
					expect(Number(x), shape).toBeLessThanOrEqual(290);
					expect(Number(y), shape).toBeGreaterThanOrEqual(2);
					expect(Number(y), shape).toBeLessThanOrEqual(236);
				}
			}
		}
	});
});

it("draws sections with the same room to one scale, on one line, without figures", () => {
	const lowerEdge = (svg: string) => /class="o" d="M[\d.]+ ([\d.]+)h([\d.]+)/.exec(svg)?.slice(1).map(Number);
	expect(lowerEdge(scaledSection("square-bar", { b: 50 }, 200))).toEqual([228, 54]);
	expect(lowerEdge(scaledSection("square-bar", { b: 100 }, 200))).toEqual([228, 108]);
	const beam = scaledSection("i-beam", { h: 200, b: 100, s: 5.6, t: 8.5, r: 12 }, 200);
	expect(lowerEdge(beam)).toEqual([228, 108]);
	expect(beam).not.toContain("translate(");
	expect(scaledSection("plate", { b: 1000, l: 2000, t: 4 }, 200)).toBe(drawing("plate", { b: 1000, l: 2000, t: 4 }, "section"));
});

it("uses a decimal point on request", () => {
	const [commas, points] = [drawing("i-beam", { s: 3.8 }, "section"), drawing("i-beam", { s: 3.8 }, "section", ".")];
	expect(commas).toContain(`d="${letteringData("s = 3,8")}"`);
	expect(points).toContain(`d="${letteringData("s = 3.8")}"`);
	expect(points).not.toContain(`d="${letteringData("s = 3,8")}"`);
});

describe("figure", () => {
	it("uses a decimal comma and at most two decimals", () => {
		expect([figure(200), figure(5.6), figure(0.63), figure(8.005), figure(1.25)]).toEqual(["200", "5,6", "0,63", "8,01", "1,25"]);
	});
});
