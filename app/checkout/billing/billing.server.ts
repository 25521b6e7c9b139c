import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Cart } from "../../../contract/cart";
import { formatRange, uuid } from "../../../contract/fields";
import { addressFields, billingFields, orderNotes, siteFields } from "../../../contract/order-fields";
import type { paymentInfoForm } from "../../../contract/order-form";
import { orders } from "../../../contract/orders";
import { type TeamBilling, teams } from "../../../contract/team";
import { type Address, addresses, type User } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import { profileValues } from "../../account/profile-values.server";
import { failedStatus, readCart, storeNotes, withReadablePhones } from "../../cart/cart.server";
import { stepPath } from "../../cart/steps";
import type { Backend } from "../../platform/backend/client.server";
import { BackendRefusal, isFailure, orNull } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { keysOf } from "../../platform/forms/read-form";
import { type Replying, refusedReply, type ShownFields, showCurrentCart } from "../../platform/forms/refusal.server";
import { readTyped } from "../../platform/forms/submission";
import { isAddressUnclear, readBilling } from "./billing-check";
import type { BillingResult, KeptAddress } from "./billing-fields";
import { billingValues, changedFields, seenForms, type Typed, withAccount, withTeam } from "./billing-values";
import { lookUps, takeCompany } from "./company-lookup.server";

/**
 * Step 2: saves billing form and delivery address, looks the company up, or fills in an address from the book. It never overwrites
 * concurrent changes.
 */
export async function saveBilling({ request, params, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { backend, visitor } = context;
	const lookUp = lookUps.get(String(form.get("intent")));
	if (lookUp) return lookUp(backend, form);
	if (form.get("intent") === "book") return fillFromBook(backend, form);
	const chosen = form.get("pick");
	if (typeof chosen === "string") return takeCompany(backend, form, chosen);
	// Without a cookie the page explains the lost session and keeps the input.
	if (!visitor.session) return lost(form);
	const submission = readBilling(form);
	const isUnclear = isAddressUnclear(form);
	const reference = orderNotes.reference.typed.optional().safeParse(form.get("reference") ?? undefined);
	if (submission.status !== "success" || isUnclear || !reference.success) {
		const fieldErrors: Record<string, ErrorKey[]> = {};
		if (isUnclear) fieldErrors.isSeparateShipping = ["shipping.unticked"];
		if (!reference.success) fieldErrors.reference = ["tooLong"];
		return showFormAgain({ reply: submission.reply({ fieldErrors }) }, 422);
	}
	const value = { ...submission.value, reference: reference.data };
	const uuid = params.uuid ?? "";
	let isInCart = false;
	try {
		const changed = await save(context, uuid, value, form);
		if (changed) return showFormAgain(changed, 409);
		isInCart = true;
		if (form.has("saveToBook") && value.shipping) await saveToBook(backend, value.shipping);
		if (value.isSeparateShipping && value.shipping) context.track("Shipping Address Added", { country: value.shipping.country });
		return redirect(stepPath(uuid, "payment-method"), 303);
	} catch (error) {
		if (error instanceof Response && error.status === 404) return lost(form);
		const present = showCurrentCart(error, visitor, uuid);
		if (present) return present;
		// Uses the stored cart's version, so that this form's own changes do not count as another's.
		const typed = readBilling(form);
		if (isFailure(error)) {
			const status = await failedStatus(error, { context, uuid });
			return showFormAgain({ reply: typed.reply({ fieldErrors: { [isInCart ? "saveToBook" : "company"]: ["notSaved"] } }) }, status);
		}
		return showFormAgain({ reply: bookReply(error, typed) ?? refusedReply(error, typed, shownFields) }, 422);
	}
}

const shownFields: ShownFields = ["company", "reference", ...Object.keys({ ...addressFields, ...billingFields })];

/** Shows a full address book as an error of its checkbox. */
const bookReply = (error: unknown, submission: Replying) =>
	error instanceof BackendRefusal && error.answer.fields?.label
		? submission.reply({ fieldErrors: { saveToBook: keysOf(error.answer.fields).label ?? [] } })
		: null;

/** The cart now belongs to another session. For a missing cart the page's loader responds. */
const lost = (form: FormData) => showFormAgain({ reply: readTyped(form).reply() }, 409);

const showFormAgain = (result: Omit<BillingResult, "lookup">, status: number) =>
	data<BillingResult>({ ...result, lookup: null }, { status });

type Changed = Pick<BillingResult, "reply" | "present">;

/** Retries if other changes of the cart interfere. */
const maxTries = 3;

/** @returns null once saved; the input and the stored values if somebody else has changed them meanwhile */
async function save(context: AppLoadContext, uuid: string, value: Typed, form: FormData): Promise<Changed | null> {
	const seen = String(form.get("version"));
	let version = /^\d{1,9}$/.test(seen) ? Number(seen) : undefined;
	for (let tries = 1; ; tries++) {
		try {
			await store(context, uuid, value, version, form);
			return null;
		} catch (error) {
			if (!(error instanceof BackendRefusal) || error.answer.code !== "conflict" || tries === maxTries) throw error;
			const cart = await readCart(context, uuid);
			if (!cart?.is_owner || cart.isProcessed) throw error;
			const changed = changedMeanwhile(context, cart, value, form);
			if (changed) return changed;
			version = cart.version;
		}
	}
}

/** Stores both forms and the buyer's order number in turn. After each it records the stored state in the page's form. */
async function store(
	{ backend, market }: AppLoadContext,
	uuid: string,
	value: Typed,
	version: number | undefined,
	form: FormData,
): Promise<void> {
	const { shipping, isSeparateShipping, reference, ...billing } = value;
	const path = { params: { uuid } };
	let stored = await backend(orders.setForm, { ...path, body: { ...billing, type: "billing", isSeparateShipping, version } });
	note(form, stored, market);
	if (isSeparateShipping && shipping) {
		const body = { ...shipping, type: "shipping" as const, isSeparateShipping, version: stored.version };
		stored = await backend(orders.setForm, { ...path, body });
		note(form, stored, market);
	}
	if (reference === undefined || reference === stored.reference) return;
	const noted = await storeNotes({ backend }, uuid, { reference });
	if (noted) note(form, noted, market);
}

function note(form: FormData, cart: Cart, market: AppLoadContext["market"]): void {
	form.set("version", String(cart.version));
	form.set("seen", seenForms(cart, market));
}

/** @returns null if only other parts of the cart have changed, or if the stored values equal the input */
function changedMeanwhile({ market }: AppLoadContext, cart: Cart, value: Typed, form: FormData): Changed | null {
	if (seenForms(cart, market) === form.get("seen") || !cart.forms?.billing) return null;
	const names = changedFields(cart, value, market);
	if (names.length === 0) return null;
	const stored = billingValues(withReadablePhones(cart), market);
	note(form, cart, market);
	return {
		reply: readTyped(form).reply(),
		present: Object.fromEntries(names.map((name) => [name, stored[name] ?? ""])),
	};
}

/**
 * Initial values of step 2 for a new order: the visitor's last order, overridden by the account or its team (R14.2). Goods go to the
 * default address.
 * @param user null for a guest
 */
export async function newBillingValues(
	context: AppLoadContext,
	user: User | null,
	address: Address | undefined,
): Promise<Record<string, string>> {
	const { market } = context;
	const last = billingValues(withReadablePhones((await lastForms(context)) ?? { forms: null }), market);
	for (const [name, field] of Object.entries(billingFields)) if ("isOnce" in field) delete last[name];
	if (!user) return last;
	const account = { ...profileValues(user, market), email: user.email };
	const known = withAccount(last, withTeam(account, await teamBilling(context, user)));
	return address ? { ...known, ...shippingValues(address) } : known;
}

/** Names of fields whose values the form would refuse. */
export function incompleteFields(values: Record<string, string>): string[] {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return refusedFields(form);
}

const refusedFields = (form: FormData): string[] => Object.keys(readBilling(form).reply().error ?? {});

/** The addresses that the account may deliver to. None if the backend has no address book. */
export const readBook = async ({ backend }: AppLoadContext, user: User | null): Promise<Address[]> =>
	user?.has_addresses ? ((await orNull(backend(addresses.all, {})))?.addresses ?? []) : [];

/** An address as an option of the page's list. */
export const keptAddress = ({ uuid: id, label, of, streetAddress, postCode, city }: Address): KeptAddress => ({
	uuid: id,
	label,
	of,
	place: `${streetAddress}, ${postCode} ${city}`,
});

/** The default address: the account's own choice, otherwise the team's. */
export const defaultOf = (book: readonly Address[]): Address | undefined =>
	book.find((address) => address.is_own_default) ?? book.find((address) => address.is_team_default);

function shippingValues(address: Address): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries({ ...address, phone: readablePhone(address.phone) }));
	const names = Object.keys({ ...addressFields, ...siteFields });
	return { isSeparateShipping: "on", ...Object.fromEntries(names.map((name) => [`shipping.${name}`, String(values.get(name))])) };
}

/** Fills the chosen address into the form's delivery address. All other input stays. */
async function fillFromBook(backend: Backend, form: FormData) {
	const chosen = uuid.safeParse(form.get("book"));
	if (!chosen.success) return refused(form, "address.choose");
	const address = await backend(addresses.byId, { params: { uuid: chosen.data } }).catch((error: unknown) => {
		if (error instanceof Response && error.status === 404) return null;
		throw error;
	});
	if (!address) return refused(form, "address.gone");
	for (const [name, value] of Object.entries(shippingValues(address))) form.set(name, value);
	const filled = { key: crypto.randomUUID(), label: address.label, incomplete: refusedFields(form) };
	return data<BillingResult>({ reply: readTyped(form).reply(), lookup: null, filled }, { status: 200 });
}

const refused = (form: FormData, key: ErrorKey) =>
	data<BillingResult>({ reply: readTyped(form).reply({ fieldErrors: { book: [key] } }), lookup: null }, { status: 422 });

type Shipping = NonNullable<z.output<typeof paymentInfoForm>["shipping"]>;

/** Saves an order's delivery address to the account's own book. Street and town become its label. */
async function saveToBook(backend: Backend, shipping: Shipping): Promise<void> {
	const label = `${shipping.streetAddress}, ${shipping.city}`.slice(0, 80);
	await backend(addresses.create, { body: { ...shipping, label } });
}

/** The forms of the visitor's last order, as initial values; null if there is none. */
async function lastForms({ backend, visitor }: AppLoadContext): Promise<Pick<Cart, "forms"> | null> {
	if (!visitor.session) return null;
	const [last] = (await orNull(backend(orders.byUser, { query: { range: formatRange(0, 1) } }))) ?? [];
	const order = last ? await orNull(backend(orders.processedById, { params: { id: last.uuid } })) : null;
	return order?.forms?.billing ? { forms: order.forms } : null;
}

/** The team's billing data, if the account lacks some; null without a team. */
async function teamBilling({ backend }: AppLoadContext, account: User): Promise<TeamBilling | null> {
	if (account.vatid && account.company && account.billingaddress) return null;
	return (await orNull(backend(teams.current)))?.team?.billing ?? null;
}
