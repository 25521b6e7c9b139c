/**
 * Marks pictures that failed to load, even before scripts ran. styles/base.css.ts shows an icon instead. One pair of
 * listeners serves all pictures. Without scripts the browser's placeholder has the icon.
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
