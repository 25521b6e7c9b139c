import { busyPage, type Reason } from "../../app/platform/document/busy-page.server";
import type { SentForm } from "../../app/platform/forms/sent-form";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import type { Reader } from "../reader/reader";
import { asDocument, notProcessedError } from "./data-answers";
import { pageAnswer } from "./refusal";

/** The status that says why, and when it is worth trying again: what is in the way is made within two seconds, and counted anew each minute. In seconds. */
const answers: Readonly<Record<Reason, { status: number; retryAfter: string }>> = {
	busy: { status: 503, retryAfter: "2" },
	often: { status: 429, retryAfter: "60" },
};

/**
 * What is answered while more is asked for than can be made, or by one network than people do: a small page in the reader's language, made without
 * the backend and without React. Nothing has been done for the request, so the same may be sent again.
 */
export async function tooBusy(request: Request, url: URL, { locale }: Reader, reason: Reason = "busy"): Promise<Response> {
	const { status, retryAfter } = answers[reason];
	const headers = new Headers({ "Retry-After": retryAfter, "Cache-Control": "no-store", "Content-Language": locale });
	// What only scripts ask for, and show in their own page.
	if (url.pathname === "/search/hits") return new Response(null, { status, headers });
	if (url.pathname.endsWith(".data")) {
		headers.set("Content-Type", "text/plain; charset=utf-8");
		// A form is kept in its page and offered again (app/platform/forms/keep-on-failure.ts); a page is requested as a document.
		return new Response(request.method === "POST" ? notProcessedError(status) : asDocument(url), { status, headers });
	}
	const sent = request.method === "POST" ? await sentForm(request, url) : undefined;
	const page = pageAnswer(request, locale, status, await busyPage(serverTexts(locale), sent, reason));
	page.headers.set("Retry-After", retryAfter);
	return page;
}

/** What a POST says; its body is used up by it. Files are not sent twice, and a password is not written into a page. */
export async function sentForm(request: Request, url: URL): Promise<SentForm> {
	const action = url.pathname + url.search;
	if (request.bodyUsed || request.headers.get("Content-Type")?.startsWith("multipart/")) return { action, fields: null };
	const fields = [...new URLSearchParams(await request.text())];
	return { action, fields: fields.some(([name]) => /password/i.test(name)) ? null : fields };
}
