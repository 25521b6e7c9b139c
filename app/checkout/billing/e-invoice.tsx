import { Fragment, useEffect, useRef } from "react";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormTextField } from "../../platform/forms/form-fields";
import { useT } from "../../platform/i18n/i18n";
import { emailInput } from "../../ui/forms/email-input";
import { note, regular } from "../../ui/layout.css";
import { half, whole } from "../form.css";
import type { BillingFormFields } from "./billing-fields";
import * as css from "./e-invoice.css";

const names = ["invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"] as const;

interface EInvoiceProps {
	fields: BillingFormFields;
	countries: CountryOption[];
}

/** Further recipients of the invoice. Folds while its fields are empty and valid. */
export function EInvoice({ fields, countries }: EInvoiceProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const isOpen = names.some((name) => fields[name].defaultValue || fields[name].errors);
	const isWrong = names.some((name) => fields[name].errors);
	const details = useRef<HTMLDetailsElement>(null);
	// The reader may have folded it since a field was filled in.
	useEffect(() => {
		if (isWrong && details.current) details.current.open = true;
	}, [isWrong]);
	const field = (name: (typeof names)[number]) => ({
		field: fields[name],
		label: t(`field.${name}`),
		optional,
		spellCheck: false,
	});
	return (
		<details ref={details} className={css.fold} open={isOpen}>
			<summary className={css.handle}>
				{t("section.invoice")} <span className={`${note} ${regular}`}>({optional})</span>
			</summary>
			<div className={css.fields}>
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
			</div>
		</details>
	);
}
