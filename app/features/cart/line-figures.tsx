import type { ReactNode } from "react";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./cart-line.css";

interface FiguresProps {
	/** Of one unit, cents. */
	price: number;
	/** Said below the price. */
	perPrice?: ReactNode;
	/** Grams. */
	weight: number;
	/** Of the line, cents. */
	sum: number;
	/** As a figure, where it cannot be changed. */
	quantity?: ReactNode;
}

/** What a line comes to: in columns, or on a phone in a row of its own. */
export function LineFigures({ price, perPrice, weight, sum, quantity }: FiguresProps) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<div className={quantity ? `${css.figures} ${css.readOnlyFigures}` : css.figures}>
			{quantity ? <div className={css.quantityColumn}>{quantity}</div> : null}
			<p className={`${css.price} ${css.cell}`}>
				<span className={css.cellLabel}>{t("column.price")}</span>
				<span>{format.money(price)}</span>
				{perPrice}
			</p>
			<p className={`${css.weight} ${css.cell}`}>
				<span className={css.cellLabel}>{t("column.weight")}</span>
				<span>{format.weight(weight)}</span>
			</p>
			<p className={`${css.sum} ${css.cell}`}>
				<span className={css.cellLabel}>{t("column.sum")}</span>
				<span>{format.money(sum)}</span>
			</p>
		</div>
	);
}

/** How many, as a figure among others: the unit in words. */
export function QuantityFigure({ quantity, unit }: { quantity: number; unit: string }) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<p className={css.cell}>
			<span className={css.cellLabel}>{t("column.quantity")}</span>
			<span>
				{format.number(quantity)}&nbsp;<span className={css.unit}>{unit}</span>
			</span>
		</p>
	);
}

/** The main picture; nothing for a screen reader, the title says it. */
export function LineThumbnail({ pictures }: { pictures: { url: string; is_main: boolean }[] }) {
	const main = pictures.find(({ is_main }) => is_main) ?? pictures[0];
	return (
		<div className={css.thumbnail}>
			{main ? <img src={main.url} alt="" width={72} height={72} loading="lazy" decoding="async" /> : null}
		</div>
	);
}
