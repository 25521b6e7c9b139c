import { Link } from "@remix-run/react";
import { usePaymentName } from "../../cart/payment-name";
import { useT } from "../../platform/i18n/i18n";
import { Dot } from "../../ui/field";
import * as css from "../steps/form.css";

interface ChoiceProps {
	methods: { id: number; name: string }[];
	chosen?: string;
	errors?: string[];
}

export function PaymentChoice({ methods, chosen, errors }: ChoiceProps) {
	const t = useT("checkout");
	const common = useT("common");
	const nameOf = usePaymentName();
	return (
		<fieldset className={css.block} aria-describedby={errors ? "paymentMethod-error" : undefined}>
			<legend className={css.legend}>{t("section.payment")}</legend>
			{errors ? (
				<p id="paymentMethod-error" className={css.fieldError}>
					{errors.join(" ")}
				</p>
			) : null}
			<div className={css.options}>
				{methods.map(({ id, name }) => {
					const { title, text } = nameOf(name);
					return (
						<label key={id} htmlFor={`paymentMethod-${name}`} className={css.option}>
							<Dot id={`paymentMethod-${name}`} name="paymentMethod" value={name} defaultChecked={name === chosen} />
							<span className={css.optionTitle}>{title}</span> {text ? <span className={css.optionText}>{text}</span> : null}
						</label>
					);
				})}
			</div>
			{methods.some(({ name }) => name === "invoice") ? (
				<p className={css.terms}>
					{t("privacy.invoice")} <Link to="/privacy">{common("privacy")}</Link>
				</p>
			) : null}
		</fieldset>
	);
}
