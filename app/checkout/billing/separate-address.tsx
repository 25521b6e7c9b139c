import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { Choice, TextField } from "../../ui/field";
import * as css from "../steps/form.css";
import { AddressFields } from "./address-fields";

interface SeparateProps {
	values: Record<string, string>;
	errors: ErrorTexts;
	countries: CountryOption[];
}

/** Another place of delivery. Its fields count only while the box is ticked. */
export function SeparateAddress({ values, errors, countries }: SeparateProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const field = (name: "company" | "name" | "phone" | "country") => ({
		id: `shipping.${name}`,
		name: `shipping.${name}`,
		label: t(`field.${name}`),
		errors: errors.of(`shipping.${name}`),
		defaultValue: values[`shipping.${name}`],
	});
	return (
		<div className={css.separate}>
			<Choice
				id="isSeparateShipping"
				name="isSeparateShipping"
				label={t("field.isSeparateShipping")}
				defaultChecked={values.isSeparateShipping !== undefined}
			/>
			<div className={css.whenTicked}>
				<fieldset className={css.group}>
					<legend className={css.legend}>{t("section.shipping")}</legend>
					<div className={css.third}>
						<CountryField countries={countries} {...field("country")} autoComplete="shipping country" />
					</div>
					<div className={css.rest}>
						<TextField
							{...field("company")}
							optional={optional}
							hint={t("field.shippingCompany.hint")}
							autoComplete="shipping organization"
						/>
					</div>
					<AddressFields values={values} errors={errors} autoComplete="shipping" prefix="shipping." />
					<div className={css.half}>
						<TextField {...field("name")} autoComplete="shipping name" required />
					</div>
					<div className={css.half}>
						<TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="shipping tel" required />
					</div>
				</fieldset>
			</div>
		</div>
	);
}
