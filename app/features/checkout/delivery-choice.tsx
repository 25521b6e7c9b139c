import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Dot, TextField } from "../../ui/field";
import type { ErrorTexts } from "../cart/error-texts";
import * as css from "./form.css";

interface ChoiceProps {
	cart: Cart;
	/** As typed, after a refusal. */
	values?: Record<string, string>;
	errors: ErrorTexts;
}

/** The methods that serve the place of delivery; own freight asks for its contract (spec section 5). */
export function DeliveryChoice({ cart, values, errors }: ChoiceProps) {
	const t = useT("checkout");
	const format = useFormat();
	const stored = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.type;
	const chosen = values ? values.deliveryMethodType : stored;
	const problem = errors.of("deliveryMethodType");
	return (
		<fieldset className={css.block} aria-describedby={problem ? "deliveryMethodType-error" : undefined}>
			<legend className={css.legend}>{t("section.delivery")}</legend>
			{problem ? (
				<p id="deliveryMethodType-error" className={css.fieldError}>
					{problem.join(" ")}
				</p>
			) : null}
			<div className={css.options}>
				{cart.delivery_methods.map((method) => (
					<div key={method.id}>
						<label htmlFor={`deliveryMethodType-${method.type}`} className={css.option}>
							<Dot
								id={`deliveryMethodType-${method.type}`}
								name="deliveryMethodType"
								value={method.type}
								defaultChecked={method.type === chosen}
							/>
							<span className={css.optionTitle}>{method.title}</span>
							<span className={css.optionPrice}>{method.price === 0 ? t("delivery.free") : format.money(method.price)}</span>
							<span className={css.optionText}>
								{method.term}. {method.comment}
							</span>
						</label>
						{method.type === "own_freight" ? (
							<div className={css.ofOption}>
								<TextField
									id="ownFreightContract"
									name="ownFreightContract"
									label={t("field.ownFreightContract")}
									errors={errors.of("ownFreightContract")}
									defaultValue={values?.ownFreightContract ?? cart.own_freight_contract}
									autoComplete="off"
								/>
								<TextField
									id="ownFreightCarrier"
									name="ownFreightCarrier"
									label={t("field.ownFreightCarrier")}
									errors={errors.of("ownFreightCarrier")}
									defaultValue={values?.ownFreightCarrier ?? cart.own_freight_carrier}
									autoComplete="off"
								/>
							</div>
						) : null}
					</div>
				))}
			</div>
		</fieldset>
	);
}
