import type { Locale } from "../../app/platform/config/market";
import type { PlainPage } from "../../app/platform/document/plain-page.server";
import { escapeXml } from "../../app/platform/http/escape-xml";

/** Statuses of requests that are refused before any page handles them. */
export type Refused = 400 | 403 | 404 | 405 | 411 | 413 | 414 | 415 | 421 | 422;

/** A refusal in plain text, for what is not a page. */
export function refusal(status: number, text: string): Response {
	return new Response(`${status} ${text}\n`, {
		status,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
	});
}

/** A small page without personal data, hidden from search engines. */
export function pageAnswer({ method }: Request, locale: Locale, status: number, { html, policy }: PlainPage): Response {
	return new Response(method === "HEAD" ? null : html, {
		status,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Language": locale,
			"Content-Security-Policy": policy,
			"Cache-Control": "no-store",
			"Referrer-Policy": "same-origin",
			"X-Robots-Tag": "noindex",
		},
	});
}

/** A link on such a page, as HTML. */
export const link = (href: string, text: string, isMain = false): string =>
	`<a${isMain ? ' class="again"' : ""} href="${escapeXml(href)}">${escapeXml(text)}</a>`;
