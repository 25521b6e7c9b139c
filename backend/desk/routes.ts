import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { ErrorAnswer } from "../../contract/errors";
import { answerBody, answerClaim } from "../claims/answer-claim";
import { answerRequest, closeRequest, quotationBody } from "../content/answer-request";
import { retryWithKey } from "../db/transient";
import { addHeats, heatsBody } from "../deliveries/add-heats";
import { certificateBody, certify } from "../deliveries/certify";
import { confirmDates, datesBody } from "../deliveries/confirm-dates";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { deliveryBody, finish, ship } from "../deliveries/ship";
import type { BackendEnv } from "../env";
import { addressesBody, addressesOf } from "../imports/addresses";
import { exportBase, exportProducts, productsQuery } from "../imports/export-catalogue";
import { baseBody, hideBody, hideMissing, importBase, importProducts, productsBody, run } from "../imports/import-catalogue";
import { importPrices, pricesBody } from "../imports/import-prices";
import { importCall, lockImports, unlockImports } from "../imports/running-import";
import { creditBody, creditInvoice, invoiceBody, issueInvoice, noteInvoicePayment, paymentBody } from "../invoices/issue";
import { invoiceAnswer } from "../invoices/stored-invoices";
import { digest, missingBody, missingMedia, readMedium, renditionWidths, storeMedium, storeRendition } from "../media/store";
import { orderByNumber } from "../orders/stored-cart";
import { refundBody, refundOrder } from "../payments/refund";
import { type App, type AppEnv, readBytes } from "../platform/http";
import { logError } from "../platform/request-log";
import { rebuildIndex } from "../search/rebuild-index";
import { afterAnswer, deliverWebhooks } from "../webhooks/deliver";
import { addWebhook, failedDeliveries, removeWebhook, resend, resendBody, webhookBody, webhooks } from "../webhooks/registered";
import { companyAtDesk, limitBody, setLimit, verificationBody, verifyCompany } from "./companies";
import { eventsAfter, eventsQuery, ordersAfter, ordersQuery } from "./feed";
import { keyGuard } from "./guard";
import { apiKeys, keyBody, makeKey, revokeKey } from "./keys";
import { failedMails, resendMail } from "./mails";
import { orderAtDesk } from "./orders";
import { companyPrices, companyPricesBody, setCompanyPrices } from "./prices";
import { cancelBody, cancelOrder, releaseHolder, reviewBody, reviewOrder } from "./review";
import { keyInBody, submissionGuard } from "./submissions";

/**
 * Routes for staff and their systems (docs/orders.md, docs/systems.md): JSON calls with a key as a bearer token. They are no
 * part of the contract between shop and backend, which a company's own backend implements.
 */
export function deskRoutes(app: App): void {
	app.use("/desk/*", keyGuard);
	app.on("POST", "/desk/catalogue/*", bodyLimit({ maxSize: maxBytes, onError: tooLarge }));
	app.use("/desk/*", submissionGuard);
	view(app, "/desk/keys", z.object({}), ({ db }) => apiKeys(db));
	task(app, "/desk/keys", keyBody, ({ db, body }) => makeKey(db, body));
	task(app, "/desk/keys/:number/revocation", z.object({}), ({ db, number }) => revokeKey(db, Number(number)));
	view(app, "/desk/webhooks", z.object({}), ({ db }) => webhooks(db));
	view(app, "/desk/webhooks/:number/failed", z.object({}), ({ db, number }) => failedDeliveries(db, Number(number)));
	task(app, "/desk/webhooks", webhookBody, ({ env, body }) => addWebhook(env, body));
	task(app, "/desk/webhooks/:number/removal", z.object({}), ({ db, number }) => removeWebhook(db, Number(number)));
	task(app, "/desk/webhooks/:number/resend", resendBody, ({ db, number, body }) => resend(db, Number(number), body));
	view(app, "/desk/mails", z.object({}), ({ env }) => failedMails(env));
	task(app, "/desk/mails/:number/resend", z.object({}), ({ db, number }) => resendMail(db, Number(number)));
	view(app, "/desk/events", eventsQuery, ({ db, query }) => eventsAfter(db, query));
	view(app, "/desk/orders", ordersQuery, ({ db, query }) => ordersAfter(db, query));
	view(app, "/desk/orders/:number", z.object({}), ({ db, number }) => orderAtDesk(db, number));
	view(app, "/desk/companies/:number", z.object({}), ({ db, number }) => companyAtDesk(db, number));
	task(app, "/desk/orders/:number/review", reviewBody, ({ db, number, body }) => reviewOrder(db, number, body));
	task(app, "/desk/orders/:number/cancellation", cancelBody, ({ db, number, body }) => cancelOrder(db, number, body));
	task(app, "/desk/orders/:number/refunds", refundBody, ({ env, number, body }) => refundOrder(env, number, body));
	task(app, "/desk/carts/:number/holder", z.object({}), ({ db, number }) => releaseHolder(db, number.toLowerCase()));
	task(app, "/desk/companies/:number/verification", verificationBody, ({ db, number, body }) => verifyCompany(db, number, body));
	task(app, "/desk/companies/:number/limit", limitBody, ({ db, number, body }) => setLimit(db, number, body));
	view(app, "/desk/companies/:number/prices", z.object({}), ({ db, number }) => companyPrices(db, number));
	task(app, "/desk/companies/:number/prices", companyPricesBody, ({ db, number, caller, body }) =>
		setCompanyPrices(db, number, caller, body),
	);
	task(app, "/desk/orders/:number/dates", datesBody, async ({ db, number, body }) =>
		confirmDates(db, await orderToDeliver(db, number), body),
	);
	task(app, "/desk/orders/:number/deliveries", deliveryBody, async ({ db, number, body }) =>
		ship(db, await orderToDeliver(db, number), body),
	);
	task(app, "/desk/deliveries/:number/certificates", certificateBody, ({ db, number, body }) => certify(db, number, body));
	task(app, "/desk/deliveries/:number/heats", heatsBody, ({ db, number, body }) => addHeats(db, number, body));
	task(app, "/desk/orders/:number/done", z.object({}), async ({ db, number }) => finish(db, await orderByNumber(db, number)));
	task(app, "/desk/orders/:number/invoices", invoiceBody.omit({ order: true }), async ({ db, number, body }) =>
		invoiceAnswer(await issueInvoice(db, { ...body, order: number, now: new Date() })),
	);
	task(app, "/desk/invoices/:number/credits", creditBody.omit({ invoice: true }), async ({ db, number, body }) =>
		invoiceAnswer(await creditInvoice(db, { ...body, invoice: number, now: new Date() })),
	);
	task(app, "/desk/claims/:number/answers", answerBody, ({ db, number, body }) => answerClaim(db, number, body));
	task(app, "/desk/requests/:number/quotation", quotationBody, ({ db, number, body }) => answerRequest(db, number, body));
	task(app, "/desk/requests/:number/closed", z.object({}), ({ db, number }) => closeRequest(db, number));
	task(app, "/desk/invoices/:number/payment", paymentBody.omit({ invoice: true }), async ({ db, number, body }) =>
		invoiceAnswer(await noteInvoicePayment(db, { ...body, invoice: number, now: new Date() })),
	);
	view(app, "/desk/catalogue/base", z.object({}), ({ db }) => exportBase(db));
	view(app, "/desk/catalogue/products", productsQuery, ({ db, query }) => exportProducts(db, query));
	importTask(app, "/desk/catalogue/base", baseBody, ({ db, body }) => importBase(db, body));
	importTask(app, "/desk/catalogue/products", productsBody, ({ db, body }) => importProducts(db, body));
	task(app, "/desk/catalogue/addresses", addressesBody, ({ db, body }) => addressesOf(db, body));
	importTask(app, "/desk/catalogue/gone", hideBody, ({ db, body }) => hideMissing(db, body));
	task(app, "/desk/catalogue/prices", pricesBody, ({ db, body }) => importPrices(db, body));
	task(app, "/desk/catalogue/media", missingBody, ({ env, body }) => missingMedia(env, body));
	mediaOfGoods(app);
	importTask(app, "/desk/catalogue/index", indexBody, async ({ env, db, body }) => {
		await rebuildIndex(env);
		await unlockImports(db, body.run);
		return { message: "The index is made anew." };
	});
}

/**
 * Files of goods, as bytes, under the digest of the content; smaller pictures under that of the picture that they are made of. They are no part of the
 * catalogue yet: `run` only keeps other imports waiting while many are uploaded.
 */
function mediaOfGoods(app: App): void {
	app.get("/desk/catalogue/media/:digest", async (context) => {
		const file = digest.safeParse(context.req.param("digest"));
		if (!file.success) return context.json<ErrorAnswer>({ error: z.prettifyError(file.error), code: "invalid" }, 422);
		const { body, type } = await readMedium(context.env, file.data, null);
		return context.body(body, 200, { "Content-Type": type });
	});
	const width = z.enum(renditionWidths).optional();
	app.put("/desk/catalogue/media/:digest/:width?", async (context) => {
		const { req, env } = context;
		const file = z.object({ digest, width, run: run.optional() }).safeParse({ ...req.param(), run: req.query("run") });
		if (!file.success) return context.json<ErrorAnswer>({ error: z.prettifyError(file.error), code: "invalid" }, 422);
		const { digest: of, width: rendition, run: current } = file.data;
		if (current !== undefined) await lockImports(env.DB, { run: current });
		const content = new Uint8Array(await readBytes(context));
		return context.json(
			rendition ? await storeRendition(env, { digest: of, content }, rendition) : await storeMedium(env, { digest: of, content }),
		);
	});
}

/** It has no dry run. */
const indexBody = z.object({ dry_run: z.literal(false).default(false) });

/** A catalogue is sent in pieces. */
const maxBytes = 8_000_000;
const tooLarge = (context: Context<AppEnv>) =>
	context.json<ErrorAnswer>({ error: `A call takes up to ${maxBytes} bytes: send fewer products at once.`, code: "invalid" }, 422);

interface Task<B> {
	env: BackendEnv;
	db: D1Database;
	/** The number of the order, delivery, invoice, claim or request, or a company's VAT id in capitals. */
	number: string;
	/** The id of the key; 0 for DESK_KEY. */
	caller: number;
	body: B;
}

function view<Q extends z.ZodType>(
	app: App,
	path: string,
	schema: Q,
	work: (read: Omit<Task<never>, "body"> & { query: z.output<Q> }) => Promise<object>,
): void {
	app.get(path, async (context: Context<AppEnv>) => {
		const query = schema.safeParse(context.req.query());
		if (!query.success) return context.json<ErrorAnswer>({ error: z.prettifyError(query.error), code: "invalid" }, 422);
		return context.json(await work({ ...subjectOf(context), query: query.data }));
	});
}

const subjectOf = (context: Context<AppEnv>): Omit<Task<never>, "body"> => ({
	env: context.env,
	db: context.env.DB,
	number: (context.req.param("number") ?? "").toUpperCase(),
	caller: context.get("deskCaller") ?? 0,
});

/** Binds a path to a write. Mail and events that it causes go out after the answer. */
function task<B extends z.ZodType>(app: App, path: string, schema: B, work: (task: Task<z.output<B>>) => Promise<object>): void {
	app.post(path, async (context: Context<AppEnv>) => {
		const sent = z.record(z.string(), z.unknown()).safeParse(await context.req.json().catch(() => null));
		const body = schema.safeParse(sent.success ? { ...keyInBody(context), ...sent.data } : null);
		if (!body.success) return context.json<ErrorAnswer>({ error: z.prettifyError(body.error), code: "invalid" }, 422);
		const done = await retryWithKey(body.data, () => work({ ...subjectOf(context), body: body.data }));
		context.get("scheduleMail")();
		context.executionCtx.waitUntil(
			deliverWebhooks(context.env, afterAnswer).catch((error) => logError({ part: "webhooks", error: String(error) })),
		);
		return context.json(done);
	});
}

/** Binds a path to a write of an import. It is refused while another import runs, unless it writes nothing. */
function importTask<B extends z.ZodType>(
	app: App,
	path: string,
	schema: B,
	work: (task: Task<z.output<B> & z.output<typeof importCall>>) => Promise<object>,
): void {
	task(app, path, schema.and(importCall), async (given) => {
		if (!given.body.dry_run) await lockImports(given.db, given.body);
		return work(given);
	});
}
