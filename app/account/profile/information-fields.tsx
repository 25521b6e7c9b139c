import { hasWrongCheckDigit } from "../../../contract/values/vat-id";
import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/field";
import * as css from "./profile-page.css";

/** The fields of the form in the order in which they stand, by the names of the account (R14.1). */
export const informationFields = [
	"billingCountry",
	"vatid",
	"company",
	"billingaddress",
	"billingaddress_additional_line",
	"billingpostcode",
	"billingcity",
	"customername",
	"phonenumber",
] as const;
type FieldName = (typeof informationFields)[number];

interface FieldsProps {
	values: Record<string, string>;
	isNamedOtherwise: boolean;
	errors: ErrorTexts;
	countries: CountryOption[];
}

/** Company and address, then the person; the second line of an address only where addresses have one. */
export function InformationFields({ values, isNamedOtherwise, errors, countries }: FieldsProps) {
	const t = useT("profile");
	const { addressAdditionalLine } = useMarket();
	const field = (name: FieldName) => ({
		id: name,
		name,
		label: t(`field.${name}`),
		errors: errors.of(name),
		defaultValue: values[name],
	});
	const isUnverified = !errors.of("vatid") && hasWrongCheckDigit(values.vatid, values.billingCountry, countries);
	const unverified = t(values.billingCountry === "FI" ? "vat.unverified.FI" : "vat.unverified");
	return (
		<>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<div className={css.third}>
					<CountryField countries={countries} {...field("billingCountry")} autoComplete="billing country" />
				</div>
				<div className={css.rest}>
					<TextField
						{...field("vatid")}
						warning={isUnverified ? unverified : isNamedOtherwise ? t("vat.ofOther") : undefined}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				</div>
				<div className={css.whole}>
					<TextField {...field("company")} autoComplete="billing organization" />
				</div>
				<div className={css.whole}>
					<TextField {...field("billingaddress")} autoComplete="billing address-line1" />
				</div>
				{addressAdditionalLine ? (
					<div className={css.whole}>
						<TextField {...field("billingaddress_additional_line")} autoComplete="billing address-line2" />
					</div>
				) : null}
				<div className={css.third}>
					<TextField {...field("billingpostcode")} autoComplete="billing postal-code" inputMode="numeric" />
				</div>
				<div className={css.rest}>
					<TextField {...field("billingcity")} autoComplete="billing address-level2" />
				</div>
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<div className={css.half}>
					<TextField {...field("customername")} autoComplete="billing name" />
				</div>
				<div className={css.half}>
					<TextField {...field("phonenumber")} type="tel" autoComplete="billing tel" inputMode="tel" />
				</div>
			</fieldset>
		</>
	);
}
