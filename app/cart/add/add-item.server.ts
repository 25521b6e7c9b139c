import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { catalogue, type Variant } from "../../../contract/catalogue";
import { orders } from "../../../contract/orders";
import { beforeAdding, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import type { Market } from "../../platform/config/market";
import { atMost } from "../../platform/http/at-most";
import { localPath } from "../../platform/http/redirect.server";
import { formatFor } from "../../platform/i18n/format";
import { compareAddress, compareForm, idsIn } from "../../platform/page/compare-ids";
import type { Flash, InCart } from "../../platform/session/visitor";
import { glance } from "../cart.server";
import { addSet } from "./add-set.server";
import { putInCart } from "./put-in-cart.server";
import { foundProblems, refusedItems, sentProblems } from "./refused-items-state";
import { readSentItems, type SentItems, type SentRow } from "./sent-items";
import { withSizes } from "./sent-sizes.server";

/** Adds the set or items of a form to the visitor's cart, all of them or none. Creates the session and the cart where there are none. */
export async function addItem({ request, context }: ActionFunctionArgs) {
	const typed = await withSizes(context, await request.formData());
	if (!typed) throw new Response(null, { status: 400 });
	const { form, missing } = typed;
	const returnTo = localPath(form.get("returnTo"), request.url);
	if (form.has("setId")) return addSet(context, form, returnTo);
	// Text browsers do not know that boxes and button belong to the form of the comparison: they send them with the one around the list.
	if (form.has(compareForm)) return redirect(compareAddress({ ids: idsIn(form.getAll("ids").map(String)) }), 303);
	const sent = readSentItems(form);
	if (!sent) throw new Response(null, { status: 400 });

	if (missing.length > 0) {
		const found = await variantsOf(context, sent).catch(() => []);
		const problems = sent.rows.length > 0 ? foundProblems(sent, found) : {};
		return data({ ...refusedItems(sent, found, problems, missing), returnTo, idem: crypto.randomUUID() }, { status: 422 });
	}
	const variants = sent.rows.some(meansLeast) ? await variantsOf(context, sent) : [];
	const items = itemsOf(sent, variants);
	if (!items) {
		const found = variants.length > 0 ? variants : await variantsOf(context, sent).catch(() => []);
		return data({ ...refusedItems(sent, found, foundProblems(sent, found)), returnTo, idem: crypto.randomUUID() }, { status: 422 });
	}

	const { backend, visitor } = context;
	visitor.ensureSession();
	const before = await beforeAdding(context);
	try {
		const [first, ...more] = items;
		const body = { ...first, more, idem: sent.idem, isProduction: true } as const;
		const cart = await putInCart(visitor, (uuid) => backend(orders.add, { body: { ...body, uuid } }));
		trackAdded(context, cart, before, { ...addedOf(cart, items), idem: sent.idem });
		visitor.setFlash(flashOf(cart, items, context.market));
		return redirect(cart.goto ? `/cart/${cart.goto}` : returnTo, 303);
	} catch (error) {
		if (isFailure(error)) return notAdded(error, context, sent, returnTo);
		if (!(error instanceof BackendRefusal) || error.status >= 500) throw error;
		const problems = sentProblems(error.answer, sent);
		const found = await variantsOf(context, sent).catch(() => []);
		return data({ ...refusedItems(sent, found, problems), returnTo, idem: crypto.randomUUID() }, { status: error.status });
	}
}

/**
 * Shows the form again where the backend has failed to put it into the cart. The key stays: sent again, nothing is added twice.
 * @throws the error where there is no cart yet, or where the goods cannot be read either: then the failure has a page of its own
 */
async function notAdded(error: Response, context: ActionFunctionArgs["context"], sent: SentItems, returnTo: string) {
	const reading = context.visitor.cart ? atMost(variantsOf(context, sent), glance).catch(() => null) : null;
	const found = await reading;
	if (!found) throw error;
	const problems = { "": { error: "notSaved" as const, details: {} } };
	return data({ ...refusedItems(sent, found, problems), returnTo, idem: sent.idem }, { status: error.status });
}

type Item = ReturnType<typeof itemOf>;

/** The button of a row whose field is empty. */
const meansLeast = ({ amount, error }: SentItems["rows"][number]): boolean => amount === null && error === null;

function itemOf({ suppliedVariantId, cutLength }: SentRow, amount: number, { cut, hasCertificate }: SentItems) {
	const length = cutLength ?? cut?.length;
	return { suppliedVariantId, amount, ...(length ? { cut: { length } } : {}), ...(hasCertificate ? { certificate: true } : {}) };
}

/** @returns the items for the backend; null where no quantity or an invalid one was typed */
function itemsOf(sent: SentItems, variants: readonly Variant[]): [Item, ...Item[]] | null {
	if (sent.cut?.error) return null;
	const items: Item[] = [];
	for (const row of sent.rows) {
		const least = variants.find(({ suppliedVariant }) => suppliedVariant.id === row.suppliedVariantId)?.suppliedVariant.min_order;
		const quantity = row.error ? null : (row.amount ?? least ?? null);
		if (quantity === null) return null;
		items.push(itemOf(row, quantity, sent));
	}
	const [first, ...more] = items;
	return first ? [first, ...more] : null;
}

/** The supplies of the rows: for their minimum, and to show the rows again. */
async function variantsOf({ backend }: ActionFunctionArgs["context"], { rows }: SentItems): Promise<Variant[]> {
	const ids = rows.map(({ suppliedVariantId }) => suppliedVariantId);
	return ids.length > 0 ? backend(catalogue.variantsBySupplies, { params: { ids: ids.join() } }) : [];
}

/** One item by what it is, several by their number. */
function addedOf(cart: Cart, items: readonly Item[]) {
	const [item] = items;
	if (!item || items.length > 1) return { by: "items", lines: items.length } as const;
	const line = lineOf(cart, item);
	return { by: "item", lines: 1, quantity: item.amount, variant_id: line?.variant.id, supply_id: item.suppliedVariantId } as const;
}

const lineOf = (cart: Cart, item: Item) => cart.items.findLast(({ suppliedVariant }) => suppliedVariant.id === item.suppliedVariantId);

/** One item by its name, pieces that are cut by their length before it; several items by their number. */
function flashOf(cart: Cart, items: readonly Item[], market: Market): Flash {
	const [item] = items;
	const inCart = inCartOf(cart, items);
	if (!item || items.length > 1) return { kind: "addedLines", lines: items.length, cartUuid: cart.uuid, inCart };
	const title = lineOf(cart, item)?.fullTitle ?? "";
	return {
		kind: "added",
		quantity: item.amount,
		title: item.cut ? `${formatFor(market).measure(item.cut.length, "mm")} mm – ${title}`.slice(0, 200) : title,
		cartUuid: cart.uuid,
		inCart,
	};
}

/** A cookie has room for no more. */
const mostTold = 100;

/** What rows say of themselves: how much of their supply is in the cart, apart from what is cut or in sets. */
function inCartOf(cart: Cart, items: readonly Item[]): InCart {
	const whole = items.filter(({ cut }) => !cut).slice(0, mostTold);
	return Object.fromEntries(
		whole.map(({ suppliedVariantId: id }) => [
			id,
			cart.items
				.filter(({ suppliedVariant, cut, set_id }) => suppliedVariant.id === id && !cut && set_id === 0)
				.reduce((sum, { quantity }) => sum + quantity, 0),
		]),
	);
}
