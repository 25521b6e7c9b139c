import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { z } from "zod";
import { type Cart, vatReasons } from "../../contract/cart";
import { euros, formatRange } from "../../contract/fields";
import { openCarts } from "../../contract/open-carts";
import { orders } from "../../contract/orders";
import { placeText } from "../../contract/seller/way";
import { type TeamCosts, teams } from "../../contract/team";
import { readablePhone } from "../../contract/values/phone";
import { BackendRefusal, isFailure, markTask, orNull } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { withTimeout } from "../platform/http/with-timeout";
import { shownLines } from "./lines/line-pages";
import { type ListedOrder, listedOrder, namedLines } from "./orders/listed-order";
import type { SeenCart } from "./orders/seen";
import type { Other } from "./other-carts";
import { isWaiting, missingStep, stepPath } from "./steps";

/**
 * Reads the page's cart and updates the count in the visitor's cookie. If the backend has replaced the cart, redirects to the new one
 * (R7.13, R7.14).
 * @param range the lines to read; all if omitted
 * @returns null if the cart does not exist; clears the visitor's cookie
 */
export async function readCart({ backend, visitor }: AppLoadContext, uuid = "", range?: string): Promise<Cart | null> {
	const cart = await orNull(
		backend(orders.byId, { params: { id: uuid }, query: { range, to: visitor.place ? placeText(visitor.place) : undefined } }),
	);
	if (!cart || cart.id === null) {
		leaveIfVisit(visitor);
		if (visitor.cart?.uuid === uuid) visitor.setCart(null);
		return null;
	}
	if (!cart.is_owner) leaveIfVisit(visitor);
	updateCartCookie(visitor, cart);
	if (cart.goto && cart.goto !== uuid) throw redirect(href("/cart/:uuid", { uuid: cart.goto }), 303);
	return cart;
}

/** A visit whose cart the backend no longer knows is over. @throws the redirect to the page that says so */
function leaveIfVisit(visitor: AppLoadContext["visitor"]): void {
	if (visitor.visit) throw redirectDocument(href("/punchout/over"), 303);
}

/** Whether an error is that redirect. */
export const isVisitOver = (error: unknown): boolean =>
	error instanceof Response && error.headers.get("Location") === href("/punchout/over");

/** Reads the cart for a checkout step. Redirects to the first incomplete step before it. The summary reads all lines. */
export async function readCartForStep(
	context: AppLoadContext,
	uuid: string | undefined,
	step: "payment-info" | "payment-method" | "summary",
) {
	const cart = await readCart(context, uuid, step === "summary" ? undefined : formatRange(0, shownLines + 1));
	if (!cart) throw new Response(null, { status: 404 });
	if (cart.isProcessed && cart.is_owner && step === "summary") throw redirect(href("/cart/:uuid/confirmation", { uuid: cart.uuid }), 303);
	// The session may have ended since the form was rendered. The page then shows the form with a link to the cart.
	if (!cart.is_owner && !context.isVisit && step === "payment-info" && !closedCart(cart)) return cart;
	const missing = missingStep(cart, step);
	if (missing) throw redirect(stepPath(cart.uuid, missing), 303);
	return cart;
}

const closedCart = (cart: Cart): boolean => cart.isProcessed || cart.offer !== null;

/** Sets the visitor's cookie to their open cart. Clears it if the cart was ordered, lost, or waits for approval. Offers are no carts. */
export function updateCartCookie(visitor: AppLoadContext["visitor"], cart: Cart): void {
	if (cart.is_owner && !cart.isProcessed && cart.offer === null && cart.id !== null && !isWaiting(cart))
		visitor.setCart({ uuid: cart.uuid, count: cart.length });
	else if (visitor.cart?.uuid === cart.uuid) visitor.setCart(null);
}

/** Time limit for reading a refused form's cart while the backend fails. In ms. */
export const glance = 800;

/**
 * The status of a page that reports beside its form that the backend failed to change the cart, and keeps the input. With scripts the page
 * is already shown; otherwise it must be rendered with the cart.
 * @throws the error for any other failure, or if the page cannot be rendered; the error page handles it
 */
export async function failedStatus(error: unknown, { context, uuid }: { context: AppLoadContext; uuid: string }): Promise<number> {
	if (!isFailure(error)) throw error;
	const read = () => context.backend(orders.byId, { params: { id: uuid }, query: { range: formatRange(0, 1) } }).catch(() => null);
	if (!context.isByScript && !(await withTimeout(read(), glance))) throw error;
	return error.status;
}

/** Without a session no cart can be changed. @throws Response 404 */
export function requireSession({ visitor }: AppLoadContext): void {
	if (!visitor.session) throw new Response(null, { status: 404 });
}

/**
 * Stores what was noted on an order. Some backends only have the calls for single notes (R22.16 to R22.18).
 * @returns the cart after the last call; null without one
 */
export async function storeNotes(
	{ backend }: Pick<AppLoadContext, "backend">,
	uuid: string,
	notes: z.output<typeof orders.setNotes.body>,
): Promise<Cart | null> {
	const params = { uuid };
	const stored = await orNull(backend(orders.setNotes, { params, body: notes }));
	if (stored) return stored;
	const { reference, comment, shippingComment } = notes;
	let cart: Cart | null = null;
	if (reference !== undefined) cart = await backend(orders.setOrderReference, { params, body: { reference } });
	if (comment !== undefined) cart = await backend(orders.setComment, { params, body: { comment } });
	if (shippingComment !== undefined) cart = await backend(orders.setShippingComment, { params, body: { comment: shippingComment } });
	return cart;
}

/** The account's other open carts. None for guests and for backends with one cart per account. @param present the page's cart, if any */
export async function otherCarts({ backend, visitor, newKey }: AppLoadContext, present?: string): Promise<Other[]> {
	if (!visitor.session || !visitor.account) return [];
	const others = await orNull(backend(openCarts.byUser, { query: { except: present } }));
	return (others ?? []).map((other) => ({ ...other, idem: newKey() }));
}

/** The company's cost centres and projects; null for guests and for backends without them. */
export const teamCosts = async ({ backend, visitor }: AppLoadContext): Promise<TeamCosts | null> =>
	visitor.account ? orNull(backend(teams.costs)) : null;

/**
 * Runs after sign-in. Visitors without a cart continue with the account's latest. A guest's cart remains, and its page offers the others.
 * Another account's cart is dropped.
 */
export async function adoptCart({ backend, visitor }: AppLoadContext): Promise<void> {
	const carts = await backend(openCarts.byUser, {}).catch(() => null);
	if (!carts || carts.some(({ uuid }) => uuid === visitor.cart?.uuid)) return;
	const latest = carts.find((cart) => !cart.is_set_aside);
	visitor.setCart(latest ? { uuid: latest.uuid, count: latest.length } : null);
}

/** Formats the cart's phone numbers. Runs on the server, because numbering plans are large. */
export function withReadablePhones<T extends Pick<Cart, "forms">>(cart: T): T {
	if (!cart.forms) return cart;
	const { billing, shipping } = cart.forms;
	return {
		...cart,
		forms: {
			billing: billing && { ...billing, phone: readablePhone(billing.phone) },
			shipping: shipping && { ...shipping, phone: readablePhone(shipping.phone) },
		},
	};
}

/**
 * Adds something to the visitor's cart. If the backend does not have the cookie's cart or it is closed, creates a new cart. The cookie
 * changes only once the new cart exists, because the missing thing may be the article.
 * @param put sends the addition to the cart of the uuid, or without one to a new cart
 * @param current the cart to add to, by default the visitor's; null for a new one
 */
export async function addToCart(
	visitor: AppLoadContext["visitor"],
	put: (uuid?: string) => Promise<Cart>,
	current: string | null | undefined = visitor.cart?.uuid,
): Promise<Cart> {
	const putInNew = () => {
		leaveIfVisit(visitor);
		return markTask("newOrder", put());
	};
	const cart = await (current === undefined || current === null
		? putInNew()
		: put(current).catch((error: unknown) => (isOfClosedCart(error) ? putInNew() : Promise.reject(error))));
	updateCartCookie(visitor, cart);
	return cart;
}

const isOfClosedCart = (error: unknown): boolean =>
	error instanceof BackendRefusal
		? ["processed", "waiting_for_approval"].includes(error.answer.code)
		: error instanceof Response && error.status === 404;

const cents = z.coerce.number().int().min(0);
const seenLine = /^(s?[1-9]\d{0,9})\.(\d{1,7})\.(\d{1,12})$/;

const seenFormFields = z.object({
	"seen.total": cents,
	"seen.rate": z.coerce.number().min(0).max(100),
	"seen.reason": z.enum(vatReasons),
	"seen.net": cents,
	"seen.delivery": cents,
	"seen.lines": z.string().optional(),
});

/** Reads the total that the page showed. @returns null if the form lacks it */
export function readSeen(form: FormData): SeenCart | null {
	const { data } = seenFormFields.safeParse(Object.fromEntries(form));
	if (!data) return null;
	return {
		total: data["seen.total"],
		vat: { rate: data["seen.rate"], reason: data["seen.reason"] },
		net: data["seen.net"],
		delivery: data["seen.delivery"],
		lines: data["seen.lines"]?.split("_").flatMap(seenLineOf) ?? null,
	};
}

function seenLineOf(text: string) {
	const [, key, quantity, price] = seenLine.exec(text) ?? [];
	return key === undefined ? [] : [{ key, quantity: Number(quantity), price: Number(price) }];
}

/** Total and VAT as the backend compares them. */
export const seenTotalOnWire = ({ total, vat }: SeenCart) => ({ total: euros(total), vat });

/** Number of orders shown below an empty cart. */
const latestCount = 5;

/** The visitor's latest orders. None without a session or a list in the backend. */
export async function latestOrders({ backend, visitor, newKey }: AppLoadContext): Promise<ListedOrder[]> {
	if (!visitor.session || visitor.visit) return [];
	const query = { range: formatRange(0, latestCount), lines: formatRange(0, namedLines) };
	const sent = await orNull(backend(orders.byUser, { query }));
	return (sent ?? []).map((order) => listedOrder(order, newKey()));
}
