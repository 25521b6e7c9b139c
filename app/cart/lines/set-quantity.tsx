import type { CartSet } from "../../../contract/cart";
import { mostUnits } from "../../../contract/values/order-bounds";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { setForm } from "../page/cart-rows";
import { QuantityForm } from "./quantity-form";

interface QuantityProps {
	set: CartSet;
	refused: FormResult | null;
}

export const setAmountId = (setId: number): string => `${setForm(setId)}-amount`;

/** How many of a set. */
export function SetQuantity({ set, refused }: QuantityProps) {
	const t = useT("cart");
	const { of } = useErrorTexts(refused);
	const { set_id: setId, quantity, title } = set;
	return (
		<QuantityForm
			// A quantity typed over a concurrent change stays in the field until the reader decides.
			key={refused?.errors.amount?.includes("changedMeanwhile") ? "stale" : "present"}
			row={setForm(setId)}
			label={t("column.quantity")}
			title={title}
			saved={quantity}
			typed={refused?.values.amount}
			least={1}
			step={1}
			rules={[]}
			errors={refused?.errors.amount?.includes("amount.tooMany") ? [t("quantity.most", { quantity: mostUnits })] : (of("amount") ?? [])}
		/>
	);
}
