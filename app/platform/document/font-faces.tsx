import { useSavesData } from "../../ui/browser/saves-data";
import { facesOf } from "../../ui/style/fonts";

/** The browser takes them from its document rather than carrying them once more. */
const useFaces: () => string = import.meta.env.SSR
	? () => facesOf({ savesData: useSavesData() })
	: () => document.getElementById("font-faces")?.textContent ?? "";

/** In the head of every document, so that the browser requests the web font at once. */
export const FontFaces = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own text, which React would escape as if it were not CSS.
	<style id="font-faces" dangerouslySetInnerHTML={{ __html: useFaces() }} />
);
