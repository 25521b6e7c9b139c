import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { markets } from "../config/market";
import { goodsAddresses, goodsParts, pageAddresses } from "./sitemap.server";
import { sitemap } from "./sitemap-xml";

/** /sitemaps/de.xml: the pages of a language; /sitemaps/de-2.xml: the second part of its goods. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const market = Object.values(markets).find(({ locale }) => params.file === `${locale}.xml` || params.file?.startsWith(`${locale}-`));
	const origin = market && (context.locales.origins[market.locale] ?? (market === context.market ? context.origin : undefined));
	if (!market || !origin) throw new Response(null, { status: 404 });
	const part = await requestedPart(context, params.file ?? "", market.locale);
	const addresses = part === 0 ? pageAddresses(context, market) : goodsAddresses(context, part);
	return new Response(await sitemap(origin, addresses), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** @returns 0 for the pages */
async function requestedPart(context: LoaderFunctionArgs["context"], file: string, locale: string): Promise<number> {
	if (file === `${locale}.xml`) return 0;
	const part = Number(/^-([1-9]\d{0,3})\.xml$/.exec(file.slice(locale.length))?.[1]);
	if (!(part <= (await goodsParts(context)))) throw new Response(null, { status: 404 });
	return part;
}
