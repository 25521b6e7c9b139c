/** Address of the one web font, for its preload. How it is made: public/fonts/README.md. */
export const fontUrl = "/fonts/archivo-df1b3ab9.woff2";

export const fontFamily = 'Archivo, "Archivo Fallback", Arial, sans-serif';

export const webFont = { family: "Archivo", src: `url(${fontUrl})format("woff2")`, weight: "400 750", stretch: "88% 110%" };

/** Archivo's ascender and descender in em. */
const ascent = 0.878;
const descent = 0.21;

const regular = 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans"),local("Helvetica")';
const bold =
	'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Helvetica Bold"),local("Helvetica-Bold")';

/** How wide Archivo runs against Arial in German prose and in table rows, by width and weight: Arial has no widths of its own. */
const fallbacks = [
	{ fontStretch: "88% 95%", fontWeight: "400 499", src: regular, ratio: 0.895 },
	{ fontStretch: "88% 95%", fontWeight: "500 599", src: regular, ratio: 0.925 },
	{ fontStretch: "88% 95%", fontWeight: "600 699", src: bold, ratio: 0.903 },
	{ fontStretch: "88% 95%", fontWeight: "700 750", src: bold, ratio: 0.924 },
	{ fontStretch: "96% 103%", fontWeight: "400 499", src: regular, ratio: 0.978 },
	{ fontStretch: "96% 103%", fontWeight: "500 599", src: regular, ratio: 1.009 },
	{ fontStretch: "96% 103%", fontWeight: "600 699", src: bold, ratio: 0.985 },
	{ fontStretch: "96% 103%", fontWeight: "700 750", src: bold, ratio: 1.01 },
	{ fontStretch: "104% 110%", fontWeight: "400 499", src: regular, ratio: 1.065 },
	{ fontStretch: "104% 110%", fontWeight: "500 599", src: regular, ratio: 1.1 },
	{ fontStretch: "104% 110%", fontWeight: "600 699", src: bold, ratio: 1.068 },
	{ fontStretch: "104% 110%", fontWeight: "700 750", src: bold, ratio: 1.096 },
];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Calls at the top of this module are marked as pure, so that the browser's build leaves out what the server alone uses. */
function face(descriptors: Record<string, string>): string {
	const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
	return `@font-face{${lines.join(";")}}`;
}

function joined<T>(items: readonly T[], described: (item: T) => Record<string, string>): string {
	return items.map((item) => face(described(item))).join("");
}

const webFace = /* @__PURE__ */ face({
	"font-family": webFont.family,
	src: webFont.src,
	"font-weight": webFont.weight,
	"font-stretch": webFont.stretch,
	"font-display": "optional",
});

/** What stands in for the web font, with its measures. */
const fallbackFaces = /* @__PURE__ */ joined(fallbacks, ({ ratio, fontStretch, fontWeight, src }) => ({
	"font-family": "Archivo Fallback",
	src,
	"font-stretch": fontStretch,
	"font-weight": fontWeight,
	"size-adjust": percent(ratio),
	"ascent-override": percent(ascent / ratio),
	"descent-override": percent(descent / ratio),
	"line-gap-override": "0%",
}));

/** The faces that a document has in its head. A first page is given the web font by its scripts, who saves data does without. */
export const facesOf = ({ inlinesStyles, savesData }: { inlinesStyles: boolean; savesData: boolean }): string =>
	inlinesStyles || savesData ? fallbackFaces : webFace + fallbackFaces;
