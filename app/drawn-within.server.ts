import type { AppLoadContext } from "@remix-run/cloudflare";

/** More would keep what stands below it waiting. In characters. */
const largest = 8000;

/** The drawing that is seen first, as ui/sheet.tsx writes it. */
const first = /(<img src=")(\/drawings\/[^"]+\.svg[^"]*)("[^>]* fetchpriority="high")/;

/**
 * Puts the first drawing of a page into it, so that it is there with the page: it is the largest thing to be seen, and would be asked for one
 * round trip later. The drawing stays a picture; what is in it cannot touch the page.
 * @param drawing gives the drawing of an address of this shop; null where there is none
 */
export async function drawnWithin(html: string, drawing: AppLoadContext["drawing"]): Promise<string> {
	const [, , address] = first.exec(html) ?? [];
	const svg = address === undefined ? null : await drawing(address.replaceAll("&amp;", "&"));
	if (svg === null || svg.length > largest) return html;
	return html.replace(first, (_, before: string, __: string, after: string) => before + dataUrl(svg) + after);
}

/** Stands in an attribute as it is. */
function dataUrl(svg: string): string {
	const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
	return `data:image/svg+xml,${quoted.replace(/[%#<>&"{}|\\^`\s]/g, encodeURIComponent)}`;
}
