import { useSavesData } from "../../ui/browser/saves-data";
import { fontFaces, fontUrl } from "../../ui/style/fonts";

/** The browser reads them from its document, so the scripts need no copy. */
const useFaces: () => string = import.meta.env.SSR
	? () => fontFaces({ savesData: useSavesData() })
	: () => document.getElementById("font-faces")?.textContent ?? "";

/** In every document's head, so that text can be laid out at once. */
export const FontFaces = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own text, which React would escape as if it were not CSS.
	<style id="font-faces" dangerouslySetInnerHTML={{ __html: useFaces() }} />
);

/** Below the content: the font takes nothing of a slow line from text and styles. Requested even later, it would miss the first paint. */
export const FontPreload = () => <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />;
