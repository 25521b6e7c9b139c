import type { Language } from "../../contract/locale";
import type { View } from "../drawings/drawing";

export const views: readonly View[] = ["main", "section", "bundle"];

/** Goes up when the drawings change, so that stored pictures are fetched anew. */
const drawingVersion = "4";

/** In an address: figures with a decimal point. Only the section has figures, and only English writes them so. */
export const pointed = { name: "decimal", value: "point" } as const;

/** The address of a drawing of a product for readers of a language, without the host. */
export const drawingUrl = (productSlug: string, view: View, language: Language): string =>
	`/drawings/${productSlug}/${view}.svg?v=${drawingVersion}${language === "en" && view === "section" ? `&${pointed.name}=${pointed.value}` : ""}`;

/** The pictures of a product and of each of its variants, the main one first. */
export const picturesOf = (productId: number, productSlug: string, language: Language): { id: number; url: string; is_main: boolean }[] =>
	views.map((view, index) => ({
		id: productId * views.length + index,
		url: drawingUrl(productSlug, view, language),
		is_main: view === "main",
	}));
