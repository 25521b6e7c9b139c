import { eventAddress, type LinkPlace, linkEvent, linkPlaces } from "../../app/platform/analytics/link-events";
import { pageTypeOf } from "../../app/platform/analytics/page-type";

/**
 * Gives the links of a page whose clicks the server does not see by itself a `ping`, so that they are counted without scripts, too. Scripts that
 * are there take it away again and send events by themselves (app/platform/analytics/browser.ts). Only for who allows analytics.
 */
export function markLinks(answer: Response, url: URL): Response {
	if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
	const page = pageTypeOf(url.pathname);
	const marked = (place: LinkPlace) => ({
		element(link: Element) {
			if (link.hasAttribute("ping")) return;
			// As it stands in the document, where & is &amp;.
			const href = link.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
			const event = linkEvent(href, url.href, place, page);
			if (event) link.setAttribute("ping", eventAddress(event));
		},
	});
	const rewriter = new HTMLRewriter();
	for (const [selector, place] of linkPlaces) rewriter.on(`${selector} a[href]`, marked(place));
	return rewriter.on("a[href]", marked("content")).transform(answer);
}
