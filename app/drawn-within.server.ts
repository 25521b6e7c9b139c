import { gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/cloudflare";

/** What a server may send before the browser has answered for the first time, less what the answer's own head takes. In bytes. */
const firstFlight = 14_250;

/** The drawing that is seen first, as ui/sheet.tsx writes it. */
const first = /(<img src=")(\/drawings\/[^"]+\.svg[^"]*)("[^>]* fetchpriority="high")/;

/**
 * Puts the first drawing of a page into it, so that it is there with the page: it is the largest thing to be seen, and would be asked for one
 * round trip later. It does so where the page's heading and its first goods still come with the first round trip. The drawing stays a picture: what
 * is in it cannot touch the page.
 * @param drawing gives the drawing of an address of this shop; null where there is none
 */
export async function drawnWithin(html: string, drawing: AppLoadContext["drawing"]): Promise<string> {
	const [, , address] = first.exec(html) ?? [];
	const svg = address === undefined ? null : await drawing(address.replaceAll("&amp;", "&"));
	if (svg === null || svg.length > firstFlight) return html;
	const drawn = html.replace(first, (_, before: string, __: string, after: string) => before + dataUrl(svg) + after);
	return gzipSync(topOf(drawn)).length > firstFlight ? html : drawn;
}

/** A page to its first goods, or else to its heading. */
function topOf(html: string): string {
	const body = html.indexOf("<tbody");
	return html.slice(0, body < 0 ? html.indexOf("</h1>") : html.indexOf("</tr>", body));
}

/** Stands in an attribute as it is. */
function dataUrl(svg: string): string {
	const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
	return `data:image/svg+xml,${quoted.replace(/[%#<>&"\n\r\t]/g, encodeURIComponent)}`;
}
