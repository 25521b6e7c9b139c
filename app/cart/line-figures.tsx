import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { pictureAt } from "../ui/picture-at";
import type { QuantityText } from "./line-quantity-text";
import * as css from "./lines/cart-line.css";

interface FiguresProps {
	/** Of one unit, cents; undefined where no single price is asked for what is counted. */
	price: number | undefined;
	/** Grams. */
	weight: number;
	/** Of the line, cents. */
	sum: number;
	/** They are those of another quantity than the one in its field. */
	isOutOfDate: boolean;
}

/** What a line comes to: in columns, or on a phone the sum beside the quantity and the rest below. */
export function LineFigures({ price, weight, sum, isOutOfDate }: FiguresProps) {
	const t = useT("cart");
	const format = useFormat();
	const isBusy = isOutOfDate || undefined;
	return (
		<>
			{price === undefined ? null : (
				<p className={`${css.price} ${css.cell} ${css.lesser}`} aria-busy={isBusy}>
					<span className={css.cellLabel}>{t("column.price")}</span> <span className={css.figure}>{format.money(price)}</span>
				</p>
			)}
			<p className={`${price === undefined ? css.weightAlone : css.weight} ${css.cell} ${css.lesser}`} aria-busy={isBusy}>
				<span className={css.cellLabel}>{t("column.weight")}</span> <span className={css.figure}>{format.weight(weight)}</span>
			</p>
			<p className={`${css.sum} ${css.cell}`} aria-busy={isBusy}>
				<span className={css.cellLabel}>{t("column.sum")}</span> <span className={css.figure}>{format.money(sum)}</span>
			</p>
		</>
	);
}

/** How many, as a figure among others: the unit in words. */
export function QuantityFigure({ quantity: { figure, unit, equals } }: { quantity: QuantityText }) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<p className={css.cell}>
			<span className={css.cellLabel}>{t("column.quantity")}</span>{" "}
			<span>
				{format.number(figure)}&nbsp;<span className={css.unit}>{unit}</span>
			</span>{" "}
			{equals ? <span className={css.unit}>{equals}</span> : null}
		</p>
	);
}

/** The main picture; nothing for a screen reader, the title says it. */
export function LineThumbnail({ pictures }: { pictures: { url: string; is_main: boolean }[] }) {
	const main = pictures.find(({ is_main }) => is_main) ?? pictures[0];
	return (
		<div className={css.thumbnail}>
			{main ? <img src={pictureAt(main.url, 200)} alt="" width={48} height={48} loading="lazy" decoding="async" /> : null}
		</div>
	);
}
