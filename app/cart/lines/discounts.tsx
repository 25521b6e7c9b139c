import type { CartItem } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useDiscountText, useUnit } from "../line-texts";
import * as css from "./discounts.css";

/** A discount as its line shows it, and what that means, which the cart says once. */
interface Mark {
	chip: string;
	meaning: string;
}

/** Why lines cost less. */
export function useLineMarks(): (item: CartItem) => Mark[] {
	const t = useT("cart");
	const { number, percent } = useFormat();
	const unitOf = useUnit();
	const discountText = useDiscountText();
	return (item) => {
		const own = item.discounts.filter(({ kind, percent: rate }) => kind !== "volume" && rate !== null);
		return [
			...(item.offered ? [{ chip: t("chip.offered"), meaning: t("chip.offered.means") }] : []),
			...(item.discounts.some(({ kind }) => kind === "volume") ? [{ chip: t("chip.volume"), meaning: t("chip.volume.means") }] : []),
			...own.map((discount) => {
				const { name, terms } = discountText(discount, (count) => `${number(count)}\u00a0${unitOf(item, count)}`);
				return { chip: `\u2212${percent(discount.percent ?? 0)}`, meaning: [name, terms].filter(Boolean).join(", ") };
			}),
		];
	};
}

export function DiscountChips({ marks }: { marks: readonly Mark[] }) {
	return marks.map(({ chip }) => (
		<span key={chip} className={css.chip}>
			{chip}
		</span>
	));
}

/** Each chip of the shown lines with its meaning. */
export function DiscountLegend({ items }: { items: readonly CartItem[] }) {
	const t = useT("cart");
	const marksOf = useLineMarks();
	const marks = [...new Map(items.flatMap(marksOf).map((mark) => [mark.chip + mark.meaning, mark])).values()];
	if (marks.length === 0) return null;
	return (
		<ul className={css.legend} aria-label={t("chip.legend")}>
			{marks.map(({ chip, meaning }) => (
				<li key={chip + meaning} className={css.entry}>
					<span className={css.chip}>{chip}</span> {meaning}
				</li>
			))}
		</ul>
	);
}
