import { useT } from "../../i18n";
import { Choice, SelectField, TextField } from "../../ui/field";
import type { ErrorTexts } from "../cart/error-texts";
import { AddressFields, type CountryOption } from "./address-fields";
import * as css from "./form.css";

interface SeparateProps {
	values: Record<string, string>;
	errors: ErrorTexts;
	countries: CountryOption[];
}

/** Another place of delivery. Its fields count only while the box is ticked. */
export function SeparateAddress({ values, errors, countries }: SeparateProps) {
	const t = useT("checkout");
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
						<SelectField {...field("country")} autoComplete="shipping country">
							{countries.map(({ code, title }) => (
								<option key={code} value={code}>
									{title}
								</option>
							))}
						</SelectField>
					</div>
					<div className={css.rest}>
						<TextField {...field("company")} autoComplete="shipping organization" required />
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
