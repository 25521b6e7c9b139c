import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { company } from "../../../contract/company";
import { isLocale } from "../config/market";
import { escapeXml } from "../http/escape-xml";
import { serverTexts } from "../i18n/i18n.server";

/** /opensearch/de.xml: registers this shop's search in the browser, in the language of the page that links it. */
export function loader({ context, params: { file = "" } }: LoaderFunctionArgs) {
	const locale = file.replace(/\.xml$/, "");
	if (!isLocale(locale)) throw new Response(null, { status: 404 });
	const { translator } = serverTexts(locale);
	const origin = context.locales.origins[locale] ?? context.origin;
	const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(company.brand)}</ShortName>
<Description>${escapeXml(translator("shell")("search.label"))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeXml(origin)}/favicon.svg</Image>
<Url type="text/html" template="${escapeXml(origin)}/new_search?search={searchTerms}"/>
</OpenSearchDescription>
`;
	return new Response(description, { headers: { "Content-Type": "application/opensearchdescription+xml; charset=utf-8" } });
}
