import * as z from "zod";
import type { orders } from "../../contract/orders";
import { parseVatId } from "../../contract/values/vat-id";
import { type Change, cartHead, changeCart, type Head, ownCart, requireOwn } from "../cart/change-cart";
import { type CompanyAnswer, companyWithVat } from "../companies/look-up";
import type { VatAnswer, VatRegister } from "../companies/vies";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { formCells, formColumns } from "../orders/form-rows";
import type { PricedCart } from "../orders/priced-cart";
import { requireLookUp, type Writer } from "../platform/hourly-limits";

type FormBody = z.output<typeof orders.setForm.body>;

/**
 * Stores the billing form or the separate delivery address, and removes an address that is no longer wanted. Throws like
 * `changeCart`, and Refused too_many_attempts if the VAT register was asked too often.
 * @param known the rows, if already read
 */
export async function setForm(
	visitor: Writer,
	uuid: string,
	body: FormBody,
	register: VatRegister,
	known?: BillingReads,
): Promise<PricedCart> {
	const changes =
		body.type === "billing"
			? await billingOf(visitor, body, register, known ?? (await read(visitor.db, readForBilling(visitor.db, uuid, body))))
			: shippingChanges(body);
	return changeCart(visitor, uuid, changes, body.version);
}

type Billing = Extract<FormBody, { type: "billing" }>;

/** Two sources name the holder of an id: the cart, if the register has confirmed the id before, and the company look-up. */
type Holders = [stored: z.output<typeof knownId> | null, company: CompanyAnswer | null];
type BillingReads = [cart: Head | null, Holders];

export const readForBilling = (db: D1Database, uuid: string, { vat, country }: Billing): Read<BillingReads> =>
	inOneBatch(
		cartHead(db, uuid),
		inOneBatch(
			{
				statements: [
					db
						.prepare(
							`SELECT f.vat_name FROM carts c CROSS JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'
							WHERE c.uuid = ? AND f.vat = ? AND f.country = ? AND f.vat_check = 'valid'`,
						)
						.bind(uuid, vat, country),
				],
				parse: ([found]) => rowsOf(knownId, found)[0] ?? null,
			},
			companyWithVat(db, parseVatId(vat, country)?.international ?? ""),
		),
	);

/** An id is looked up only with a cart to order from, and never again once it is valid. */
async function billingOf(
	visitor: Writer,
	form: Billing,
	register: VatRegister,
	[cart, [stored, company]]: BillingReads,
): Promise<Change[]> {
	requireOwn(visitor, cart, form.version);
	const vatId = parseVatId(form.vat, form.country);
	if (!stored && register.canCheck(vatId)) await requireLookUp(visitor);
	const { check, name } = stored ? { check: "valid" as const, name: stored.vat_name } : await register.check(vatId);
	// The company look-up names the holder only if the id may be valid.
	return billingChanges(form, { check, name: name ?? (check === "unverified" ? null : (company?.company ?? null)) });
}

const knownId = z.object({ vat_name: z.string().nullable() });

function billingChanges(values: Billing, { check, name }: VatAnswer): Change[] {
	const { isSeparateShipping } = values;
	const stored = store({ type: "billing", isSeparateShipping, vatCheck: check, vatName: name, values });
	if (isSeparateShipping) return [stored];
	return [stored, [`DELETE FROM cart_forms WHERE cart_id = ${ownCart} AND type = 'shipping'`]];
}

function shippingChanges(values: Extract<FormBody, { type: "shipping" }>): Change[] {
	return [
		store({ type: "shipping", isSeparateShipping: true, values }),
		[`UPDATE cart_forms SET is_separate_shipping = 1 WHERE cart_id = ${ownCart} AND type = 'billing'`],
	];
}

const store = (form: Parameters<typeof formCells>[0]): Change => [
	`INSERT OR REPLACE INTO cart_forms (cart_id, ${formColumns.join()})
	SELECT id, ${formColumns.map((_, index) => `?${index + 4}`).join()} FROM carts WHERE id = ${ownCart}`,
	...formCells(form),
];
