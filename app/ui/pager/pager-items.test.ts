import { expect, it } from "vitest";
import { pagerItems } from "./pager-items";

it.each([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[2, 3, [1, 2, 3]],
	[1, 15, [1, 2, null, 15]],
	[3, 15, [1, 2, 3, 4, null, 15]],
	[4, 15, [1, 2, 3, 4, 5, null, 15]],
	[8, 15, [1, null, 7, 8, 9, null, 15]],
	[12, 15, [1, null, 11, 12, 13, 14, 15]],
	[15, 15, [1, null, 14, 15]],
])("at page %i of %i shows %j", (page, pages, items) => {
	expect(pagerItems(page, pages)).toEqual(items);
});
