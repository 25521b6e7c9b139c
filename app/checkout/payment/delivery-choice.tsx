import type { Cart } from "../../../contract/cart";
import { useDeliveryTime } from "../../catalogue/delivery-time";
import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Dot } from "../../ui/field";
import { useHydrated } from "../../ui/use-hydrated";
import * as css from "../steps/form.css";
import { CraneChoice } from "./crane-choice";
import { OwnFreightFields } from "./own-freight-fields";

interface ChoiceProps {
	cart: Cart;
	/** As typed, after a refusal. */
	values?: Record<string, string>;
	errors: ErrorTexts;
}

type Method = Cart["delivery_methods"][number];

/** The methods that serve the place of delivery, what each costs, and what belongs to it (R11.2–R11.5). */
export function DeliveryChoice({ cart, values, errors }: ChoiceProps) {
	const t = useT("checkout");
	const deliveryTime = useDeliveryTime();
	// With scripts the totals follow the choice by themselves.
	const isHydrated = useHydrated();
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
			<p className={css.fact}>{t("delivery.estimate", { time: deliveryTime(cart.delivery) })}</p>
			<div className={css.options}>
				{cart.delivery_methods.map((method) => (
					<div key={method.id} className={css.method}>
						<MethodOption method={method} isChosen={method.type === chosen} />
						{method.crane_price === null ? null : (
							<CraneChoice
								type={method.type}
								price={method.crane_price}
								isChosen={values ? values.craneUnloading === method.type : cart.crane_unloading && method.type === stored}
							/>
						)}
						{method.type === "own_freight" ? <OwnFreightFields cart={cart} values={values} errors={errors} /> : null}
					</div>
				))}
			</div>
			{isHydrated ? null : (
				<p className={css.recount}>
					<Button name="intent" value="update" size="s">
						{t("delivery.recount")}
					</Button>
				</p>
			)}
		</fieldset>
	);
}

function MethodOption({ method, isChosen }: { method: Method; isChosen: boolean }) {
	const t = useT("checkout");
	const format = useFormat();
	const { type, title, term, comment, price, packaging_price: packaging } = method;
	return (
		<label htmlFor={`deliveryMethodType-${type}`} className={css.option}>
			<Dot id={`deliveryMethodType-${type}`} name="deliveryMethodType" value={type} defaultChecked={isChosen} />
			<span className={css.optionTitle}>{title}</span>{" "}
			<span className={css.optionPrice}>{price === packaging ? t("delivery.free") : format.money(price - packaging)}</span>{" "}
			<span className={css.optionText}>
				{term}. {comment}{" "}
				{packaging > 0 ? <span className={css.optionParts}>{t("delivery.packaging", { packaging: format.money(packaging) })}</span> : null}
			</span>
		</label>
	);
}
