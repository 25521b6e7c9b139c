import type { View } from "../drawings/drawing";

export const views: readonly View[] = ["main", "section", "bundle"];

/** Goes up when the drawings change, so that stored pictures are fetched anew. */
const drawingVersion = "1";

/** The address of a drawing of a product, without the host. */
export const drawingUrl = (productSlug: string, view: View): string => `/drawings/${productSlug}/${view}.svg?v=${drawingVersion}`;

/** The pictures of a product and of each of its variants, the main one first. */
export const picturesOf = (productId: number, productSlug: string): { id: number; url: string; is_main: boolean }[] =>
	views.map((view, index) => ({ id: productId * views.length + index, url: drawingUrl(productSlug, view), is_main: view === "main" }));
