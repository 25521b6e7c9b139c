import type { AddressField, SiteField } from "../../contract/order-fields";
import { CountryField, type CountryOption } from "../platform/forms/country-field";
import { FormTextArea, FormTextField } from "../platform/forms/form-fields";
import type { ShopField } from "../platform/forms/use-shop-form";
import { useMarket, useT } from "../platform/i18n/i18n";
import * as css from "./profile.css";

type AddressFieldsOf = Record<AddressField, ShopField>;
export type SiteFieldsOf = Record<SiteField, ShopField>;

interface AddressProps {
	fields: AddressFieldsOf;
	/** The kind of address that the browser may fill in. */
	autoComplete: "billing" | "shipping";
	/** Shows the second line even in countries whose addresses have none. */
	hasAllLines?: boolean;
}

/** Street and town. Shows the second line only in countries that use it. The route loads the texts `checkout`. */
export function AddressFields({ fields, autoComplete, hasAllLines = false }: AddressProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const { addressAdditionalLine } = useMarket();
	return (
		<>
			<div className={css.whole}>
				<FormTextField
					field={fields.streetAddress}
					label={t("field.streetAddress")}
					autoComplete={`${autoComplete} address-line1`}
					required
				/>
			</div>
			{addressAdditionalLine || hasAllLines ? (
				<div className={css.whole}>
					<FormTextField
						field={fields.addressAdditionalLine}
						label={t("field.addressAdditionalLine")}
						optional={optional}
						autoComplete={`${autoComplete} address-line2`}
					/>
				</div>
			) : null}
			<div className={css.third}>
				<FormTextField
					field={fields.postCode}
					label={t("field.postCode")}
					autoComplete={`${autoComplete} postal-code`}
					inputMode="numeric"
					required
				/>
			</div>
			<div className={css.rest}>
				<FormTextField field={fields.city} label={t("field.city")} autoComplete={`${autoComplete} address-level2`} required />
			</div>
		</>
	);
}

interface DeliveryProps {
	fields: SiteFieldsOf;
	countries: CountryOption[];
	/** "off" for a site whose address the browser cannot know. */
	autoComplete: "shipping" | "off";
}

/** A delivery address, the contact there and notes for the driver. The route loads the texts `checkout`. */
export function DeliveryFields({ fields, countries, autoComplete }: DeliveryProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const known = (what: string) => (autoComplete === "off" ? "off" : `shipping ${what}`);
	const field = (name: "company" | "name" | "phone" | "country" | "siteNotes") => ({ field: fields[name], label: t(`field.${name}`) });
	return (
		<>
			<div className={css.third}>
				<CountryField countries={countries} {...field("country")} autoComplete={known("country")} />
			</div>
			<div className={css.rest}>
				<FormTextField
					{...field("company")}
					optional={optional}
					hint={t("field.shippingCompany.hint")}
					autoComplete={known("organization")}
				/>
			</div>
			<AddressFields fields={fields} autoComplete="shipping" hasAllLines={Boolean(fields.addressAdditionalLine.initialValue)} />
			<div className={css.half}>
				<FormTextField {...field("name")} autoComplete={known("name")} required />
			</div>
			<div className={css.half}>
				<FormTextField {...field("phone")} type="tel" inputMode="tel" autoComplete={known("tel")} required />
			</div>
			<div className={css.whole}>
				<FormTextArea {...field("siteNotes")} hint={t("field.siteNotes.hint")} optional={optional} rows={2} maxLength={500} />
			</div>
		</>
	);
}
