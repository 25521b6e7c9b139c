import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Tracker } from "../../app/analytics/tracker.server";
import { type Connection, connectBackend } from "../../app/backend/client.server";
import { connectDocuments } from "../../app/backend/documents.server";
import { cameFrom } from "../../app/came-from.server";
import { serverTexts } from "../../app/i18n.server";
import { logError } from "../../app/log-error.server";
import { markets } from "../../app/market";
import { PageRecord } from "../../app/page-record.server";
import { trackerOf } from "../analytics/analytics";
import { drawingAt, transportOf } from "../backend-client/connection";
import { sharedReads } from "../backend-client/shared-reads";
import { clientOf } from "../network/network";
import type { Reader } from "../reader/reader";
import { sentForm } from "../refusals/too-busy";
import { localeOrigins, type ShopEnv, settings } from "../settings/settings";
import { newsletterOf } from "./newsletter";

interface Loaded {
	/** What every loader and action is given. */
	context: AppLoadContext;
	/** Holds the events that they note. */
	tracker: Tracker;
}

export async function loadContext(
	request: Request,
	reader: Reader,
	env: ShopEnv,
	run: Pick<ExecutionContext, "waitUntil">,
	isFlood: boolean,
): Promise<Loaded> {
	const known = settings(env);
	const { locale, isNeutralHost, visitor, savesData, inlinesStyles, provesScripts, requestId, nonce, renderedAt } = reader;
	const url = new URL(request.url);
	const client = clientOf(request, known.digestKey);
	const market = markets[locale];
	const origins = localeOrigins(url, known.localeDomains);
	const record = new PageRecord();
	// Its own body is read by the action.
	const sent = request.method === "POST" && !url.pathname.endsWith(".data") ? request.clone() : null;
	const later = (work: Promise<unknown>) => run.waitUntil(work);
	const connection: Connection = { ...transportOf(reader, env, client), reads: sharedReads(env).reads, later, record };
	const tracker = trackerOf(request, reader);
	const origin = cameFrom(request);
	const context: AppLoadContext = {
		market,
		texts: serverTexts(locale),
		visitor,
		backend: connectBackend(connection),
		documents: connectDocuments(connection),
		drawing: (path) => drawingAt(env, known, path),
		file: null,
		later,
		subscribe: market.newsletter ? newsletterOf(env, (detail) => logError({ requestId, kind: "newsletter", detail })) : null,
		isFlood,
		record,
		newKey: () => record.newKey(),
		newFormKey: () => record.newKey(true),
		note: (note) => {
			record.notes.push(note);
			// Most readers allow neither: nothing is worked out for them.
			if (visitor.isTold) note({ track: tracker.track, convert: tracker.convert, cameFrom: origin });
		},
		track: tracker.track,
		convert: tracker.convert,
		cameFrom: origin,
		sentForm: async () => (sent ? sentForm(sent, url) : null),
		requestId,
		origin: url.origin,
		paymentHosts: known.paymentHosts,
		isVisit: request.method !== "POST" && !url.pathname.endsWith(".data"),
		savesData,
		inlinesStyles,
		// What a script asks for by itself comes whole.
		provesScripts: provesScripts && !savesData && request.method === "GET" && !url.pathname.endsWith(".data"),
		styleSources: [],
		nonce,
		renderedAt,
		locales: { isNeutralHost, origins, own: origins[locale] ?? url.origin },
	};
	return { context, tracker };
}
