import type { Locale } from "../app/platform/config/market";
import type { PlainPage } from "../app/platform/document/plain-page.server";
import { escapeXml } from "../app/platform/http/escape-xml";

/** A page that is nobody's own and is not found by search engines. */
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

/** A way on, as HTML. */
export const link = (href: string, text: string, isMain = false): string =>
	`<a${isMain ? ' class="again"' : ""} href="${escapeXml(href)}">${escapeXml(text)}</a>`;
