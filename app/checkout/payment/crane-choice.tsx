import type { DeliveryMethodType } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Choice } from "../../ui/field";
import * as css from "../steps/form.css";

interface CraneProps {
	/** Of the delivery method: each has a box of its own, and that of the chosen one counts. */
	type: DeliveryMethodType;
	/** Cents. */
	price: number;
	isChosen: boolean;
}

/** Unloading by crane as an addition to a delivery. */
export function CraneChoice({ type, price, isChosen }: CraneProps) {
	const t = useT("checkout");
	const format = useFormat();
	return (
		<div className={css.ofOption}>
			<Choice
				id={`craneUnloading-${type}`}
				name="craneUnloading"
				value={type}
				label={
					<span className={css.priced}>
						<span>{t("crane.label")}</span> <span className={css.optionPrice}>{format.money(price)}</span>
					</span>
				}
				hint={<span className={css.below}>{t("crane.hint")}</span>}
				defaultChecked={isChosen}
			/>
		</div>
	);
}
