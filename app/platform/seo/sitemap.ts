import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { goodsParts } from "./sitemap.server";
import { sitemapIndex } from "./sitemap-xml";

/** The maps of every language on its own domain. On a shop without such domains, only those of the page's language. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { origins } = context.locales;
	const homes = Object.keys(origins).length > 0 ? origins : { [context.market.locale]: context.origin };
	const parts = await goodsParts(context);
	const maps = Object.entries(homes).flatMap(([locale, origin]) => [
		`${origin}/sitemaps/${locale}.xml`,
		...Array.from({ length: parts }, (_, index) => `${origin}/sitemaps/${locale}-${index + 1}.xml`),
	]);
	return new Response(sitemapIndex(maps), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
