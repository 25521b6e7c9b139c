import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { uuid } from "../../../contract/fields";
import { addressFields, siteFields } from "../../../contract/order-fields";
import type { paymentInfoForm } from "../../../contract/order-form";
import { type Address, addresses, type User } from "../../../contract/users";
import { readablePhone } from "../../../contract/values/phone";
import type { Backend } from "../../platform/backend/client.server";
import { orNull } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { readTyped } from "../../platform/forms/submission";
import type { KeptAddress, PaymentInfoResult } from "./payment-info-fields";

/** The addresses that the account may deliver to; none where the backend keeps none. */
export const readBook = async ({ backend }: AppLoadContext, user: User | null): Promise<Address[]> =>
	user?.has_addresses ? ((await orNull(backend(addresses.all, {})))?.addresses ?? []) : [];

/** What the page needs of them to choose one. */
export const keptAddress = ({ uuid: id, label, of, streetAddress, postCode, city }: Address): KeptAddress => ({
	uuid: id,
	label,
	of,
	place: `${streetAddress}, ${postCode} ${city}`,
});

/** The one for new orders: the account's own choice, else that of its team. */
export const defaultOf = (book: readonly Address[]): Address | undefined =>
	book.find((address) => address.is_own_default) ?? book.find((address) => address.is_team_default);

/** An address as the fields of a separate delivery address have it. */
export function shippingValues(address: Address): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries({ ...address, phone: readablePhone(address.phone) }));
	const names = Object.keys({ ...addressFields, ...siteFields });
	return { isSeparateShipping: "on", ...Object.fromEntries(names.map((name) => [`shipping.${name}`, String(values.get(name))])) };
}

/** Fills the delivery address of the form in with the one that was chosen; everything else stays as it was typed. */
export async function fillFromBook(backend: Backend, form: FormData) {
	const chosen = uuid.safeParse(form.get("book"));
	if (!chosen.success) return refused(form, "address.choose");
	const address = await backend(addresses.byId, { params: { uuid: chosen.data } }).catch((error: unknown) => {
		if (error instanceof Response && error.status === 404) return null;
		throw error;
	});
	if (!address) return refused(form, "address.gone");
	for (const [name, value] of Object.entries(shippingValues(address))) form.set(name, value);
	const filled = { key: crypto.randomUUID(), label: address.label };
	return data<PaymentInfoResult>({ reply: readTyped(form).reply(), lookup: null, filled }, { status: 200 });
}

const refused = (form: FormData, key: ErrorKey) =>
	data<PaymentInfoResult>({ reply: readTyped(form).reply({ fieldErrors: { book: [key] } }), lookup: null }, { status: 422 });

type Shipping = NonNullable<z.output<typeof paymentInfoForm>["shipping"]>;

/** Keeps the delivery address of an order in the account's own book, under its street and town. */
export async function saveToBook(backend: Backend, shipping: Shipping): Promise<void> {
	const label = `${shipping.streetAddress}, ${shipping.city}`.slice(0, 80);
	await backend(addresses.create, { body: { ...shipping, label } });
}
