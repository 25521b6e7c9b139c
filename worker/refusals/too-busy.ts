import { busyPage, type Reason } from "../../app/platform/document/busy-page.server";
import type { SentForm } from "../../app/platform/forms/sent-form";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import type { Reader } from "../reader/reader";
import { asDocument, notProcessedError } from "./data-answers";
import { pageAnswer } from "./refusal";

/** Status and Retry-After in seconds. Running requests finish within two seconds; rate limits count anew each minute. */
const answers: Readonly<Record<Reason, { status: number; retryAfter: string }>> = {
	busy: { status: 503, retryAfter: "2" },
	often: { status: 429, retryAfter: "60" },
};

/**
 * The page for an overloaded shop, or for a network over its limit: small, in the reader's language, rendered without the backend and
 * React. Nothing was done for the request, so it can be sent again.
 */
export async function tooBusy(request: Request, url: URL, { locale }: Reader, reason: Reason = "busy"): Promise<Response> {
	const { status, retryAfter } = answers[reason];
	const headers = new Headers({ "Retry-After": retryAfter, "Cache-Control": "no-store", "Content-Language": locale });
	// Scripts request these and show the result in their own page.
	if (url.pathname === "/search/hits") return new Response(null, { status, headers });
	if (url.pathname.endsWith(".data")) {
		headers.set("Content-Type", "text/plain; charset=utf-8");
		// Its page keeps a form and offers it again (app/platform/forms/keep-on-failure.ts). A page is requested again as a document.
		return new Response(request.method === "POST" ? notProcessedError(status) : asDocument(url), { status, headers });
	}
	const sent = request.method === "POST" ? await sentForm(request, url) : undefined;
	const page = pageAnswer(request, locale, status, await busyPage(serverTexts(locale), sent, reason));
	page.headers.set("Retry-After", retryAfter);
	return page;
}

/** The fields of a POST, to be sent again. It consumes the body. Files are not sent twice, and passwords are not written into a page. */
export async function sentForm(request: Request, url: URL): Promise<SentForm> {
	const action = url.pathname + url.search;
	if (request.bodyUsed || request.headers.get("Content-Type")?.startsWith("multipart/")) return { action, fields: null };
	const fields = [...new URLSearchParams(await request.text())];
	return { action, fields: fields.some(([name]) => /password/i.test(name)) ? null : fields };
}
