import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";
import { AddressFields } from "./address-fields";
import { type SiteFieldsOf, shownAddress } from "./payment-info-fields";

interface SeparateProps {
	/** The box. */
	field: ShopField;
	fields: SiteFieldsOf;
	countries: CountryOption[];
}

/** Another place of delivery. Its fields count only while the box is ticked. */
export function SeparateAddress({ field: box, fields, countries }: SeparateProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const field = (name: "company" | "name" | "phone" | "country") => ({
		field: fields[name],
		label: t(`field.${name}`),
	});
	const isShown = [fields.streetAddress, fields.postCode, fields.city].some(({ initialValue }) => initialValue);
	return (
		<div className={css.separate}>
			{isShown ? <input type="hidden" name={shownAddress} value="on" /> : null}
			<FormCheckbox field={box} label={t("field.isSeparateShipping")} />
			<div className={css.whenTicked}>
				<fieldset className={css.group}>
					<legend className={css.legend}>{t("section.shipping")}</legend>
					<div className={css.third}>
						<CountryField countries={countries} {...field("country")} autoComplete="shipping country" />
					</div>
					<div className={css.rest}>
						<FormTextField
							{...field("company")}
							optional={optional}
							hint={t("field.shippingCompany.hint")}
							autoComplete="shipping organization"
						/>
					</div>
					<AddressFields fields={fields} autoComplete="shipping" />
					<div className={css.half}>
						<FormTextField {...field("name")} autoComplete="shipping name" required />
					</div>
					<div className={css.half}>
						<FormTextField {...field("phone")} type="tel" inputMode="tel" autoComplete="shipping tel" required />
					</div>
					<div className={css.whole}>
						<FormTextArea
							field={fields.siteNotes}
							label={t("field.siteNotes")}
							hint={t("field.siteNotes.hint")}
							optional={optional}
							rows={2}
							maxLength={500}
						/>
					</div>
				</fieldset>
			</div>
		</div>
	);
}
