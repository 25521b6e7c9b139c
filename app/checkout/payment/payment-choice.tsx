import { getInputProps } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { checksCredit, usePaymentName } from "../../cart/payment-methods";
import { type ShopField, useFieldErrors } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Dot } from "../../ui/forms/field";
import * as css from "../steps/form.css";

interface ChoiceProps {
	methods: { id: number; name: string }[];
	field: ShopField;
}

export function PaymentChoice({ methods, field }: ChoiceProps) {
	const t = useT("checkout");
	const common = useT("common");
	const nameOf = usePaymentName();
	const errors = useFieldErrors().of(field);
	return (
		<fieldset className={css.block} aria-describedby={errors ? field.errorId : undefined}>
			<legend className={css.legend}>{t("section.payment")}</legend>
			{errors ? (
				<p id={field.errorId} className={css.fieldError}>
					{errors.join(" ")}
				</p>
			) : null}
			<div className={css.options}>
				{methods.map(({ id, name }) => {
					const { title, text } = nameOf(name);
					const { key, ...radio } = getInputProps(field, { type: "radio", value: name, ariaAttributes: false });
					return (
						<label key={id} htmlFor={`${field.id}-${name}`} className={css.option}>
							<Dot {...radio} id={`${field.id}-${name}`} />
							<span className={css.optionTitle}>{title}</span> {text ? <span className={css.optionText}>{text}</span> : null}
						</label>
					);
				})}
			</div>
			{methods.some(({ name }) => checksCredit(name)) ? (
				<p className={css.terms}>
					{t("privacy.invoice")} <Link to="/privacy">{common("privacy")}</Link>
				</p>
			) : null}
		</fieldset>
	);
}
