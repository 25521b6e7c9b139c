import { expect, it } from "vitest";
import { pictureUrl } from "../../../contract/fields";
import { pictureAt, widthsOf } from "./picture-at";

// Shows R5.7
it("is asked for in the width that is shown", () => {
	const url = pictureUrl.parse("/beams/ipe 200.jpg");
	expect(url).toBe("/img/640/beams/ipe%20200.jpg");
	expect(pictureAt(url, 200)).toBe("/img/200/beams/ipe%20200.jpg");
	expect(widthsOf(url).srcSet).toBe(
		"/img/400/beams/ipe%20200.jpg 400w, /img/640/beams/ipe%20200.jpg 640w, /img/1200/beams/ipe%20200.jpg 1200w",
	);
	// A parsed address must stay unchanged.
	expect(pictureUrl.parse(url)).toBe(url);
});

it("is drawn in all widths by the embedded backend", () => {
	const url = pictureUrl.parse("/drawings/ipe-200/main.svg?v=1");
	expect([url, pictureAt(url, 2048), widthsOf(url)]).toEqual(["/drawings/ipe-200/main.svg?v=1", "/drawings/ipe-200/main.svg?v=1", {}]);
});
