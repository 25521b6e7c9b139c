import type { Locale } from "../app/platform/config/market";
import { randomBytes } from "../app/platform/http/random";
import { resolveLocale } from "../app/platform/i18n/i18n.server";
import { Visitor } from "../app/platform/session/visitor.server";
import type { Settings } from "./env";
import { hasStyles, provesScripts } from "./has-styles";

/** Who asks for a page, and what is made anew for each answer. */
export interface Reader {
	locale: Locale;
	/** The host belongs to no language: the cookie says it. */
	isNeutralHost: boolean;
	visitor: Visitor;
	/** Asks to be sent little. */
	savesData: boolean;
	/** Has none of the shop's style sheets yet: what the page uses of them stands in it. */
	inlinesStyles: boolean;
	/** Ran scripts a moment ago. */
	provesScripts: boolean;
	/** Goes into every log line of the request, onto its answer and its error page, and to the backend. */
	requestId: string;
	nonce: string;
	/** ms since 1970. */
	renderedAt: number;
}

export async function readerOf(request: Request, url: URL, { localeDomains }: Settings, requestId: string): Promise<Reader> {
	const localeOfHost = localeDomains[url.hostname];
	return {
		locale: localeOfHost ?? (await resolveLocale(request)),
		isNeutralHost: localeOfHost === undefined,
		visitor: request.headers.has("Cookie") ? await Visitor.of(request, url) : Visitor.stranger(url),
		savesData: request.headers.get("Save-Data")?.toLowerCase() === "on",
		inlinesStyles: !hasStyles(request),
		provesScripts: provesScripts(request),
		requestId,
		nonce: newNonce(),
		renderedAt: Date.now(),
	};
}

const newNonce = (): string => btoa(String.fromCharCode(...randomBytes(16)));
