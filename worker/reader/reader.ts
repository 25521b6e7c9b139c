import type { Locale } from "../../app/platform/config/market";
import { randomBytes } from "../../app/platform/http/random";
import { resolveLocale } from "../../app/platform/i18n/i18n.server";
import { scriptsCookie } from "../../app/platform/session/scripts-cookie";
import { Visitor } from "../../app/platform/session/visitor.server";
import type { Settings } from "../settings/settings";

/** The client of a request, and the values made for its response. */
export interface Reader {
	locale: Locale;
	/** The host has no language of its own; the cookie selects it. */
	isNeutralHost: boolean;
	visitor: Visitor;
	/** The browser sent Save-Data. */
	savesData: boolean;
	/** Pages include their style sheets, because the browser has none of the shop yet. */
	includesStyles: boolean;
	/** The browser ran the shop's scripts within the last hour. */
	provesScripts: boolean;
	/** Sent to the backend, and shown in every log line, response and error page of the request. */
	requestId: string;
	nonce: string;
	/** In ms since 1970. */
	renderedAt: number;
}

export async function readerOf(request: Request, url: URL, { localeDomains }: Settings, requestId: string): Promise<Reader> {
	const localeOfHost = localeDomains[url.hostname];
	const savesData = request.headers.get("Save-Data")?.toLowerCase() === "on";
	return {
		locale: localeOfHost ?? (await resolveLocale(request)),
		isNeutralHost: localeOfHost === undefined,
		visitor: request.headers.has("Cookie") ? await Visitor.of(request, url) : Visitor.stranger(url),
		savesData,
		includesStyles: !savesData && isFirstVisit(request),
		provesScripts: provesScripts(request),
		requestId,
		nonce: newNonce(),
		renderedAt: Date.now(),
	};
}

const newNonce = (): string => btoa(String.fromCharCode(...randomBytes(16)));

/**
 * Whether a browser without cookies opens a page from an address, a bookmark or another site. Readers without scripts have no cookie either, but
 * come from a page of this host. Clients that do not say where they come from, such as crawlers, are not first visits.
 */
const isFirstVisit = ({ headers }: Request): boolean =>
	!headers.has("Cookie") && ["none", "same-site", "cross-site"].includes(headers.get("Sec-Fetch-Site") ?? "");

/** Whether a browser has run the shop's scripts within the last hour (platform/document/prove-scripts.ts). */
export function provesScripts(request: Request): boolean {
	const cookies = request.headers.get("Cookie") ?? "";
	const scriptsProof = `${scriptsCookie(new URL(request.url).protocol)}=1`;
	return cookies !== "" && cookies.split(/;\s*/).includes(scriptsProof);
}
