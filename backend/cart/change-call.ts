import { z } from "zod";
import type { Call } from "../../contract/call";
import { endBeforeChange } from "../payments/end-payments";
import { type App, answer, type BackendRequest, thenMail } from "../platform/http";
import { notifyWatchers } from "../realtime/notify";

/**
 * Binds a call that changes a cart, as `answer` does: before it, a card payment that was begun for the cart ends; once it is done, who watches
 * the cart of its answer is told.
 * @param others further carts that it changes
 */
export function change<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType<unknown, { uuid: string }>>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<z.input<A>>,
	others: (request: BackendRequest<P, Q, B>) => string[] = () => [],
): void {
	answer(app, call, async (request) => {
		const paid = await endBeforeChange(request, request.env, [...namedCarts(request), ...others(request)]);
		const done = await (paid === "paid" ? thenMail(request, respond(request)) : respond(request));
		request.waitUntil(notifyWatchers(request.env, [done.uuid, ...others(request)]));
		return done;
	});
}

const naming = z.object({ uuid: z.string() });

/** The carts that a call names by the name that carts have in every call. */
const namedCarts = ({ params, query, body }: { params: unknown; query: unknown; body: unknown }): string[] =>
	[params, query, body].flatMap((part) => naming.safeParse(part).data?.uuid ?? []);
