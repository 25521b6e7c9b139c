import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { formatRange, idem, uuid } from "../../contract/fields";
import { openCarts } from "../../contract/open-carts";
import { BackendRefusal, orNull, SignInFirst } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { intentOf } from "../platform/forms/intent";
import { readCart, requireSession, updateCartCookie } from "./cart.server";

/** Only a form leads here. Visitors without one are redirected to the cart. */
export function loader({ params }: LoaderFunctionArgs) {
	const cart = uuid.safeParse(params.uuid);
	if (!cart.success) throw new Response(null, { status: 404 });
	return redirect(href("/cart/:uuid", { uuid: cart.data }), 303);
}

const fields = z.object({ present: z.union([uuid, z.literal("")]), idem });

interface Choice {
	context: ActionFunctionArgs["context"];
	/** The other cart, and the page's cart ("" for none). */
	other: string;
	present: string;
	idem: string;
}

const choices = { take, join, leave };

/** Takes, merges or sets aside another open cart of the account. No choice loses a cart. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const other = uuid.safeParse(params.uuid);
	if (!other.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const sent = fields.safeParse(Object.fromEntries(form));
	if (!sent.success) throw new Response(null, { status: 400 });
	const choose = intentOf(choices, form);
	try {
		return await choose({ context, other: other.data, ...sent.data });
	} catch (error) {
		throw error instanceof SignInFirst ? new SignInFirst(pathOf(sent.data.present)) : error;
	}
}

const pathOf = (cart: string): string => (cart === "" ? href("/cart") : href("/cart/:uuid", { uuid: cart }));

/** Continues with the other cart. Sets the page's cart aside, so that the notice does not ask about it right away. */
async function take({ context, other, present }: Choice) {
	const { backend, visitor } = context;
	await backend(openCarts.setAside, { params: { uuid: other }, body: { isSetAside: false } });
	if (present !== "" && present !== other)
		await orNull(backend(openCarts.setAside, { params: { uuid: present }, body: { isSetAside: true } }));
	// Updates the count for the next page's header, which does not wait for the cart's loader.
	await readCart(context, other, formatRange(0, 1));
	visitor.setFlash({ kind: "otherCart", done: "taken" });
	return redirect(pathOf(other), 303);
}

async function leave({ context: { backend, visitor }, other, present }: Choice) {
	await backend(openCarts.setAside, { params: { uuid: other }, body: { isSetAside: true } });
	visitor.setFlash({ kind: "otherCart", done: "left" });
	return redirect(pathOf(present), 303);
}

async function join({ context: { backend, visitor }, other, present, idem: key }: Choice) {
	if (present === "") throw new Response(null, { status: 400 });
	try {
		const cart = await backend(openCarts.join, { params: { uuid: present }, body: { from: other, idem: key } });
		updateCartCookie(visitor, cart);
		visitor.setFlash({ kind: "otherCart", done: "joined" });
	} catch (error) {
		const done = error instanceof BackendRefusal ? refusals[error.answer.code] : undefined;
		if (!done) throw error;
		visitor.setFlash({ kind: "otherCart", done });
	}
	return redirect(pathOf(present), 303);
}

/** One cart cannot hold both; or one of them was sent, waits for approval, or has an offer or a payment. */
const refusals: Partial<Record<BackendRefusal["answer"]["code"], "full" | "apart">> = {
	invalid: "full",
	conflict: "apart",
	idem_conflict: "apart",
	processed: "apart",
	waiting_for_approval: "apart",
};

export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

/** Remix needs a component if a form without scripts posts here. Every answer redirects. */
export default function OtherCartRoute() {
	return null;
}
