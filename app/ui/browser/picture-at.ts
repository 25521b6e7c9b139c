/** @returns the address of a photograph in another of its widths (worker/images); that of a drawing as it is, which has none */
export const pictureAt = (url: string, width: 200 | 400 | 1200 | 2048): string => url.replace(/^\/img\/\d+\//, `/img/${width}/`);

/** What lets the browser choose a width, where there is something to choose from. */
export const widthsOf = (url: string): { srcSet?: string; sizes?: string } =>
	url.startsWith("/img/")
		? { srcSet: `${pictureAt(url, 400)} 400w, ${url} 640w, ${pictureAt(url, 1200)} 1200w`, sizes: "(width < 640px) 100vw, 500px" }
		: {};
