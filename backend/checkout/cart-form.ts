import { z } from "zod";
import type { orders } from "../../contract/orders";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { type Change, changeCart, ownCart, requireOwnCart } from "../cart/change-cart";
import { companyByVat } from "../companies/look-up";
import type { VatAnswer, VatRegister } from "../companies/vies";
import { rowsOf } from "../db/rows";
import { formCells, formColumns } from "../orders/form-rows";
import type { CartAnswer } from "../orders/wire";
import { requireLookUp, type Writer } from "../platform/hourly-limits";

type FormBody = z.output<typeof orders.setForm.body>;

/**
 * Stores the billing form or the separate delivery address, which goes when it is no longer wanted. Throws like `changeCart`, and Refused
 * too_many_attempts where the register of VAT ids was asked too often.
 */
export async function setForm(visitor: Writer, uuid: string, body: FormBody, register: VatRegister): Promise<CartAnswer> {
	const changes = body.type === "billing" ? await billingOf(visitor, uuid, body, register) : shippingChanges(body);
	return changeCart(visitor, uuid, changes, body.version);
}

type Billing = Extract<FormBody, { type: "billing" }>;

/** Nobody has an id looked up without a cart to order from, and none that is known to be valid is looked up again. */
async function billingOf(visitor: Writer, uuid: string, form: Billing, register: VatRegister): Promise<Change[]> {
	const { id } = await requireOwnCart(visitor, uuid, form.version);
	const stored = await visitor.db
		.prepare("SELECT vat_name FROM order_forms WHERE order_id = ? AND type = 'billing' AND vat = ? AND country = ? AND vat_check = 'valid'")
		.bind(id, form.vat, form.country)
		.all();
	const vatId = parseVatId(form.vat, form.country);
	const [known] = rowsOf(knownId, stored);
	if (!known && register.canCheck(vatId)) await requireLookUp(visitor);
	const { check, name } = known ? { check: "valid" as const, name: known.vat_name } : await register.check(vatId);
	return billingChanges(form, { check, name: name ?? (await nameOf(visitor.db, vatId, check)) });
}

const knownId = z.object({ vat_name: z.string().nullable() });

/** Whom the look-up of companies has an id for that may be valid. */
async function nameOf(db: D1Database, vatId: VatId | null, check: VatAnswer["check"]): Promise<string | null> {
	const company = vatId && check !== "unverified" ? await companyByVat(db, vatId.international) : null;
	return company?.company ?? null;
}

function billingChanges(values: Billing, { check, name }: VatAnswer): Change[] {
	const { isSeparateShipping } = values;
	const stored = store({ type: "billing", isSeparateShipping, vatCheck: check, vatName: name, values });
	if (isSeparateShipping) return [stored];
	return [stored, [`DELETE FROM order_forms WHERE order_id = ${ownCart} AND type = 'shipping'`]];
}

function shippingChanges(values: Extract<FormBody, { type: "shipping" }>): Change[] {
	return [
		store({ type: "shipping", isSeparateShipping: true, values }),
		[`UPDATE order_forms SET is_separate_shipping = 1 WHERE order_id = ${ownCart} AND type = 'billing'`],
	];
}

const store = (form: Parameters<typeof formCells>[0]): Change => [
	`INSERT OR REPLACE INTO order_forms (order_id, ${formColumns.join()})
	SELECT id, ${formColumns.map((_, index) => `?${index + 4}`).join()} FROM orders WHERE id = ${ownCart}`,
	...formCells(form),
];
