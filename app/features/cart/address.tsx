import type { Cart } from "../../../contract/cart";
import { useT } from "../../i18n";
import * as css from "./address.css";

type Form = NonNullable<NonNullable<Cart["forms"]>["shipping"]>;

/** An address as it stands on a letter, with whom to reach there. */
export function Address({ form, email, vat }: { form: Form; email?: string[]; vat?: string }) {
	const t = useT("cart");
	return (
		<address className={css.address}>
			<span className={css.strong}>{form.company}</span>
			<span>{form.streetAddress}</span>
			{form.addressAdditionalLine ? <span>{form.addressAdditionalLine}</span> : null}
			<span>
				{form.postCode} {form.city}
			</span>
			<span>{t(`country.${form.country}`)}</span>
			<span className={css.contact}>
				{form.name}, <span className={css.phone}>{form.phone}</span>
			</span>
			{email?.map((one) => (
				<span key={one}>{one}</span>
			))}
			{vat ? <span>{t(form.country === "FI" ? "address.businessId" : "address.vat", { vat })}</span> : null}
		</address>
	);
}
