import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "../config/href";

/** Carts, accounts and their files are private, and filters, sort orders and comparisons have endless combinations. */
const closed = [
	href("/cart"),
	"/users/",
	"/orders/",
	"/files/",
	"/punchout/",
	href("/compare"),
	"/cut/",
	href("/new_search"),
	"/search/",
	href("/stock-notice"),
	"/*?f=",
	"/*&f=",
	"/*?sort=",
	"/*&sort=",
];

/** robots.txt, on every host with its own sitemap. */
export const loader = ({ context }: { context: Pick<LoaderFunctionArgs["context"], "origin"> }) =>
	new Response(`User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${context.origin}/sitemap.xml\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
