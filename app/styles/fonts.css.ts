import { globalFontFace } from "@vanilla-extract/css";

/** Address of the one web font, for its preload. How it is made: public/fonts/README.md. */
export const fontUrl = "/fonts/archivo-df1b3ab9.woff2";

/** While the web font is not there. */
export const fallbackFamily = '"Archivo Fallback", Arial, sans-serif';

/** A first page on a slow line says that it does without the web font (app/hastened.server.ts). */
export const fontFamily = `var(--font-family, Archivo, ${fallbackFamily})`;

globalFontFace("Archivo", {
	src: `url("${fontUrl}") format("woff2")`,
	fontWeight: "400 750",
	fontStretch: "88% 110%",
	fontStyle: "normal",
	fontDisplay: "optional",
});

/** Archivo's ascender and descender in em. */
const ascent = 0.878;
const descent = 0.21;

const regular = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans"), local("Helvetica")';
const bold =
	'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold"), local("Helvetica Bold"), local("Helvetica-Bold")';

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

globalFontFace(
	"Archivo Fallback",
	fallbacks.map(({ ratio, ...face }) => ({
		...face,
		sizeAdjust: percent(ratio),
		ascentOverride: percent(ascent / ratio),
		descentOverride: percent(descent / ratio),
		lineGapOverride: "0%",
	})),
);
