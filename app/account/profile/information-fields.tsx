import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useMarket, useT } from "../../platform/i18n/i18n";
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
export type FieldName = (typeof informationFields)[number];

interface FieldsProps {
	fields: Record<FieldName, ShopField>;
	/** Something to look at in the VAT id, where nothing is wrong with it. */
	vatWarning: string | undefined;
	countries: CountryOption[];
}

/** Company and address, then the person; the second line of an address only where addresses have one. */
export function InformationFields({ fields, vatWarning, countries }: FieldsProps) {
	const t = useT("profile");
	const { addressAdditionalLine } = useMarket();
	const field = (name: FieldName) => ({ field: fields[name], label: t(`field.${name}`) });
	return (
		<>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<div className={css.third}>
					<CountryField countries={countries} {...field("billingCountry")} autoComplete="billing country" />
				</div>
				<div className={css.rest}>
					<FormTextField
						{...field("vatid")}
						warning={fields.vatid.errors ? undefined : vatWarning}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				</div>
				<div className={css.whole}>
					<FormTextField {...field("company")} autoComplete="billing organization" />
				</div>
				<div className={css.whole}>
					<FormTextField {...field("billingaddress")} autoComplete="billing address-line1" />
				</div>
				{addressAdditionalLine ? (
					<div className={css.whole}>
						<FormTextField {...field("billingaddress_additional_line")} autoComplete="billing address-line2" />
					</div>
				) : null}
				<div className={css.third}>
					<FormTextField {...field("billingpostcode")} autoComplete="billing postal-code" inputMode="numeric" />
				</div>
				<div className={css.rest}>
					<FormTextField {...field("billingcity")} autoComplete="billing address-level2" />
				</div>
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<div className={css.half}>
					<FormTextField {...field("customername")} autoComplete="billing name" />
				</div>
				<div className={css.half}>
					<FormTextField {...field("phonenumber")} type="tel" autoComplete="billing tel" inputMode="tel" />
				</div>
			</fieldset>
		</>
	);
}
