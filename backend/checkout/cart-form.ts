import type { z } from "zod";
import type { BillingForm, ShippingForm } from "../../contract/order-form";
import type { orders } from "../../contract/orders";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { type Change, changeCart, ownCart, requireOwnCart } from "../cart/change-cart";
import { companyByVat } from "../companies/look-up";
import type { VatAnswer, VatRegister } from "../companies/vies";
import { rowsOf } from "../db/rows";
import { cartByUuid } from "../orders/cart-answer";
import { formRow } from "../orders/order-rows";
import type { CartAnswer } from "../orders/wire";
import { requireLookUp, type Writer } from "../platform/hourly-limits";

type FormBody = z.output<typeof orders.setForm.body>;

/**
 * Stores the billing form or the separate delivery address, which goes when it is no longer wanted. Throws like `changeCart`, and Refused
 * too_many_attempts where the register of VAT ids was asked too often.
 */
export async function setForm(visitor: Writer, uuid: string, body: FormBody, register: VatRegister): Promise<CartAnswer> {
	const changes = body.type === "billing" ? await billingOf(visitor, uuid, body, register) : shippingChanges(body);
	await changeCart(visitor, uuid, changes, body.version);
	return cartByUuid(visitor, uuid);
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
	if (!known && register.isAskedFor(vatId)) await requireLookUp(visitor);
	const { check, name } = known ? { check: "valid" as const, name: known.vat_name } : await register.check(vatId);
	return billingChanges(form, { check, name: name ?? (await nameOf(visitor.db, vatId, check)) }, form.isSeparateShipping);
}

const knownId = formRow.pick({ vat_name: true });

/** Whom the look-up of companies has an id for that may be valid. */
async function nameOf(db: D1Database, vatId: VatId | null, check: VatAnswer["check"]): Promise<string | null> {
	const company = vatId && check !== "unverified" ? await companyByVat(db, vatId.international) : null;
	return company?.company ?? null;
}

function billingChanges(form: BillingForm, { check, name }: VatAnswer, isSeparateShipping: boolean): Change[] {
	const { vat, email, additionalEmails, invoiceEmail, eInvoiceAddress, eInvoiceOperator, createAccount } = form;
	const own = {
		vat,
		vatCheck: check,
		vatName: name,
		email,
		additionalEmails,
		invoiceEmail,
		eInvoiceAddress,
		eInvoiceOperator,
		createAccount,
	};
	const stored = upsert("billing", form, own, isSeparateShipping);
	if (isSeparateShipping) return [stored];
	return [stored, [`DELETE FROM order_forms WHERE order_id = ${ownCart} AND type = 'shipping'`]];
}

function shippingChanges(form: ShippingForm): Change[] {
	return [
		upsert("shipping", form, nothingOfBilling, true),
		[`UPDATE order_forms SET is_separate_shipping = 1 WHERE order_id = ${ownCart} AND type = 'billing'`],
	];
}

interface BillingOnly {
	vat: string;
	vatCheck: string;
	vatName: string | null;
	email: string;
	additionalEmails: string[];
	invoiceEmail: string;
	eInvoiceAddress: string;
	eInvoiceOperator: string;
	createAccount: boolean;
}

const nothingOfBilling: BillingOnly = {
	vat: "",
	vatCheck: "",
	vatName: null,
	email: "",
	additionalEmails: [],
	invoiceEmail: "",
	eInvoiceAddress: "",
	eInvoiceOperator: "",
	createAccount: false,
};

function upsert(type: "billing" | "shipping", form: ShippingForm, own: BillingOnly, isSeparateShipping: boolean): Change {
	return [
		`INSERT OR REPLACE INTO order_forms (order_id, type, vat, vat_check, company, name, phone, email, additional_emails,
			street_address, address_additional_line, post_code, city, country, is_separate_shipping, invoice_email, e_invoice_address, e_invoice_operator, create_account, vat_name)
		SELECT id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22 FROM orders WHERE id = ${ownCart}`,
		type,
		own.vat,
		own.vatCheck,
		form.company,
		form.name,
		form.phone,
		own.email,
		JSON.stringify(own.additionalEmails),
		form.streetAddress,
		form.addressAdditionalLine,
		form.postCode,
		form.city,
		form.country,
		isSeparateShipping ? 1 : 0,
		own.invoiceEmail,
		own.eInvoiceAddress,
		own.eInvoiceOperator,
		own.createAccount ? 1 : 0,
		own.vatName,
	];
}
