import type { DeliveryMethodType } from "../../../contract/cart";
import { FormCheckbox } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../steps/form.css";

interface CraneProps {
	/** Of the delivery method: each has a box of its own, and that of the chosen one counts. */
	type: DeliveryMethodType;
	/** Cents. */
	price: number;
	field: ShopField;
}

/** Unloading by crane as an addition to a delivery. */
export function CraneChoice({ type, price, field }: CraneProps) {
	const t = useT("checkout");
	const format = useFormat();
	return (
		<div className={css.ofOption}>
			<FormCheckbox
				field={field}
				value={type}
				label={
					<span className={css.priced}>
						<span>{t("crane.label")}</span> <span className={css.optionPrice}>{format.money(price)}</span>
					</span>
				}
				hint={<span className={css.below}>{t("crane.hint")}</span>}
			/>
		</div>
	);
}
