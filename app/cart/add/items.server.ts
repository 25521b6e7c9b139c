import { type ActionFunctionArgs, type AppLoadContext, data, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart } from "../../../contract/cart";
import { catalogue, type Variant } from "../../../contract/catalogue";
import { formatRange, idem, idInPath, line, slug } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { readFilters } from "../../../contract/filters";
import { orders } from "../../../contract/orders";
import { piecesName, piecesPrefix, sizeName } from "../../catalogue/group/sizes";
import { readCartBefore, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal, isFailure, orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { Market } from "../../platform/config/market";
import { amountField } from "../../platform/forms/amount-field";
import type { FormResult } from "../../platform/forms/form-result";
import { keysOf, typedValues } from "../../platform/forms/read-form";
import { refusedFields } from "../../platform/forms/refusal.server";
import { localPath } from "../../platform/http/redirect.server";
import { withTimeout } from "../../platform/http/with-timeout";
import { cutSize, formatFor } from "../../platform/i18n/format";
import { compareForm, compareHref, idsIn } from "../../platform/page/compare-ids";
import type { Flash, InCart } from "../../platform/session/visitor";
import { addToCart, glance } from "../cart.server";
import { foundProblems, type MissingSize, type Problems, type RefusedSetData, refusedItems, sentProblems } from "./refused-items";
import { readSentItems, type SentItems, type SentRow } from "./sent-items";

/** Adds a form's set or items to the visitor's cart, all or none. Creates the session and the cart if needed. */
export async function addItem({ request, context }: ActionFunctionArgs) {
	const typed = await withSizes(context, await request.formData());
	if (!typed) throw new Response(null, { status: 400 });
	const { form, missing } = typed;
	const returnTo = localPath(form.get("returnTo"), request.url);
	if (form.has("setId")) return addSet(context, form, returnTo);
	// Text browsers ignore that checkboxes and button belong to the comparison's form, and send them with the surrounding one.
	if (form.has(compareForm)) return redirect(compareHref({ ids: idsIn(form.getAll("ids").map(String)) }), 303);
	const sent = readSentItems(form);
	if (!sent) throw new Response(null, { status: 400 });

	if (missing.length > 0) {
		const found = await variantsOf(context, sent).catch(() => []);
		const problems = sent.rows.length > 0 ? foundProblems(sent, found) : {};
		return data({ ...refusedItems(sent, found, problems, missing), returnTo, idem: crypto.randomUUID() }, { status: 422 });
	}
	const answer = await addSent(context, sent, returnTo);
	if (!("problems" in answer)) return answer;
	const { found, problems, status, idem } = answer;
	return data({ ...refusedItems(sent, found, problems), returnTo, idem }, { status });
}

/** Why a form's items were not added. */
interface NotAdded {
	found: readonly Variant[];
	problems: Problems;
	status: number;
	/** The key for the next attempt. */
	idem: string;
}

/**
 * Adds all rows of a form to the visitor's cart, or none.
 * @param returnTo the page that the reader sees next
 * @returns the redirect, or why nothing was added
 */
export async function addSent(context: AppLoadContext, sent: SentItems, returnTo: string): Promise<TypedResponse<never> | NotAdded> {
	const variants = sent.rows.some(meansLeast) ? await variantsOf(context, sent) : [];
	const items = itemsOf(sent, variants);
	if (!items) {
		const found = variants.length > 0 ? variants : await variantsOf(context, sent).catch(() => []);
		return { found, problems: foundProblems(sent, found), status: 422, idem: crypto.randomUUID() };
	}

	const { backend, visitor } = context;
	visitor.ensureSession();
	const before = await readCartBefore(context);
	try {
		const [first, ...more] = items;
		const body = { ...first, more, idem: sent.idem, isProduction: true } as const;
		const cart = await addToCart(visitor, (uuid) => backend(orders.add, { body: { ...body, uuid } }));
		trackAdded(context, cart, before, { ...addedOf(cart, items), idem: sent.idem });
		visitor.setFlash(flashOf(cart, items, context.market));
		return redirect(cart.goto ? href("/cart/:uuid", { uuid: cart.goto }) : returnTo, 303);
	} catch (error) {
		if (isFailure(error)) return notAdded(error, context, sent);
		if (!(error instanceof BackendRefusal) || error.status >= 500) throw error;
		const found = await variantsOf(context, sent).catch(() => []);
		return { found, problems: sentProblems(error.answer, sent), status: error.status, idem: crypto.randomUUID() };
	}
}

/**
 * Describes a failure of the backend. The form keeps its key, so a retry adds nothing twice.
 * @throws the error if there is no cart yet or the goods cannot be read; the error page handles it
 */
async function notAdded(error: Response, context: AppLoadContext, sent: SentItems): Promise<NotAdded> {
	const reading = context.visitor.cart ? withTimeout(variantsOf(context, sent), glance).catch(() => null) : null;
	const found = await reading;
	if (!found) throw error;
	return { found, problems: { "": { error: "notSaved", details: {} } }, status: error.status, idem: sent.idem };
}

type Item = ReturnType<typeof itemOf>;

/** The row's button was pressed with an empty field, which means the minimum. */
const meansLeast = ({ amount, error }: SentItems["rows"][number]): boolean => amount === null && error === null;

function itemOf({ suppliedVariantId, cutLength, cutWidth }: SentRow, amount: number, { cut, hasCertificate, sawList }: SentItems) {
	const length = cutLength ?? cut?.length;
	const width = cutWidth ?? cut?.width ?? 0;
	return {
		...{ suppliedVariantId, amount },
		...(length ? { cut: { length, width } } : {}),
		...(hasCertificate ? { certificate: true } : {}),
		...(sawList.length > 0 ? { saw_list: sawList } : {}),
	};
}

/** @returns the items for the backend; null for a missing or invalid quantity */
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

/** Reads the rows' variants, for their minimum and to show the rows again. */
async function variantsOf({ backend }: ActionFunctionArgs["context"], { rows }: SentItems): Promise<Variant[]> {
	const ids = rows.map(({ suppliedVariantId }) => suppliedVariantId);
	return ids.length > 0 ? backend(catalogue.variantsBySupplies, { params: { ids: ids.join() } }) : [];
}

/** Describes one item by its title, several by their number. */
function addedOf(cart: Cart, items: readonly Item[]) {
	const [item] = items;
	if (!item || items.length > 1) return { by: "items", lines: items.length } as const;
	const line = lineOf(cart, item);
	return { by: "item", lines: 1, quantity: item.amount, variant_id: line?.variant.id, supply_id: item.suppliedVariantId } as const;
}

const lineOf = (cart: Cart, item: Item) => cart.items.findLast(({ suppliedVariant }) => suppliedVariant.id === item.suppliedVariantId);

/** Describes one item by its name and cut length, several by their number. */
function flashOf(cart: Cart, items: readonly Item[], market: Market): Flash {
	const [item] = items;
	const inCart = inCartOf(cart, items);
	if (!item || items.length > 1) return { kind: "addedLines", lines: items.length, cartUuid: cart.uuid, inCart };
	const title = lineOf(cart, item)?.fullTitle ?? "";
	return {
		kind: "added",
		quantity: item.amount,
		title: item.cut ? `${cutSize(item.cut, formatFor(market))} mm – ${title}`.slice(0, 200) : title,
		cartUuid: cart.uuid,
		inCart,
	};
}

/** A cookie cannot hold more. */
const maxItemsInFlash = 100;

/** The quantity of each supply in the cart, without cut lines and sets. */
function inCartOf(cart: Cart, items: readonly Item[]): InCart {
	const whole = items.filter(({ cut }) => !cut).slice(0, maxItemsInFlash);
	return Object.fromEntries(
		whole.map(({ suppliedVariantId: id }) => [
			id,
			cart.items
				.filter(({ suppliedVariant, cut, set_id }) => suppliedVariant.id === id && !cut && set_id === 0)
				.reduce((sum, { quantity }) => sum + quantity, 0),
		]),
	);
}

const formFields = z.object({ setId: idInPath, idem, title: line(200).catch("") });

/** Adds a set to the visitor's cart. Creates the session and the cart if needed. */
async function addSet(context: AppLoadContext, form: FormData, returnTo: string) {
	const { backend, visitor } = context;
	const sent = formFields.safeParse(Object.fromEntries(form));
	if (!sent.success) throw new Response(null, { status: 400 });
	const { setId, title } = sent.data;
	const refused = ({ values, errors, details }: FormResult, status: number, key: string = crypto.randomUUID()) => {
		const set = { id: setId, title, typed: values.amount ?? "", errors: Object.values(errors).flat(), details };
		return data<RefusedSetData>({ set, returnTo, idem: key }, { status });
	};
	const values = typedValues(form);
	const amount = amountField.safeParse(form.get("amount"));
	if (!amount.success) return refused({ values, errors: keysOf({ amount: [amount.error.issues[0]?.message ?? ""] }) }, 422);

	visitor.ensureSession();
	const before = await readCartBefore(context);
	try {
		const body = { setId: Number(setId), amount: amount.data, idem: sent.data.idem, isProduction: true } as const;
		const cart = await addToCart(visitor, (uuid) => backend(orders.addSet, { body: { ...body, uuid } }));
		trackAdded(context, cart, before, { by: "set", lines: 1, quantity: body.amount, set_id: body.setId, idem: body.idem });
		const added = cart.orders_to_sets.find((set) => set.set_id === body.setId);
		visitor.setFlash({ kind: "added", quantity: body.amount, title: added?.title ?? title, cartUuid: cart.uuid });
		return redirect(cart.goto ? href("/cart/:uuid", { uuid: cart.goto }) : returnTo, 303);
	} catch (error) {
		// Keeps the key, so that a retry adds nothing twice.
		if (isFailure(error) && visitor.cart) return refused({ values, errors: { amount: ["notSaved"] } }, error.status, sent.data.idem);
		return refused(refusedFields(error, values, ["amount"]), 422);
	}
}

/** Product lists are shorter. */
const maxRows = 100;

/**
 * Resolves the sizes that the reader chose without scripts. Returns such a product list as a table's form, with each quantity under its
 * variant's supply. Returns any other form as it is.
 * @returns null for a form that the shop does not have
 */
async function withSizes({ backend }: AppLoadContext, form: FormData): Promise<{ form: FormData; missing: MissingSize[] } | null> {
	const only = form.get("only");
	const slugs = [...new Set(form.keys())].flatMap((name) => (name.startsWith(piecesPrefix) ? [name.slice(piecesPrefix.length)] : []));
	const wanted = slugs.filter((one) => one === only || textOf(form.get(piecesName(one))).trim() !== "");
	if (slugs.length === 0) return { form, missing: [] };
	if (slugs.length > maxRows || !slugs.every((one) => slug.safeParse(one).success)) return null;
	const rows = await Promise.all(
		wanted.map(async (one) => {
			const f = choiceOf(form, one);
			const found =
				f === null
					? null
					: await orNull(backend(catalogue.variantsByProduct, { params: { slug: one }, query: { f, range: formatRange(0, 2) } }));
			return { slug: one, found };
		}),
	);
	const resolved = new FormData();
	const missing: MissingSize[] = [];
	for (const [name, value] of form) if (!/^(?:pieces\.|size\.|only$)/.test(name)) resolved.append(name, value);
	for (const row of rows) {
		const typed = textOf(form.get(piecesName(row.slug)));
		const [variant, another] = row.found?.variants ?? [];
		if (variant && !another) {
			const supply = variant.suppliedVariant.id;
			resolved.append(`amount.${supply}`, typed);
			if (row.slug === only) resolved.append("only", String(supply));
		} else missing.push({ field: piecesName(row.slug), typed, product: row.found && { slug: row.slug, title: row.found.product.title } });
	}
	if (only !== null && !slugs.includes(textOf(only))) resolved.append("only", only);
	return { form: resolved, missing };
}

function choiceOf(form: FormData, of: string): string | null {
	const prefix = sizeName(of, "");
	const chosen = [...form].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), [parsed(value)]]);
	const filters = readFilters(JSON.stringify(Object.fromEntries(chosen)));
	return filters && formatFilters(filters);
}

const value = z.string().transform((text, context) => {
	try {
		return z.union([z.number(), z.string()]).parse(JSON.parse(text));
	} catch {
		context.addIssue("no JSON");
		return z.NEVER;
	}
});
const parsed = (entry: FormDataEntryValue): string | number | null => value.safeParse(entry).data ?? null;

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
