import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { uuid } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { readCart, readSeen, seenTotalOnWire, updateCartCookie, withReadablePhones } from "../cart.server";
import { firstLines } from "../lines/line-pages";
import { comparedWith } from "../orders/buy-again.server";
import { OfferPage } from "./offer-page";
import { type AcceptRefusal, partErrors, readPart, type SentPart } from "./offer-part";
import { isOffer, offeredLines } from "./offered-lines";

export const handle = { i18n: ["cart", "cutting", "offer", "errors"] };
export const meta = pageMeta;

/** Shows the offer after a refusal. Visitors without one are redirected to the offer. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = uuid.safeParse(params.uuid);
	if (!id.success) throw new Response(null, { status: 404 });
	if (context.isVisit) throw redirect(href("/cart/:uuid", { uuid: id.data }), 303);
	const cart = await readCart(context, id.data);
	if (!cart || !isOffer(cart)) throw new Response(null, { status: 404 });
	const title = context.texts.translator("offer")("title", { number: cart.offer.number });
	const meta = describePage(context, { title });
	return data({ offer: withReadablePhones(firstLines(cart)), now: new Date().toISOString(), idem: context.newKey(), title, meta });
}

/** Adds an offer, or its selected part, to a new cart, and links to the previous cart. Sent twice, the form creates one cart. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const id = uuid.safeParse(params.uuid);
	if (!id.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const sent = readPart(form);
	if (!sent) throw new Response(null, { status: 400 });
	if (!sent.isWhole && Object.keys(sent.errors).length > 0) return showFormAgain(sent, 422, sent.errors);
	const { backend, visitor } = context;
	const part = sent.isWhole ? await wholeOf(context, id.data) : chosen(sent);
	if (sent.isWhole && part.items.length + part.sets.length === 0) return showFormAgain(sent, 409, {}, "ordered");
	const before = visitor.cart;
	const seen = readSeen(form);
	visitor.ensureSession();
	try {
		const body = { ...part, ...(seen && seenTotalOnWire(seen)), idem: sent.idem };
		const cart = await backend(orders.acceptOffer, { params: { uuid: id.data }, body });
		const formerUuid = before && before.uuid !== cart.uuid && before.count > 0 ? before.uuid : null;
		updateCartCookie(visitor, cart);
		// The cart is new, so it had no value before.
		trackAdded(context, cart, { goods: 0, lines: 0 }, { by: "offer", idem: sent.idem });
		visitor.setFlash({ kind: "accepted", number: cart.from_offer ?? "", formerUuid });
		const isAsShown = !seen || (seen.delivery === cart.total_delivery_price && seen.vat.rate === cart.vat.rate);
		return redirect(isAsShown ? href("/cart/:uuid", { uuid: cart.uuid }) : comparedWith(cart.uuid, id.data), 303);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields, details } = error.answer;
		const problem = problems[code];
		if (problem) return showFormAgain(sent, error.status, {}, problem, problem === "changed" ? seen : null);
		const errors = partErrors(sent, fields, details);
		if (Object.keys(errors).length === 0) throw error;
		return showFormAgain(sent, 422, errors);
	}
}

const problems: Partial<Record<BackendRefusal["answer"]["code"], NonNullable<AcceptRefusal["problem"]>>> = {
	empty_cart: "nothing",
	offer_expired: "expired",
	idem_conflict: "sentAlready",
	conflict: "changed",
	// The page explains for whom the offer is.
	not_allowed: "expired",
};

const showFormAgain = (
	{ lines, values, isWhole }: SentPart,
	status: number,
	errors: AcceptRefusal["errors"],
	problem: AcceptRefusal["problem"] = null,
	seen: AcceptRefusal["seen"] = null,
) => data<AcceptRefusal>({ taken: lines.map(({ name }) => name), values, errors, problem, isWhole, seen }, { status });

const chosen = ({ lines }: SentPart) => ({
	items: lines.flatMap(({ kind, id, amount }) => (kind === "item" && amount !== null ? [{ id, amount }] : [])),
	sets: lines.flatMap(({ kind, id, amount }) => (kind === "set" && amount !== null ? [{ set_id: id, amount }] : [])),
});

/** Requests every line and set with the quantity that was not ordered yet. @throws Response 404 if the offer does not exist */
async function wholeOf({ backend }: AppLoadContext, uuid: string) {
	const cart = await backend(orders.byId, { params: { id: uuid } });
	if (!isOffer(cart)) throw new Response(null, { status: 404 });
	const leftOf = new Map(offeredLines(cart).map(({ name, left }) => [name, left]));
	return {
		items: cart.items.map(({ id }) => ({ id, amount: leftOf.get(`item-${id}`) ?? 0 })).filter(({ amount }) => amount > 0),
		sets: cart.orders_to_sets
			.map(({ set_id }) => ({ set_id, amount: leftOf.get(`set-${set_id}`) ?? 0 }))
			.filter(({ amount }) => amount > 0),
	};
}

export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function OfferAccept() {
	const { offer, now, idem, title } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			{isOffer(offer) ? <OfferPage offer={offer} now={now} idem={idem} refused={refused} flash={null} again={null} /> : null}
		</>
	);
}
