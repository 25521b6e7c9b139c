import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Carts and accounts are nobody's business, and of narrowed, sorted and compared lists there are more than anyone can read. */
const closed = ["/cart", "/users/", "/orders/", "/compare", "/cut/", "/new_search", "/search/", "/*?f=", "/*&f=", "/*?sort=", "/*&sort="];

/** What crawlers are told, on every host with the map of its own. */
export const loader = ({ context }: LoaderFunctionArgs) =>
	new Response(`User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${context.origin}/sitemap.xml\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
