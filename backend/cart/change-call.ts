import * as z from "zod";
import type { Call } from "../../contract/call";
import type { cart } from "../../contract/cart";
import { inOneBatch, nothing, type Read } from "../db/reads";
import { cartAnswer } from "../orders/cart-answer";
import type { PricedCart } from "../orders/priced-cart";
import { endPayments, openPayments } from "../payments/open-payments";
import { type Anonymous, type App, answerFrom, type BackendRequest, dispatchMailAfter } from "../platform/http";
import { notifyWatchers } from "../realtime/notify";

/**
 * Binds a call that changes a cart, as `answer` does. Before the change, a card payment under way for the cart ends; after it,
 * watchers of the answered cart get notice.
 * @param others further carts that it changes
 */
export function change<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType<unknown, { uuid: string }>>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<z.input<A>>,
	others?: (request: Anonymous<P, Q, B>) => string[],
): void {
	changeFrom(app, call, () => nothing, respond, others);
}

/** Binds a change that answers with the cart, as `change` does. */
export function cartChange<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, typeof cart>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<PricedCart>,
	others?: (request: Anonymous<P, Q, B>) => string[],
): void {
	cartChangeFrom(app, call, () => nothing, respond, others);
}

/** Binds a change that answers with the cart, as `changeFrom` does. */
export function cartChangeFrom<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, F>(
	app: App,
	call: Call<P, Q, B, typeof cart>,
	first: (request: Anonymous<P, Q, B>) => Read<F>,
	respond: (request: BackendRequest<P, Q, B>, found?: F) => Promise<PricedCart>,
	others?: (request: Anonymous<P, Q, B>) => string[],
): void {
	changeFrom(app, call, first, async (request, found) => cartAnswer(await respond(request, found)), others);
}

/**
 * Binds a change that starts with a read in the same round trip as the session.
 * @param first that read; its result is dropped if a payment ended since, because it may be stale
 */
function changeFrom<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType<unknown, { uuid: string }>, F>(
	app: App,
	call: Call<P, Q, B, A>,
	first: (request: Anonymous<P, Q, B>) => Read<F>,
	respond: (request: BackendRequest<P, Q, B>, found?: F) => Promise<z.input<A>>,
	others: (request: Anonymous<P, Q, B>) => string[] = () => [],
): void {
	answerFrom(
		app,
		call,
		(request) => inOneBatch(openPayments(request, [...namedCarts(request), ...others(request)]), first(request)),
		async (request, [open, found]) => {
			const paid = await endPayments(request.env, open);
			const responding = respond(request, open.length > 0 ? undefined : found);
			const done = await (paid === "paid" ? dispatchMailAfter(request, responding) : responding);
			request.waitUntil(notifyWatchers(request.env, [done.uuid, ...others(request)]));
			return done;
		},
	);
}

const naming = z.object({ uuid: z.string() });

/** The carts that a call names: every call uses the same parameter names. */
const namedCarts = ({ params, query, body }: { params: unknown; query: unknown; body: unknown }): string[] =>
	[params, query, body].flatMap((part) => naming.safeParse(part).data?.uuid ?? []);
