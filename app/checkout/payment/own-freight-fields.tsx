import type { Cart } from "../../../contract/cart";
import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/field";
import * as css from "../steps/form.css";

interface FieldsProps {
	cart: Cart;
	values?: Record<string, string>;
	errors: ErrorTexts;
}

/** Own freight asks for its contract and who drives (R11.3). */
export function OwnFreightFields({ cart, values, errors }: FieldsProps) {
	const t = useT("checkout");
	const stored = { ownFreightContract: cart.own_freight_contract, ownFreightCarrier: cart.own_freight_carrier };
	return (
		<div className={css.ofOption}>
			<div className={css.twoFields}>
				{(["ownFreightContract", "ownFreightCarrier"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						label={t(`field.${name}`)}
						errors={errors.of(name)}
						defaultValue={values?.[name] ?? stored[name]}
						autoComplete="off"
					/>
				))}
			</div>
		</div>
	);
}
