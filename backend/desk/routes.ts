import type { Context } from "hono";
import { z } from "zod";
import type { ErrorAnswer } from "../../contract/errors";
import { answerBody, answerClaim } from "../claims/answer-claim";
import { answerRequest, closeRequest, quotationBody } from "../content/answer-request";
import { certificateBody, certify } from "../deliveries/certify";
import { confirmDates, datesBody } from "../deliveries/confirm-dates";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { deliveryBody, finish, ship } from "../deliveries/ship";
import { creditBody, creditInvoice, invoiceBody, issueInvoice, noteInvoicePayment, paymentBody } from "../invoices/issue";
import type { App, AppEnv } from "../platform/http";
import { isSameSecret } from "../platform/same-secret";
import { logSecurity } from "../platform/security-events";

/**
 * What staff do, and their systems: POST /desk/… with JSON and the key DESK_KEY as a bearer token. Without a key there is no desk. These calls are no part
 * of the contract between shop and backend, which a company's own backend implements.
 */
export function deskRoutes(app: App): void {
	app.use("/desk/*", async (context, next) => {
		const key = context.env.DESK_KEY ?? "";
		if (key === "") return context.notFound();
		if (!isSameSecret(context.req.header("Authorization") ?? "", `Bearer ${key}`)) {
			logSecurity("key_refused", "desk_key");
			return context.json<ErrorAnswer>({ error: "The key is not right.", code: "not_allowed" }, 403);
		}
		await next();
	});
	task(app, "/desk/orders/:number/dates", datesBody, async ({ db, number, body }) =>
		confirmDates(db, await orderToDeliver(db, number), body),
	);
	task(app, "/desk/orders/:number/deliveries", deliveryBody, async ({ db, number, body }) =>
		ship(db, await orderToDeliver(db, number), body),
	);
	task(app, "/desk/deliveries/:number/certificates", certificateBody, ({ db, number, body }) => certify(db, number, body));
	task(app, "/desk/orders/:number/done", z.object({}), async ({ db, number }) => finish(db, await orderToDeliver(db, number)));
	task(app, "/desk/orders/:number/invoices", invoiceBody.omit({ order: true }), ({ db, number, body }) =>
		issueInvoice(db, { ...body, order: number, now: new Date() }),
	);
	task(app, "/desk/invoices/:number/credits", creditBody.omit({ invoice: true }), ({ db, number, body }) =>
		creditInvoice(db, { ...body, invoice: number, now: new Date() }),
	);
	task(app, "/desk/claims/:number/answers", answerBody, ({ db, number, body }) => answerClaim(db, number, body));
	task(app, "/desk/requests/:number/quotation", quotationBody, ({ db, number, body }) => answerRequest(db, number, body));
	task(app, "/desk/requests/:number/closed", z.object({}), ({ db, number }) => closeRequest(db, number));
	task(app, "/desk/invoices/:number/payment", paymentBody.omit({ invoice: true }), ({ db, number, body }) =>
		noteInvoicePayment(db, { ...body, invoice: number }),
	);
}

interface Task<B> {
	db: D1Database;
	/** Of the order, delivery, invoice, claim or request, in capitals. */
	number: string;
	body: B;
}

/** Binds an address to what is done there. Mail that it has written is dispatched after the answer. */
function task<B extends z.ZodType>(app: App, path: string, schema: B, work: (task: Task<z.output<B>>) => Promise<object>): void {
	app.post(path, async (context: Context<AppEnv>) => {
		const body = schema.safeParse(await context.req.json().catch(() => null));
		if (!body.success) return context.json<ErrorAnswer>({ error: z.prettifyError(body.error), code: "invalid" }, 422);
		const done = await work({ db: context.env.DB, number: (context.req.param("number") ?? "").toUpperCase(), body: body.data });
		context.set("hasWrittenMail", true);
		return context.json(done);
	});
}
