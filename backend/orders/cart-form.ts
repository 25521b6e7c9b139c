import type { z } from "zod";
import type { vatChecks } from "../../contract/cart";
import type { BillingForm, ShippingForm } from "../../contract/order-form";
import type { orders } from "../../contract/orders";
import { parseVatId } from "../../contract/vat-id";
import type { Asker } from "./asker";
import { cartByUuid } from "./cart-answer";
import { type Change, changeCart, ownCart } from "./change-cart";
import type { CartAnswer } from "./wire";

type FormBody = z.output<typeof orders.setForm.body>;

/** Stores the billing form or the separate delivery address, which goes when it is no longer wanted. Throws like `changeCart`. */
export async function setForm(asker: Asker, uuid: string, body: FormBody): Promise<CartAnswer> {
	await changeCart(asker, uuid, body.type === "billing" ? billingChanges(body, body.isSeparateShipping) : shippingChanges(body));
	return cartByUuid(asker, uuid);
}

function billingChanges(form: BillingForm, isSeparateShipping: boolean): Change[] {
	const check: (typeof vatChecks)[number] = parseVatId(form.vat, form.country)?.checkDigitIsRight ? "valid" : "unverified";
	const { vat, email, additionalEmails, invoiceEmail, eInvoiceAddress, eInvoiceOperator, createAccount } = form;
	const own = { vat, vatCheck: check, email, additionalEmails, invoiceEmail, eInvoiceAddress, eInvoiceOperator, createAccount };
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
			street_address, address_additional_line, post_code, city, country, is_separate_shipping, invoice_email, e_invoice_address, e_invoice_operator, create_account)
		SELECT id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21 FROM orders WHERE id = ${ownCart}`,
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
	];
}
