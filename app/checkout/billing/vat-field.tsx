import { hasWrongCheckDigit } from "../../../contract/values/vat-id";
import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as css from "../steps/form.css";

interface VatFieldProps {
	values: Record<string, string>;
	errors?: string[];
	countries: CountryOption[];
	countryErrors?: string[];
	/** Where the look-up's outcome is shown. */
	lookUpAction: string;
}

/** Country and VAT id stand together, since the country says how the id is read; the look-up needs nothing else. */
export function VatField({ values, errors, countries, countryErrors, lookUpAction }: VatFieldProps) {
	const t = useT("checkout");
	const unverified = t(values.country === "FI" ? "vat.unverified.field.FI" : "vat.unverified.field");
	return (
		<>
			<div className={css.third}>
				<CountryField
					countries={countries}
					id="country"
					name="country"
					label={t("field.country")}
					errors={countryErrors}
					defaultValue={values.country}
					autoComplete="billing country"
				/>
			</div>
			<div className={css.rest}>
				<div className={css.withButton}>
					<TextField
						id="vat"
						name="vat"
						label={t("field.vat")}
						errors={errors}
						warning={!errors && hasWrongCheckDigit(values.vat, values.country, countries) ? unverified : undefined}
						defaultValue={values.vat}
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
