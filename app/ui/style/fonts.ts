/** The address of the only web font, for its preload. public/fonts/README.md says how to build it. */
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

/** Archivo's width against Arial in German prose and table rows, by width and weight. Arial has only one width. */
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

/** @param more further descriptors for this face */
const face = ({ family, src, weight, stretch }: Font, more: string): string =>
	`@font-face{font-family:${family};src:${src};font-stretch:${stretch};font-weight:${weight};${more}}`;

/** The fallback face takes the web font's metrics. */
const fallbackFace = ({ ratio, ...font }: (typeof fallbacks)[number]): string =>
	face(
		{ family: "Archivo Fallback", ...font },
		`size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%`,
	);

// The pure mark lets the browser's build drop what only the server uses.
const webFace = /* @__PURE__ */ face(webFont, "font-display:optional");
const fallbackFaces = /* @__PURE__ */ (() => fallbacks.map(fallbackFace).join(""))();

/** Returns the font faces for a document's head. Readers who save data get no web font. */
export const fontFaces = ({ savesData }: { savesData: boolean }): string => (savesData ? fallbackFaces : webFace + fallbackFaces);
