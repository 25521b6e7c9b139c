import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/field";
import * as css from "../steps/form.css";

interface AddressProps {
	values: Record<string, string>;
	errors: ErrorTexts;
	/** Which of the reader's addresses the browser may offer. */
	autoComplete: "billing" | "shipping";
	/** Stands before the names of the fields. */
	prefix?: "" | "shipping.";
}

/** Street and town; the second line only where addresses have one. */
export function AddressFields({ values, errors, autoComplete, prefix = "" }: AddressProps) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	const { addressAdditionalLine } = useMarket();
	const field = (name: string) => ({
		id: prefix + name,
		name: prefix + name,
		errors: errors.of(prefix + name),
		defaultValue: values[prefix + name],
	});
	return (
		<>
			<div className={css.whole}>
				<TextField {...field("streetAddress")} label={t("field.streetAddress")} autoComplete={`${autoComplete} address-line1`} required />
			</div>
			{addressAdditionalLine ? (
				<div className={css.whole}>
					<TextField
						{...field("addressAdditionalLine")}
						label={t("field.addressAdditionalLine")}
						optional={optional}
						autoComplete={`${autoComplete} address-line2`}
					/>
				</div>
			) : null}
			<div className={css.third}>
				<TextField
					{...field("postCode")}
					label={t("field.postCode")}
					autoComplete={`${autoComplete} postal-code`}
					inputMode="numeric"
					required
				/>
			</div>
			<div className={css.rest}>
				<TextField {...field("city")} label={t("field.city")} autoComplete={`${autoComplete} address-level2`} required />
			</div>
		</>
	);
}
