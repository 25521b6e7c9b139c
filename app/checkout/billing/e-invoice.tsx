import { Fragment } from "react";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormTextField } from "../../platform/forms/form-fields";
import { useT } from "../../platform/i18n/i18n";
import { emailInput } from "../../ui/forms/email-input";
import { half, whole } from "../form.css";
import type { BillingFormFields } from "./billing-fields";
import * as css from "./e-invoice.css";

interface InvoiceProps {
	fields: BillingFormFields;
	countries: CountryOption[];
}

/** Further recipients of the invoice. */
export function InvoiceFields({ fields, countries }: InvoiceProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const field = (name: "invoiceEmail" | "eInvoiceAddress" | "eInvoiceOperator") => ({
		field: fields[name],
		label: t(`field.${name}`),
		optional,
		spellCheck: false,
	});
	return (
		<>
			<div className={whole}>
				<FormTextField
					{...field("invoiceEmail")}
					{...emailInput}
					hint={t("field.invoiceEmail.hint")}
					// The mailbox may belong to another department, so the browser's data about the buyer do not fit.
					autoComplete="off"
				/>
			</div>
			<div className={whole}>
				<FormTextField
					{...field("eInvoiceAddress")}
					hint={countries.map(({ code }) => (
						<Fragment key={code}>
							<span className={css.hint} data-country={code}>
								{t(`eInvoice.hint.${code}`)}
							</span>{" "}
						</Fragment>
					))}
					autoComplete="off"
					autoCapitalize="characters"
				/>
			</div>
			<div className={half}>
				<FormTextField {...field("eInvoiceOperator")} autoComplete="off" autoCapitalize="characters" />
			</div>
		</>
	);
}
