import { facesOf } from "../../ui/fonts";
import { useSavesData } from "../../ui/saves-data";
import { useInlinesStyles } from "./first-styles";

/** The browser takes them from its document rather than carrying them once more. */
const useFaces: () => string = import.meta.env.SSR
	? () => facesOf({ inlinesStyles: useInlinesStyles(), savesData: useSavesData() })
	: () => document.getElementById("font-faces")?.textContent ?? "";

/**
 * In the head of every document. As the style sheets of a first page come after it has been seen, the browser looks at the faces anew then: with the
 * web font among them it would set the page once more.
 */
export const FontFaces = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own text, which React would escape as if it were not CSS.
	<style id="font-faces" dangerouslySetInnerHTML={{ __html: useFaces() }} />
);
