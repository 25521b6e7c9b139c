import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import { FormTextField } from "../../platform/forms/form-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../steps/form.css";
import type { PaymentInfoFields } from "./payment-info-fields";

interface VatFieldProps {
	fields: PaymentInfoFields;
	/** Shown where nothing is wrong. */
	warning: string | undefined;
	countries: CountryOption[];
	/** Where the look-up's outcome is shown. */
	lookUpAction: string;
}

/** Country and VAT id stand together, since the country says how the id is read; the look-up needs nothing else. */
export function VatField({ fields, warning, countries, lookUpAction }: VatFieldProps) {
	const t = useT("checkout");
	return (
		<>
			<div className={css.third}>
				<CountryField countries={countries} field={fields.country} label={t("field.country")} autoComplete="billing country" />
			</div>
			<div className={css.rest}>
				<div className={css.withButton}>
					<FormTextField
						field={fields.vat}
						label={t("field.vat")}
						warning={fields.vat.errors ? undefined : warning}
						placeholder={t("field.vat.example")}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						required
					/>
					<div className={css.besideField}>
						<Button name="intent" value="lookup" formAction={lookUpAction} formNoValidate>
							{t("lookup.submit")}
						</Button>
					</div>
				</div>
			</div>
		</>
	);
}
