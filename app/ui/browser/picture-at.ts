/** @returns the address of a photograph in another of its widths (worker/images, backend/media); that of a drawing as it is, which has none */
export const pictureAt = (url: string, width: 200 | 400 | 1200 | 2048): string =>
	url.replace(/^\/img\/\d+\//, `/img/${width}/`).replace(/^\/media\/1600\//, `/media/${mediaWidths[width]}/`);

/** The embedded backend has photographs in two smaller widths, and as they came. */
const mediaWidths = { 200: "400", 400: "400", 1200: "1600", 2048: "full" } as const;

/** What lets the browser choose a width, where there is something to choose from. */
export function widthsOf(url: string): { srcSet?: string; sizes?: string } {
	const sizes = "(width < 640px) 100vw, 500px";
	if (url.startsWith("/img/")) return { srcSet: `${pictureAt(url, 400)} 400w, ${url} 640w, ${pictureAt(url, 1200)} 1200w`, sizes };
	return url.startsWith("/media/") ? { srcSet: `${pictureAt(url, 400)} 400w, ${url} 1600w`, sizes } : {};
}
