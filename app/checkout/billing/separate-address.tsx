import { DeliveryFields, type SiteFieldsOf } from "../../account/address-fields";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";
import { shownAddress } from "./payment-info-fields";

interface SeparateProps {
	/** The box. */
	field: ShopField;
	fields: SiteFieldsOf;
	countries: CountryOption[];
	/** The box that keeps the address; null: there is no address book. */
	save: ShopField | null;
}

/** Another place of delivery. Its fields count only while the box is ticked. */
export function SeparateAddress({ field: box, fields, countries, save }: SeparateProps) {
	const t = useT("checkout");
	const isShown = [fields.streetAddress, fields.postCode, fields.city].some(({ initialValue }) => initialValue);
	return (
		<div className={css.separate}>
			{isShown ? <input type="hidden" name={shownAddress} value="on" /> : null}
			<FormCheckbox field={box} label={t("field.isSeparateShipping")} />
			<div className={css.whenTicked}>
				<fieldset className={css.group}>
					<legend className={css.legend}>{t("section.shipping")}</legend>
					<DeliveryFields fields={fields} countries={countries} autoComplete="shipping" />
					{save ? (
						<div className={css.whole}>
							<FormCheckbox
								field={save}
								label={t("field.saveToBook")}
								hint={<span className={css.below}>{t("field.saveToBook.hint")}</span>}
							/>
						</div>
					) : null}
				</fieldset>
			</div>
		</div>
	);
}
