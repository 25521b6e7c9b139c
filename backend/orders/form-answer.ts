import { z } from "zod";
import { addressFields, billingFields, orderNotes, type Reader, type storedAs, storedShape } from "../../contract/order-fields";
import { isSameName } from "../companies/same-name";
import { rowsOf } from "../db/rows";
import type { FormRow } from "./form-rows";
import type { CartAnswer } from "./wire";

type Forms = NonNullable<CartAnswer["forms"]>;

const billingShape = z.object({ ...storedShape(addressFields), ...storedShape(billingFields) });
const shippingShape = z.object(storedShape(addressFields));

/** The forms as their buyer sees them, or, where another reader is named, those of their fields that this one may see; the others are blank. */
export function formsAnswer({ billing, shipping }: { billing: FormRow | null; shipping: FormRow | null }, reader?: Reader): Forms {
	return {
		billing: billing && {
			...billingShape.parse(readableBy(reader, billing)),
			vat_check: billing.vat_check,
			vat_holder: otherHolder(billing),
			isSeparateShipping: billing.isSeparateShipping,
		},
		shipping: shipping && shippingShape.parse(readableBy(reader, shipping)),
	};
}

/** What stands in a field for who may not see it. No address is without its country. */
const hidden: Record<keyof typeof storedAs, unknown> = { text: "", optionalText: "", texts: [], flag: false, country: undefined };

function readableBy(reader: Reader | undefined, form: FormRow): object {
	const values = new Map<string, unknown>(Object.entries(form));
	return Object.fromEntries(
		Object.entries({ ...addressFields, ...billingFields }).map(([name, { seenBy, stored }]) => {
			const isSeen = reader === undefined || seenBy.some((one) => one === reader);
			return [name, isSeen ? values.get(name) : hidden[stored]];
		}),
	);
}

/** Who has the VAT id by its register, where that is another name than was typed; registers have trade names too, so that it refuses nothing. */
const otherHolder = ({ vat_name: holder, company }: FormRow): string => (holder === null || isSameName(holder, company) ? "" : holder);

/** The notes that a reader may not see, blank; all of them for whoever is no reader. */
export const hiddenNotes = (reader?: Reader): Record<string, string> =>
	Object.fromEntries(
		Object.entries(orderNotes).flatMap(([name, { seenBy }]) => (seenBy.some((one) => one === reader) ? [] : [[name, ""]])),
	);

const sharerRow = z.object({ name: z.string(), company: z.string(), email: z.string() });

/** Who shares a cart, as far as its billing form says it. @returns null as long as there is none */
export async function sharerOf(db: D1Database, orderId: number): Promise<z.output<typeof sharerRow> | null> {
	const found = await db
		.prepare("SELECT name, company, email FROM order_forms WHERE order_id = ? AND type = 'billing'")
		.bind(orderId)
		.all();
	return rowsOf(sharerRow, found)[0] ?? null;
}
