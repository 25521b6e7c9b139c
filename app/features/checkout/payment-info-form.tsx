import { Form } from "@remix-run/react";
import { useRef } from "react";
import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/notice";
import { useErrorTexts } from "../cart/error-texts";
import { AddressFields, type CountryOption } from "./address-fields";
import { ContactFields } from "./contact-fields";
import * as css from "./form.css";
import { LookUpResult } from "./look-up-result";
import { SeparateAddress } from "./separate-address";
import { useFieldCheck } from "./use-field-check";
import { VatField } from "./vat-field";

interface FormProps {
	/** As typed, or as stored. */
	values: Record<string, string>;
	refused: FormResult | null;
	/** The outcome of a look-up that was just made. */
	lookup: { found: string | null } | null;
	countries: CountryOption[];
}

/** Step 2: who orders, and where the goods go. */
export function PaymentInfoForm({ values, refused, lookup, countries }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const place = useRef<HTMLFormElement>(null);
	const checked = useFieldCheck(place, refused);
	const errors = useErrorTexts(checked.result);
	const labels = usePaymentInfoLabels();
	return (
		<Form method="post" id="payment-info" ref={place} noValidate preventScrollReset className={css.form} {...checked.handlers}>
			<ErrorSummary title={cartT("errors.title")} errors={useErrorTexts(refused).summary(labels)} />
			<LookUpResult lookup={lookup} />
			<input type="hidden" name="type" value="billing" />
			{/* What Enter means: the look-up stands before the button that goes on. */}
			<button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true" />
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<VatField values={values} errors={errors.of("vat")} countries={countries} countryErrors={errors.of("country")} />
				<AddressFields values={values} errors={errors} autoComplete="billing" />
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<ContactFields values={values} errors={errors} />
			</fieldset>
			<SeparateAddress values={values} errors={errors} countries={countries} />
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.payment-method")}
				</Button>
			</div>
		</Form>
	);
}

/** Names of the fields for the summary, in their order on the page. */
function usePaymentInfoLabels() {
	const t = useT("checkout");
	const address = ["company", "streetAddress", "addressAdditionalLine", "postCode", "city"] as const;
	const contact = ["name", "phone", "email", "additionalEmails"] as const;
	const billing = (["country", "vat", ...address, ...contact] as const).map((name) => ({
		name,
		id: name,
		label: t(`field.${name}`),
		isOneOfMany: name === "additionalEmails",
	}));
	const shipping = ([...address, "country", "name", "phone"] as const).map((name) => ({
		name: `shipping.${name}`,
		id: `shipping.${name}`,
		label: t("section.shipping"),
		isOneOfMany: true,
	}));
	return [...billing, ...shipping];
}
