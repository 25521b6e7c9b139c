import * as z from "zod";
import {
	addressFields,
	billingFields,
	orderNotes,
	type Reader,
	siteFields,
	type storageTypes,
	storedShape,
} from "../../contract/order-fields";
import { isSameName } from "../companies/same-name";
import { rowsOf } from "../db/rows";
import { type FormRow, formFields } from "./form-rows";
import type { PricedCart } from "./priced-cart";

type Forms = NonNullable<PricedCart["forms"]>;

const billingShape = z.object({ ...storedShape(addressFields), ...storedShape(billingFields) });
const shippingShape = z.object({ ...storedShape(addressFields), ...storedShape(siteFields) });

type OrderForms = { billing: FormRow | null; shipping: FormRow | null };
type IsReadable = (seenBy: readonly Reader[]) => boolean;

const readableBy =
	(reader: Reader | null): IsReadable =>
	(seenBy) =>
		seenBy.some((one) => one === (reader ?? "link"));

export const ownForms = (forms: OrderForms): Forms => formsOf(forms, () => true);

/**
 * Forms with every field that the reader may not see left blank.
 * @param reader null: anyone with the address
 */
export const formsAnswer = (forms: OrderForms, reader: Reader | null): Forms => formsOf(forms, readableBy(reader));

function formsOf({ billing, shipping }: OrderForms, isReadable: IsReadable): Forms {
	return {
		billing: billing && {
			...billingShape.parse(withoutHidden(billing, isReadable)),
			vat_check: billing.vat_check,
			vat_holder: otherHolder(billing),
			isSeparateShipping: billing.isSeparateShipping,
		},
		shipping: shipping && shippingShape.parse(withoutHidden(shipping, isReadable)),
	};
}

/** Values of hidden fields. The country is never hidden. */
const hidden: Record<keyof typeof storageTypes, unknown> = { text: "", optionalText: "", texts: [], flag: false, country: undefined };

function withoutHidden(form: FormRow, isReadable: IsReadable): object {
	const values = new Map<string, unknown>(Object.entries(form));
	return Object.fromEntries(
		Object.entries(formFields).map(([name, { seenBy, stored }]) => [name, isReadable(seenBy) ? values.get(name) : hidden[stored]]),
	);
}

/**
 * The registered name of the VAT id, if it differs from the typed one. Registers list trade names too, so a difference refuses
 * nothing.
 */
const otherHolder = ({ vat_name: holder, company }: FormRow): string => (holder === null || isSameName(holder, company) ? "" : holder);

/**
 * Blanks the notes that a reader may not see.
 * @param reader null: anyone with the address
 */
export const hiddenNotes = (reader: Reader | null): Record<string, string> =>
	Object.fromEntries(Object.entries(orderNotes).flatMap(([name, { seenBy }]) => (readableBy(reader)(seenBy) ? [] : [[name, ""]])));

const sharerRow = z.object({ name: z.string(), company: z.string(), email: z.string() });

/**
 * The person who shares a cart, from its billing form.
 * @returns null without one
 */
export async function sharerOf(db: D1Database, cartId: number): Promise<z.output<typeof sharerRow> | null> {
	const found = await db.prepare("SELECT name, company, email FROM cart_forms WHERE cart_id = ? AND type = 'billing'").bind(cartId).all();
	return rowsOf(sharerRow, found)[0] ?? null;
}
