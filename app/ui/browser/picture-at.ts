/**
 * @returns the address of a photograph in another width (worker/images, backend/media); a drawing has no widths, so
 * its address stays
 */
export const pictureAt = (url: string, width: 200 | 400 | 1200 | 2048): string =>
	url.replace(/^\/img\/\d+\//, `/img/${width}/`).replace(/^\/media\/1600\//, `/media/${mediaWidths[width]}/`);

/** The embedded backend has photographs in two smaller widths and the original. */
const mediaWidths = { 200: "400", 400: "400", 1200: "1600", 2048: "full" } as const;

/** Returns the attributes that let the browser choose a width, if there are several. */
export function widthsOf(url: string): { srcSet?: string; sizes?: string } {
	const sizes = "(width < 640px) 100vw, 500px";
	if (url.startsWith("/img/")) return { srcSet: `${pictureAt(url, 400)} 400w, ${url} 640w, ${pictureAt(url, 1200)} 1200w`, sizes };
	return url.startsWith("/media/") ? { srcSet: `${pictureAt(url, 400)} 400w, ${url} 1600w`, sizes } : {};
}
