import { busyPage } from "../app/busy-page.server";
import { serverTexts } from "../app/i18n.server";
import { asDocument } from "./as-document";
import type { Reader } from "./reader";
import { sentForm } from "./sent-form";

/** When it is worth trying again: what is in the way is made within it. In seconds. */
const retryAfter = "2";

/**
 * What is answered while more is asked for than can be made: a small page in the reader's language, made without the backend and without React.
 * Nothing has been done for the request, so the same may be sent again.
 */
export async function tooBusy(request: Request, url: URL, { locale }: Reader): Promise<Response> {
	const headers = new Headers({ "Retry-After": retryAfter, "Cache-Control": "no-store", "Content-Language": locale });
	if (url.pathname.endsWith(".data")) {
		headers.set("Content-Type", "text/plain; charset=utf-8");
		// A form is kept and offered again (app/features/shell/held-posts.ts); a page is asked for as a document.
		return new Response(request.method === "POST" ? "" : asDocument(url), { status: 503, headers });
	}
	const { html, policy } = await busyPage(serverTexts(locale), request.method === "POST" ? await sentForm(request, url) : undefined);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Security-Policy", policy);
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
	return new Response(request.method === "HEAD" ? null : html, { status: 503, headers });
}
