import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { cameFrom } from "../app/platform/analytics/came-from.server";
import type { Tracker } from "../app/platform/analytics/tracker.server";
import { PageRecord } from "../app/platform/backend/page-record.server";
import { logError } from "../app/platform/http/log-error.server";
import { randomUuid } from "../app/platform/http/random";
import { CartChannel } from "./cart-channel";
import { wayOf } from "./connection";
import { byCookieCheck, cookieCheck, isCookieCheck } from "./cookie-check";
import { deliverEvents } from "./deliver-events";
import { type ShopEnv, settings } from "./env";
import { eventReceiver } from "./event-receiver";
import { flushed } from "./flushed";
import { addressOf, gate, type Refused, refusal, withoutHiddenOrigin } from "./gate";
import { finish, harden, withCookies } from "./headers";
import { isHealthCheck } from "./health";
import { liveCart } from "./live-cart";
import { loadContext, trackerOf } from "./load-context";
import { markLinks } from "./mark-links";
import { oneSpelling } from "./one-spelling";
import { outOfService } from "./out-of-service";
import { type KeptPage, wasKept } from "./page-cache/kept-pages";
import { isCurrent, keptPage, madePage, shown } from "./page-cache/page-cache";
import { pageKey } from "./page-cache/page-key";
import { passThrough } from "./pass-through";
import { isPaymentMessage, passMessage } from "./payment-message";
import { isPurge, purge } from "./purge";
import { type Reader, readerOf } from "./reader";
import { receive } from "./receive";
import { refusedPage } from "./refused-page";
import { logged } from "./request-log";
import { Room } from "./room";
import { routePatterns } from "./route-pattern";
import { hasForgedSession, type Tell, tellerOf, tellMessage, tellRefusal } from "./security-log";
import { purgeReads } from "./shared-reads";
import { tooBusy } from "./too-busy";
import { isOfGoods, mayTell, tooMany, tooManyOf } from "./too-many";

const handle = createRequestHandler(build, "production");

const patternOf = routePatterns(Object.values(build.routes).map((route) => route?.path));

/** What a running Worker makes at once; docs/decisions/0057-more-than-can-be-made.md says where the figures are from. */
const room = new Room({ most: 24, waiting: 48, patience: 2000, longest: 20_000 });

/** Who has a cart open (wrangler.toml, durable_objects). */
export { CartChannel };

export default {
	fetch(asked, env, run) {
		const url = addressOf(asked);
		const requestId = randomUuid();
		const known = settings(env);
		const tell = tellerOf(asked, requestId, known);
		const write = known.logsRequests ? console.log : null;
		return logged({ method: asked.method, url }, requestId, patternOf, write, async () => {
			if (url) return answerTo(asked, url, requestId, env, run, tell);
			tell("input_refused", "address");
			return refusal(400, "The address cannot be read.");
		});
	},
} satisfies ExportedHandler<ShopEnv>;

/** Everything that the shop answers, in the order in which it is looked for. */
async function answerTo(asked: Request, url: URL, requestId: string, env: ShopEnv, run: ExecutionContext, tell: Tell): Promise<Response> {
	const known = settings(env);
	// A health check asks as it can.
	if (url.protocol === "http:" && !known.devPages && !isHealthCheck(url))
		// Not Response.redirect(): nobody may write the request's id into its headers.
		return new Response(null, { status: 301, headers: { Location: url.href.replace("http:", "https:") } });
	if (known.problems.length > 0 && !isHealthCheck(url))
		return harden(await outOfService(asked, await readerOf(asked, url, known, requestId), known), url);
	if (isPaymentMessage(asked, url)) {
		const passed = await passMessage(asked, url, env, known, requestId);
		tellMessage(tell, asked, passed);
		return harden(passed, url);
	}
	if (isPurge(asked, url, known)) {
		const purged = await purge(asked, url, known, (what) => purgeReads(env, what));
		if (purged.status === 403) tell("key_refused", "purge");
		return harden(purged, url);
	}
	const reader = await readerOf(asked, url, known, requestId);
	if (hasForgedSession(asked, url, reader.visitor)) tell("input_refused", "session_id");
	const deliver = ({ events }: Tracker) => {
		if (events.length === 0) return;
		const delivered = async () => {
			if (!(await mayTell(asked, url, env, known.digestKey))) return tell("limit_reached", "EVENTS of pages");
			await deliverEvents(events, known.analyticsKey, eventReceiver(env), eventLog(reader.requestId));
		};
		run.waitUntil(delivered());
	};
	const key = pageKey(asked, url, reader);
	// Before anything else: most pages are shown again.
	const again = key === null || gate(asked, url, known) !== null ? null : await shownAgain(key, asked, reader, env, deliver);
	if (again) return again;
	const refuse = async (status: Refused) => {
		tellRefusal(tell, status);
		return harden(await refusedPage(asked, url, reader, known, status), url);
	};
	const received = await receive(asked);
	if (typeof received === "number") return refuse(received);
	const refused = gate(received, url, known);
	if (refused !== null) return refuse(refused);
	const request = withoutHiddenOrigin(received);
	const answered =
		(await passThrough(request, url, env, known, requestId)) ??
		(await liveCart(request, url, env, known, requestId, tell)) ??
		oneSpelling(request, url);
	if (typeof answered === "number") return refuse(answered);
	if (isCookieCheck(request, url)) return harden(await cookieCheck(request, url, reader), url);
	if (answered) return harden(answered, url);
	const flood = await tooManyOf(request, url, env, { hasCart: reader.visitor.cart !== null, digestKey: known.digestKey });
	if (flood) tell("limit_reached", flood);
	if (flood === "EVENTS") return harden(new Response(null, { status: 429, headers: { "Retry-After": "60" } }), url);
	if (flood && isOfGoods(flood)) return harden(await tooBusy(request, url, reader, "often"), url);
	const making = async () => {
		const { context, tracker } = await loadContext(request, reader, env, run, flood === "OPEN_FORMS");
		const taken = flood === "ACCOUNT_FORMS" ? tooMany(request, url) : request;
		const answer = byCookieCheck(request, url, await finish(await handle(taken, context), url, context));
		deliver(tracker);
		const marked = reader.visitor.allows("analytics") ? markLinks(answer, url) : answer;
		return { answer: context.record.isStreamed ? flushed(marked, request) : marked, record: context.record };
	};
	return madePage(key, url, reader, run, async () => {
		const isDear = request.method === "POST" || (key !== null && wasKept(key));
		const made = await room.within(isDear, run, making);
		return made ?? { answer: harden(await tooBusy(request, url, reader), url), record: new PageRecord() };
	});
}

/** A page that is kept, for one more reader; null where there is none that still holds. */
async function shownAgain(key: string, asked: Request, reader: Reader, env: ShopEnv, deliver: (tracker: Tracker) => void) {
	const page = await keptPage(key);
	if (!page || !(await isCurrent(page, () => wayOf(reader, env)))) return null;
	if (reader.visitor.isTold) deliver(visitTo(page, asked, reader));
	return withCookies(shown(page, asked, reader), reader.visitor);
}

/** What analytics are told of a page that was made for another reader. */
function visitTo({ notes }: KeptPage, request: Request, reader: Reader): Tracker {
	const tracker = trackerOf(request, reader);
	const told = { track: tracker.track, convert: tracker.convert, cameFrom: cameFrom(request) };
	for (const note of notes) note(told);
	return tracker;
}

const eventLog = (requestId: string) => (detail: string) => logError({ requestId, kind: "events_lost", detail });
