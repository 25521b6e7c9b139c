import type { Cart } from "../../../contract/cart";
import { company } from "../../../contract/company";
import { buyerNumber } from "../../../contract/seller/buyer-number";
import { isCollected } from "../../../contract/values/order-states";
import { useT } from "../../platform/i18n/i18n";
import { bold, nowrap } from "../../ui/layout.css";
import * as css from "./order.css";

type Site = NonNullable<NonNullable<Cart["forms"]>["shipping"]>;
type Form = Omit<Site, "siteNotes"> & Partial<Site>;

export function Address({ form, email, vat }: { form: Form; email?: string[]; vat?: string }) {
	const t = useT("cart");
	const number = vat ? buyerNumber({ vat, country: form.country }) : null;
	return (
		<address className={css.address}>
			<div className={bold}>{form.company}</div>
			<div>{form.streetAddress}</div>
			{form.addressAdditionalLine ? <div>{form.addressAdditionalLine}</div> : null}
			<div>
				{form.postCode} {form.city}
			</div>
			<div>{t(`country.${form.country}`)}</div>
			<div className={css.contact}>
				{form.name}, <span className={nowrap}>{form.phone}</span>
			</div>
			{form.siteNotes ? (
				<div className={css.siteNotes}>
					{t("address.siteNotes")}: {form.siteNotes}
				</div>
			) : null}
			{email?.map((one) => (
				<div key={one}>{one}</div>
			))}
			{number ? <div>{t(`address.${number.kind}`, { vat: number.number })}</div> : null}
		</address>
	);
}

type Delivered = Pick<Cart, "forms" | "delivery_methods" | "delivery_methodid">;

/** Whether the buyer's own truck collects the goods and no delivery address is given. */
const isLoaded = (cart: Delivered): boolean => !cart.forms?.shipping && isCollected(cart);

export function useDestinationTitle(cart: Delivered): string {
	const t = useT("cart");
	return t(isLoaded(cart) ? "order.loading" : "order.shipping");
}

/** The delivery address unless it is the billing address, or the place of loading. */
export function Destination({ cart }: { cart: Delivered }) {
	const t = useT("cart");
	if (!isLoaded(cart)) return cart.forms?.shipping ? <Address form={cart.forms.shipping} /> : <p>{t("address.same")}</p>;
	const { street, postCode, city, country } = company.loadingPlace;
	return (
		<address className={css.address}>
			<div className={bold}>{company.name}</div>
			<div>{street}</div>
			<div>
				{postCode} {city}
			</div>
			<div>{t(`country.${country}`)}</div>
		</address>
	);
}

type Billing = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

/**
 * Recipients of the invoice besides the buyer's e-mail.
 * @returns a function of the billing form that formats the e-invoice address with its operator, and the e-mail for invoices
 */
export function useInvoicePlaces(): (billing: Pick<Billing, "eInvoiceAddress" | "eInvoiceOperator" | "invoiceEmail">) => string[] {
	const t = useT("cart");
	return ({ eInvoiceAddress, eInvoiceOperator, invoiceEmail }) => [
		...(eInvoiceAddress ? [t("invoice.electronic", { address: [eInvoiceAddress, eInvoiceOperator].filter(Boolean).join(", ") })] : []),
		...(invoiceEmail ? [t("invoice.email", { email: invoiceEmail })] : []),
	];
}
