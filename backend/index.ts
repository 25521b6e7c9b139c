import { Hono } from "hono";
import { routePath } from "hono/route";
import { TrieRouter } from "hono/router/trie-router";
import type { ErrorAnswer } from "../contract/errors";
import { boundHost } from "../contract/locale";
import { openapi } from "../contract/openapi";
import { isSecretKey } from "../contract/values/secret-key";
import { addressesRoutes } from "./addresses/routes";
import { approvalRoutes } from "./approvals/routes";
import { cartRoutes } from "./cart/routes";
import { catalogueRoutes } from "./catalogue/routes";
import { changesRoutes } from "./changes/routes";
import { checkoutRoutes } from "./checkout/routes";
import { claimsRoutes } from "./claims/routes";
import { companiesRoutes } from "./companies/routes";
import { contentRoutes } from "./content/routes";
import { deliveriesRoutes } from "./deliveries/routes";
import { deskRoutes } from "./desk/routes";
import { developmentRoutes, onlyAtKnownHosts, onlyInDevelopment } from "./development/routes";
import type { BackendEnv } from "./env";
import { filesRoutes } from "./files/routes";
import { deleteFiles } from "./files/store";
import { invoicesRoutes } from "./invoices/routes";
import { mailDueLists } from "./lists/due-lists";
import { listsRoutes } from "./lists/routes";
import { dispatchAfterAnswer, dispatchEveryMinute } from "./mail/dispatch";
import { mailRoutes } from "./mail/routes";
import { mailData } from "./mail-data";
import { deleteUnnamed } from "./media/clean-up";
import { mediaRoutes } from "./media/routes";
import { offersRoutes } from "./offers/routes";
import { orderFilesRoutes } from "./order-files/routes";
import { ordersRoutes } from "./orders/routes";
import { ownNumbersRoutes } from "./own-numbers/routes";
import { sandboxRoutes } from "./payment-methods/routes";
import { paymentsRoutes } from "./payments/routes";
import type { App, AppEnv } from "./platform/http";
import { LogWriter } from "./platform/log-writer";
import { Refused } from "./platform/refused";
import { inName, logError } from "./platform/request-log";
import { isSameSecret } from "./platform/same-secret";
import { logSecurity, recordRefused } from "./platform/security-events";
import { procurementRoutes } from "./procurement/routes";
import { sendNotices } from "./procurement/send-notices";
import { proofsRoutes } from "./proofs/routes";
import { CartRoom } from "./realtime/cart-room";
import { realtimeRoutes } from "./realtime/routes";
import { deleteExpired } from "./retention/old-rows";
import { renewIndex } from "./search/renew-index";
import { searchRoutes } from "./search/routes";
import { staffRoutes } from "./staff/routes";
import { stockNoticesRoutes } from "./stock-notices/routes";
import { tellStock } from "./stock-notices/tell";
import { teamsRoutes } from "./teams/routes";
import { usersRoutes } from "./users/routes";
import { deliverWebhooks } from "./webhooks/deliver";

/** By default the first call builds a router that does not support these routes, before Hono falls back to this one. */
const app: App = new Hono<AppEnv>({ router: new TrieRouter() });

app.use(inName);
onlyAtKnownHosts(app);
app.use(async (context, next) => {
	let isMailScheduled = false;
	context.set("scheduleMail", () => {
		isMailScheduled = true;
	});
	await next();
	if (isMailScheduled) context.executionCtx.waitUntil(dispatchAfterAnswer(context.env, mailData));
});
app.use(async ({ env, json, req }, next) => {
	if (env.DEV_PAGES !== "1" && !isSecretKey(env.DIGEST_KEY ?? "")) {
		logError({ kind: "settings", error: "DIGEST_KEY is no secret: see docs/keys.md." });
		return json<ErrorAnswer>({ error: "The settings are not complete.", code: "internal" }, 503);
	}
	const keys = [env.BACKEND_KEY, env.BACKEND_KEY_NEXT].flatMap((key) => (key ? [key] : []));
	const given = req.header("Backend-Key") ?? "";
	const needsKey = keys.length > 0 || (env.DEV_PAGES !== "1" && new URL(req.url).hostname !== boundHost);
	// The desk has its own keys: a desk caller must not act for every visitor.
	if (needsKey && !req.path.startsWith("/desk/") && keys.filter((key) => isSameSecret(given, key)).length === 0) {
		logSecurity("key_refused", "backend_key");
		return json<ErrorAnswer>({ error: "Unknown caller.", code: "not_found" }, 403);
	}
	await next();
});

/** Returns whether the database answers, for the shop's health check. */
app.get("/health", async (context) => {
	context.header("Cache-Control", "no-store");
	const isAnswering = await context.env.DB.prepare("SELECT 1")
		.first()
		.then(
			() => true,
			() => false,
		);
	return isAnswering ? context.json({ status: "ok" }) : context.json({ status: "failing" }, 503);
});
app.get("/openapi.json", (context) => context.json(openapi()));

onlyInDevelopment(app);
catalogueRoutes(app);
contentRoutes(app);
searchRoutes(app);
companiesRoutes(app);
cartRoutes(app);
checkoutRoutes(app);
ordersRoutes(app);
orderFilesRoutes(app);
invoicesRoutes(app);
offersRoutes(app);
approvalRoutes(app);
paymentsRoutes(app);
sandboxRoutes(app);
usersRoutes(app);
teamsRoutes(app);
ownNumbersRoutes(app);
listsRoutes(app);
stockNoticesRoutes(app);
addressesRoutes(app);
realtimeRoutes(app);
deliveriesRoutes(app);
filesRoutes(app);
mediaRoutes(app);
claimsRoutes(app);
proofsRoutes(app);
changesRoutes(app);
procurementRoutes(app);
mailRoutes(app, mailData);
deskRoutes(app);
staffRoutes(app);
developmentRoutes(app);

app.notFound((context) => context.json<ErrorAnswer>({ error: "There is no such call.", code: "not_found" }, 404));

app.onError((error, context) => {
	if (error instanceof Refused) {
		const { code, details, fields } = error;
		recordRefused(error, routePath(context, -1));
		return context.json<ErrorAnswer>({ error: error.message, code, details, fields }, error.status);
	}
	logError({ method: context.req.method, call: routePath(context, -1), error: String(error) });
	return context.json<ErrorAnswer>({ error: "Internal error.", code: "internal" }, 500);
});

/** In UTC, when few people buy: the time of jobs that read a lot. */
const nightly = "02:30";

/** Runs every minute (backend/wrangler.toml, triggers). A failed job is logged, and the others still run. */
async function scheduled({ scheduledTime }: ScheduledController, env: BackendEnv): Promise<void> {
	const isNight = new Date(scheduledTime).toISOString().slice(11, 16) === nightly;
	const jobs = {
		lists: () => mailDueLists(env.DB),
		stock: () => tellStock(env.DB),
		mail: () => dispatchEveryMinute(env, mailData),
		webhooks: () => deliverWebhooks(env),
		procurement: () => sendNotices(env),
		retention: () => deleteExpired(env.DB),
		files: () => deleteFiles(env),
		index: () => renewIndex(env),
		...(isNight ? { media: () => deleteUnnamed(env) } : {}),
	};
	for (const [part, job] of Object.entries(jobs)) await job().catch((error) => logError({ part, error: String(error) }));
}

/** The watchers of carts (backend/wrangler.toml, durable_objects), and the writer of the log. */
export { CartRoom, LogWriter };

export default Object.assign(app, { scheduled });
