/** Address of the one web font, for its preload. How it is made: public/fonts/README.md. */
export const fontUrl = "/fonts/archivo-df1b3ab9.woff2";

export const fontFamily = 'Archivo, "Archivo Fallback", Arial, sans-serif';

interface Font {
	family: string;
	src: string;
	weight: string;
	stretch: string;
}

const webFont: Font = { family: "Archivo", src: `url(${fontUrl})format("woff2")`, weight: "400 750", stretch: "88% 110%" };

/** Archivo's ascender and descender in em. */
const ascent = 0.878;
const descent = 0.21;

const regular = 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans"),local("Helvetica")';
const bold =
	'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Helvetica Bold"),local("Helvetica-Bold")';

/** How wide Archivo runs against Arial in German prose and in table rows, by width and weight: Arial has no widths of its own. */
const fallbacks = [
	{ stretch: "88% 95%", weight: "400 499", src: regular, ratio: 0.895 },
	{ stretch: "88% 95%", weight: "500 599", src: regular, ratio: 0.925 },
	{ stretch: "88% 95%", weight: "600 699", src: bold, ratio: 0.903 },
	{ stretch: "88% 95%", weight: "700 750", src: bold, ratio: 0.924 },
	{ stretch: "96% 103%", weight: "400 499", src: regular, ratio: 0.978 },
	{ stretch: "96% 103%", weight: "500 599", src: regular, ratio: 1.009 },
	{ stretch: "96% 103%", weight: "600 699", src: bold, ratio: 0.985 },
	{ stretch: "96% 103%", weight: "700 750", src: bold, ratio: 1.01 },
	{ stretch: "104% 110%", weight: "400 499", src: regular, ratio: 1.065 },
	{ stretch: "104% 110%", weight: "500 599", src: regular, ratio: 1.1 },
	{ stretch: "104% 110%", weight: "600 699", src: bold, ratio: 1.068 },
	{ stretch: "104% 110%", weight: "700 750", src: bold, ratio: 1.096 },
];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** @param more descriptors beside those that every face has */
const face = ({ family, src, weight, stretch }: Font, more: string): string =>
	`@font-face{font-family:${family};src:${src};font-stretch:${stretch};font-weight:${weight};${more}}`;

/** With the web font's measures. */
const fallbackFace = ({ ratio, ...font }: (typeof fallbacks)[number]): string =>
	face(
		{ family: "Archivo Fallback", ...font },
		`size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%`,
	);

// Marked as pure, so that the browser's build leaves out what the server alone uses.
const webFace = /* @__PURE__ */ face(webFont, "font-display:optional");
const fallbackFaces = /* @__PURE__ */ (() => fallbacks.map(fallbackFace).join(""))();

/** The font faces in the head of a document. Who saves data does without the web font. */
export const facesOf = ({ savesData }: { savesData: boolean }): string => (savesData ? fallbackFaces : webFace + fallbackFaces);
