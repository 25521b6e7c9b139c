import type { CartItem } from "../../../contract/cart";
import { mostUnits } from "../../../contract/values/order-bounds";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useQuantityText, useUnit } from "../line-texts";
import { lineForm } from "../page/cart-rows";
import { QuantityForm } from "./quantity-form";

interface QuantityProps {
	item: CartItem;
	/** Of the line. */
	title: string;
	refused: FormResult | null;
}

export const amountId = (itemId: number): string => `${lineForm(itemId)}-amount`;

/** Quantity of a line, of a cut one its pieces. */
export function LineQuantity({ item, title, refused }: QuantityProps) {
	const t = useT("cart");
	const { of } = useErrorTexts(refused);
	const { unit, equals } = useQuantityText()(item);
	const { cut, id } = item;
	const { min_order: leastBars, pack_size: packOfBars } = item.suppliedVariant;
	// Pieces are had one by one; their bars keep to the rules of the supply.
	const [saved, least, step] = cut ? [cut.pieces, 1, 1] : [item.quantity, leastBars, packOfBars];
	// Whoever sees no unit counts pieces.
	const counted = cut || item.variant.products.unit === "piece" ? "" : unit;
	const ofSupply = [
		leastBars > 1 ? t("quantity.minimum", { quantity: leastBars }) : "",
		packOfBars > 1 ? t("quantity.pack", { quantity: packOfBars }) : "",
	]
		.filter(Boolean)
		.join(", ");
	return (
		<QuantityForm
			// A quantity typed over a concurrent change stays in the field until the reader decides.
			key={refused?.errors.amount?.includes("changedMeanwhile") ? "stale" : "present"}
			row={lineForm(id)}
			label={t("column.quantity")}
			title={title}
			saved={saved}
			typed={refused?.values.amount}
			least={least}
			step={step}
			equals={equals}
			rules={[counted, equals ?? "", cut && ofSupply ? t("cut.barRules", { rules: ofSupply }) : ofSupply].filter(Boolean)}
			errors={
				// The notice above says it in full.
				refused?.errors.amount?.includes("amount.tooMany")
					? [t("quantity.most", { quantity: mostUnits })]
					: ["amount", "cut.length", "certificate"].flatMap((field) => of(field) ?? [])
			}
		/>
	);
}

/** The next price down of a line, so that the buyer sees what a few pieces more would save; "" for none. The price of an offer may be lower still. */
export function useNextTier(): (item: CartItem) => string {
	const t = useT("cart");
	const format = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const next = item.suppliedVariant.volume_prices.find(({ threshold, price }) => threshold > item.quantity && price < item.price);
		if (!next || item.offered) return "";
		const quantity = `${format.number(next.threshold)}\u00a0${unitOf(item, next.threshold)}`;
		return t("tier.next", { quantity, price: format.money(next.price).replace(" ", "\u00a0") });
	};
}
