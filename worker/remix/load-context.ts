import type { AppLoadContext } from "@remix-run/cloudflare";
import { cameFrom } from "../../app/platform/analytics/came-from.server";
import type { Tracker } from "../../app/platform/analytics/tracker.server";
import { trackVisit } from "../../app/platform/analytics/visits.server";
import { type Connection, connectBackend } from "../../app/platform/backend/client.server";
import { connectDocuments } from "../../app/platform/backend/documents.server";
import { SignInFirst } from "../../app/platform/backend/errors.server";
import { optionalCalls } from "../../app/platform/backend/page-calls.server";
import { PageRecord } from "../../app/platform/backend/page-record.server";
import { markets } from "../../app/platform/config/market";
import { routeOf } from "../../app/platform/config/route-table";
import { logError } from "../../app/platform/http/log-error.server";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import { readUser } from "../../app/platform/session/current-user.server";
import { company } from "../../contract/company";
import type { User } from "../../contract/users";
import { trackerOf } from "../analytics/analytics";
import { transportOf } from "../backend-client/connection";
import { sharedReads } from "../backend-client/shared-reads";
import { networkDigest } from "../network/network";
import type { Reader } from "../reader/reader";
import { pagePath } from "../refusals/data-answers";
import { sentForm } from "../refusals/too-busy";
import { hasDevPages, localeOrigins, type ShopEnv, settings } from "../settings/settings";
import { deskOf } from "./desk";
import { newsletterOf } from "./newsletter";

interface Loaded {
	/** The context of every loader and action. */
	context: AppLoadContext;
	/** Collects their events. */
	tracker: Tracker;
}

/** A copy of the request for error pages. Files are left out, since they are not sent twice. */
const withoutFiles = (request: Request): Request =>
	request.headers.get("Content-Type")?.startsWith("multipart/")
		? new Request(request.url, { method: "POST", headers: request.headers })
		: request.clone();

export async function loadContext(
	request: Request,
	reader: Reader,
	env: ShopEnv,
	run: Pick<ExecutionContext, "waitUntil">,
	{ isFlood, isDesk }: { isFlood: boolean; isDesk: boolean },
): Promise<Loaded> {
	const known = settings(env);
	const { locale, isNeutralHost, visitor, savesData, includesStyles, provesScripts, requestId, nonce, renderedAt } = reader;
	const url = new URL(request.url);
	// At the desk everybody reads one clock.
	const market = isDesk ? { ...markets[locale], timeZone: company.timeZone } : markets[locale];
	const shopOrigins = localeOrigins(url, known.localeDomains);
	const origins = isDesk ? {} : shopOrigins;
	const page = pagePath(url);
	const record = new PageRecord();
	const isByScript = url.pathname.endsWith(".data");
	// The action reads the original's body.
	const sent = request.method === "POST" && !isByScript ? withoutFiles(request) : null;
	const waitUntil = (work: Promise<unknown>) => run.waitUntil(work);
	const connection: Connection = {
		...transportOf(reader, env, { client: () => networkDigest(request, known.digestKey), optional: optionalCalls(url.pathname) }),
		page,
		signIn: "/users/login",
		reads: sharedReads(env).reads,
		within: () => visitor.visit?.within,
		waitUntil,
		record,
	};
	const tracker = trackerOf(request, reader);
	const origin = cameFrom(request);
	let reading: Promise<User | null> | undefined;
	const context: AppLoadContext = {
		route: routeOf(url.pathname),
		page,
		market,
		texts: serverTexts(locale),
		visitor,
		currentUser: () => {
			reading ??= readUser(context);
			return reading;
		},
		user: async () => {
			const user = await context.currentUser();
			if (!user) throw new SignInFirst(page);
			return user;
		},
		backend: connectBackend(connection),
		documents: connectDocuments(connection),
		isDesk,
		desk: deskOf(connection, visitor, { isDesk, shopOrigins }),
		file: null,
		waitUntil,
		subscribe: market.newsletter ? newsletterOf(env, (detail) => logError({ requestId, kind: "newsletter", detail })) : null,
		isFlood,
		record,
		newKey: () => record.newKey(),
		newFormKey: () => record.newKey(true),
		trackVisit: (seen) => {
			record.visits.push(seen);
			// Most readers allow neither, so nothing is computed for them.
			if (visitor.allowsTracking) trackVisit({ track: tracker.track, convert: tracker.convert, cameFrom: origin }, request.url, seen);
		},
		track: tracker.track,
		convert: tracker.convert,
		cameFrom: origin,
		sentForm: async () => (sent ? sentForm(sent, url) : null),
		hasDevPages: hasDevPages(url, known),
		requestId,
		origin: url.origin,
		paymentHosts: known.paymentHosts,
		isVisit: request.method !== "POST" && !isByScript,
		isByScript,
		savesData,
		includesStyles,
		// Only scripts request data. Prefetched data comes whole, so that the browser can keep it.
		provesScripts: (provesScripts || isByScript) && !savesData && request.method === "GET" && !request.headers.has("Sec-Purpose"),
		formTargets: [],
		framedBy: [...(visitor.visit?.origins ?? [])],
		styleSources: [],
		nonce,
		renderedAt,
		locales: { isNeutralHost, origins, own: origins[locale] ?? url.origin },
	};
	return { context, tracker };
}
