import { routeOf } from "../../platform/config/route-table";

/** Matches a slug. Any other text could be personal. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the page that led to the subscription, as the newsletter service receives it (R15.6). Only pages without
 * personal data in their addresses qualify, without parameters. Any other page, such as a cart or an invented one,
 * counts as the home page.
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
