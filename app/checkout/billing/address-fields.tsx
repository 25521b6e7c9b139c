import { FormTextField } from "../../platform/forms/form-fields";
import { useMarket, useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";
import type { AddressFieldsOf } from "./payment-info-fields";

interface AddressProps {
	fields: AddressFieldsOf;
	/** Which of the reader's addresses the browser may offer. */
	autoComplete: "billing" | "shipping";
}

/** Street and town; the second line only where addresses have one. */
export function AddressFields({ fields, autoComplete }: AddressProps) {
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
			{addressAdditionalLine ? (
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
