import { useT } from "../../i18n";
import * as css from "./form.css";
import { usePaymentName } from "./payment-name";

interface ChoiceProps {
	methods: { id: number; name: string }[];
	chosen?: string;
	errors?: string[];
}

export function PaymentChoice({ methods, chosen, errors }: ChoiceProps) {
	const t = useT("checkout");
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
						<label key={id} className={css.option}>
							<input id={`paymentMethod-${name}`} type="radio" name="paymentMethod" value={name} defaultChecked={name === chosen} />
							<span>
								<span className={css.optionTitle}>{title}</span>
								{text ? <span className={css.optionText}>{text}</span> : null}
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
