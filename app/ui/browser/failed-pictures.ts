/**
 * Marks the pictures that do not load, among them those that failed before scripts ran; styles/base.css.ts shows a sign in their place.
 * One pair of listeners serves every picture of the shop. Without scripts the browser's own place for a missing picture has the sign.
 */
export function watchPictures(): void {
	const mark = ({ type, target }: Event) => {
		if (target instanceof HTMLImageElement) target.toggleAttribute("data-failed", type === "error");
	};
	// These events do not bubble.
	document.addEventListener("error", mark, true);
	document.addEventListener("load", mark, true);
	for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.toggleAttribute("data-failed", true);
}
