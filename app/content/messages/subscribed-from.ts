import { routeOf } from "../../platform/config/route-table";

/** The format of a slug. Any other text could be personal. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The page that the newsletter was subscribed to from, as its service receives it (R15.6): a page in whose address nothing is anybody's own, without
 * parameters. Any other, such as a cart's or one that somebody made up, counts as the home page.
 * @param from a path of this shop, with or without parameters
 */
export function subscribedFrom(from: string): { path: string; name: string } {
	const [path = "/"] = from.split(/[?#]/);
	const name = routeOf(path).subscribedFrom;
	const [, , word] = path.split("/");
	return name === undefined || path.endsWith(".data") || (word !== undefined && !slug.test(word))
		? { path: "/", name: "home" }
		: { path, name };
}
