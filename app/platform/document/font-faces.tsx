import { useSavesData } from "../../ui/browser/saves-data";
import { fontFaces } from "../../ui/style/fonts";

/** The browser reads them from its document, so the scripts need no copy. */
const useFaces: () => string = import.meta.env.SSR
	? () => fontFaces({ savesData: useSavesData() })
	: () => document.getElementById("font-faces")?.textContent ?? "";

/** In every document's head, so that the browser requests the web font at once. */
export const FontFaces = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own text, which React would escape as if it were not CSS.
	<style id="font-faces" dangerouslySetInnerHTML={{ __html: useFaces() }} />
);
