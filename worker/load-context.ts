import type { AppLoadContext } from "@remix-run/cloudflare";
import { Tracker } from "../app/analytics/tracker.server";
import { type Connection, connectBackend } from "../app/backend/client.server";
import { connectDocuments } from "../app/backend/documents.server";
import { cameFrom } from "../app/came-from.server";
import { resolveLocale, serverTexts } from "../app/i18n.server";
import { markets } from "../app/market";
import { PageRecord } from "../app/page-record.server";
import { Visitor } from "../app/visitor.server";
import { clientOf } from "./client-of";
import { sendTo } from "./connection";
import { type ShopEnv, settings } from "./env";
import { newsletterOf } from "./newsletter";

interface Loaded {
	/** What every loader and action is given. */
	context: AppLoadContext;
	/** Holds the events that they note. */
	tracker: Tracker;
}

export async function loadContext(
	request: Request,
	env: ShopEnv,
	run: Pick<ExecutionContext, "waitUntil">,
	isFlood: boolean,
): Promise<Loaded> {
	const known = settings(env);
	const { localeDomains } = known;
	const url = new URL(request.url);
	const localeOfHost = localeDomains[url.hostname];
	const [locale, visitor, client] = await Promise.all([resolveLocale(request, localeOfHost), Visitor.of(request), clientOf(request)]);
	const market = markets[locale];
	const origins = localeOrigins(url, localeDomains);
	const requestId = request.headers.get("Cf-Ray") ?? crypto.randomUUID();
	const record = new PageRecord();
	const connection: Connection = {
		send: sendTo(env, known),
		locale: market.backendLocale,
		session: () => visitor.session,
		record,
		key: known.backendKey,
		client,
		log: (kind, call, detail) =>
			console.error(JSON.stringify({ level: "error", requestId, kind, call: `${call.method} ${call.path}`, detail })),
	};
	const tracker = new Tracker({
		request,
		visitor,
		locale,
		log: (kind, name) => console.error(JSON.stringify({ level: "error", requestId, kind, name })),
	});
	const origin = cameFrom(request);
	const context: AppLoadContext = {
		market,
		texts: serverTexts(locale),
		visitor,
		backend: connectBackend(connection),
		documents: connectDocuments(connection),
		file: null,
		later: (work) => run.waitUntil(work),
		subscribe: market.newsletter
			? newsletterOf(env, (detail) => console.error(JSON.stringify({ level: "error", requestId, kind: "newsletter", detail })))
			: null,
		isFlood,
		record,
		newKey: () => record.newKey(),
		newFormKey: () => record.newKey(true),
		note: (note) => {
			record.notes.push(note);
			note({ track: tracker.track, convert: tracker.convert, cameFrom: origin });
		},
		track: tracker.track,
		convert: tracker.convert,
		cameFrom: origin,
		requestId,
		origin: url.origin,
		isVisit: request.method !== "POST" && !url.pathname.endsWith(".data"),
		savesData: request.headers.get("Save-Data")?.toLowerCase() === "on",
		nonce: newNonce(),
		locales: { isNeutralHost: localeOfHost === undefined, origins, own: origins[locale] ?? url.origin },
	};
	return { context, tracker };
}

function newNonce(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The address of each language's own domain, with this request's protocol and port. */
function localeOrigins(url: URL, localeDomains: Record<string, string>): Record<string, string> {
	const port = url.port ? `:${url.port}` : "";
	return Object.fromEntries(Object.entries(localeDomains).map(([host, locale]) => [locale, `${url.protocol}//${host}${port}`]));
}
