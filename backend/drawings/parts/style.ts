export const sheet = { left: 0, top: 0, right: 300, bottom: 240 } as const;

const strokes = "stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke";

/** Selectors: styles (marks.ts; "path" is all) and their declarations. */
type Rule = readonly [looks: string, declarations: string];

/** Hatching is one stroke as wide as the sheet, with dashes as long as a line is thick: 45°, 5 or 4 units between lines along an edge. */
const hatching = (thickness: number): readonly Rule[] => [
	["g", `stroke-dasharray:${thickness} ${round(5 / Math.SQRT2 - thickness)}`],
	["h", `stroke-dasharray:${thickness} ${round(4 / Math.SQRT2 - thickness)}`],
];
const round = (units: number): number => Math.round(units * 1000) / 1000;

/**
 * Common style of all drawings. Line weights are screen pixels at any picture size; small pictures omit fine detail and dimensions, large ones
 * have
 * thicker lines.
 */
const rules: readonly (readonly [media: string, rules: readonly Rule[]])[] = [
	[
		"",
		[
			["path", `fill:none;stroke:#1f4e79;stroke-width:1.4px;${strokes}`],
			["a", "fill:#fbfcfd;stroke:#fbfcfd"],
			["b", "fill:#ebf0f4;stroke:#ebf0f4"],
			["c", "fill:#d6e0e9;stroke:#d6e0e9"],
			["d", "fill:#bccbd9;stroke:#bccbd9"],
			["q", "fill:#e3eaf0"],
			["v", "fill:#fff"],
			["qv", "stroke:none;fill-rule:evenodd"],
			["abcd", "stroke-width:.9px"],
			["ifenk", "stroke-width:.8px"],
			["gh", "stroke-width:400px;stroke-linecap:butt;vector-effect:none;opacity:.75"],
			...hatching(0.65),
			["nk", "stroke:#66727d"],
			["k", "stroke-dasharray:9 2.5 1.5 2.5"],
			["w", "fill:#66727d;stroke:none"],
			["t", "stroke:#2a343d;stroke-width:1.05px"],
		],
	],
	["@media(max-width:130px)", [["path", "stroke-width:1px"], ["fnkwt", "display:none"], ["iabcd", "stroke-width:.5px"], ...hatching(1.5)]],
	// Below this size dimensions would be illegible.
	["@media(max-width:230px)", [["nwt", "display:none"]]],
	["@media(max-width:380px)", [["e", "display:none"]]],
	[
		"@media(min-width:460px)",
		[["path", "stroke-width:1.9px"], ["ifenk", "stroke-width:1px"], ...hatching(0.5), ["t", "stroke-width:1.6px"]],
	],
	[
		"@media(prefers-color-scheme:dark)",
		[
			["path", "stroke:#8fb8de"],
			["a", "fill:#3a4957;stroke:#3a4957"],
			["b", "fill:#2b3844;stroke:#2b3844"],
			["c", "fill:#212c36;stroke:#212c36"],
			["d", "fill:#18212a;stroke:#18212a"],
			["q", "fill:#33424f"],
			["v", "fill:#10151a"],
			["nk", "stroke:#93a0ab"],
			["w", "fill:#93a0ab"],
			["t", "stroke:#e6eaee"],
		],
	],
];

/**
 * The style sheet of a drawing: the common rules that it uses.
 * @param marks as SVG
 */
export function styleOf(marks: string): string {
	const used = new Set([...marks.matchAll(/ class="(\w)"/g)].map(([, look]) => look));
	const written = ([looks, declarations]: Rule): string => {
		if (looks === "path") return `path{${declarations}}`;
		const selectors = [...looks].filter((look) => used.has(look)).map((look) => `.${look}`);
		return selectors.length === 0 ? "" : `${selectors.join(",")}{${declarations}}`;
	};
	return rules
		.map(([media, inner]) => {
			const text = inner.map(written).join("");
			return media === "" || text === "" ? text : `${media}{${text}}`;
		})
		.join("");
}
