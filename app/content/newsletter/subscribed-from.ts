/** Pages that may be told of to others: nothing in their addresses is anybody's own. */
const told =
	/^\/(?:(products|categories|blog)\/[a-z0-9]+(?:-[a-z0-9]+)*|(blog|faq|about|contact|terms|privacy|legal|supplierInfo|newsletter|shop))?$/;

const names = new Map([
	["products", "product"],
	["categories", "category"],
	["blog", "article"],
]);

/**
 * The page that the newsletter was subscribed to from, as its service is told (spec section 8): of a list of known shapes, without parameters. What
 * has another, such as a cart's or one that somebody made up, counts as the home page.
 * @param from a path of this shop, with or without parameters
 */
export function subscribedFrom(from: string): { path: string; name: string } {
	const [path = "/"] = from.split(/[?#]/);
	const [known, folder, page] = told.exec(path) ?? [];
	if (known === undefined) return { path: "/", name: "home" };
	return { path, name: (folder && names.get(folder)) ?? page ?? "home" };
}
