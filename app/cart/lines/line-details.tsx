import type { CartItem, CartSet } from "../../../contract/cart";
import { barsIn, offcutsOf } from "../../../contract/values/cut-bars";
import { stockSplitTextKey } from "../../../contract/values/stock-split";
import { cutSize, squareMetres, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { heading, muted, nowrap, ok, size, small } from "../../ui/layout.css";
import { type QuantityText, useSawnText, useUnit } from "./line-texts";
import * as css from "./lines.css";

interface FiguresProps {
	/** Unit price in cents; undefined if the counted unit has no price of its own. */
	price: number | undefined;
	/** Cuts of a sawn line. Without them and the certificate the total would not add up. */
	cuts?: { cuts: number; price: number } | null;
	certificate?: number | null;
	/** The next lower price; "" for none. */
	tier?: string;
	weight: number;
	sum: number;
	/** The figures belong to another quantity than the field's. */
	isOutOfDate: boolean;
}

/** Price, weight and total of a line. Columns, or on a phone the total next to the quantity and the rest below. */
export function LineFigures({ price, cuts = null, certificate = null, tier = "", weight, sum, isOutOfDate }: FiguresProps) {
	const t = useT("cart");
	const format = useFormat();
	const isBusy = isOutOfDate || undefined;
	return (
		<>
			{price === undefined ? null : (
				<p className={`${css.price} ${css.cell} ${css.lesser}`} aria-busy={isBusy}>
					<span className={css.cellLabel}>{t("column.price")}</span> <span className={css.figure}>{format.money(price)}</span>
					<span className={css.beside}>
						{cuts ? (
							<span className={css.plus}> {t("cut.plus", { count: cuts.cuts, price: unbroken(format.money(cuts.price)) })}</span>
						) : null}
						{certificate === null ? null : (
							<span className={css.plus}> {t("certificate.plus", { price: unbroken(format.money(certificate)) })}</span>
						)}
						{tier === "" ? null : <span className={css.tier}> {tier}</span>}
					</span>
				</p>
			)}
			<p className={`${price === undefined ? css.weightAlone : css.weightFigure} ${css.cell} ${css.lesser}`} aria-busy={isBusy}>
				<span className={css.cellLabel}>{t("column.weight")}</span>{" "}
				<span className={css.figure}>{weight > 0 ? format.weight(weight) : "–"}</span>
			</p>
			<p className={`${css.sum} ${css.cell}`} aria-busy={isBusy}>
				<span className={css.cellLabel}>{t("column.sum")}</span> <span className={css.figure}>{format.money(sum)}</span>
			</p>
		</>
	);
}

/** A read-only quantity with its unit. */
export function QuantityFigure({ quantity: { figure, unit, equals } }: { quantity: QuantityText }) {
	const t = useT("cart");
	const format = useFormat();
	return (
		<p className={css.cell}>
			<span className={css.cellLabel}>{t("column.quantity")}</span>{" "}
			<span>
				{format.number(figure)}&nbsp;<span className={small}>{unit}</span>
			</span>{" "}
			{equals ? <span className={small}>{equals}</span> : null}
		</p>
	);
}

/** The main picture. Hidden from screen readers, which read the title. */
export function LineThumbnail({ pictures }: { pictures: { url: string; is_main: boolean }[] }) {
	const main = pictures.find(({ is_main }) => is_main) ?? pictures[0];
	return (
		<div className={css.thumbnail}>
			{main ? <img src={pictureAt(main.url, 200)} alt="" width={40} height={40} loading="lazy" decoding="async" /> : null}
		</div>
	);
}

/**
 * Shows how much of a line is in stock; without a number of the supplier, whether it is. If all of it is, it shows the number in stock, which
 * tells nothing about a sent order.
 */
export const LineStock = ({ item, isSent = false }: { item: CartItem; isSent?: boolean }) =>
	item.at_once && (isSent || item.at_once.quantity < item.quantity) ? (
		<StockSplit item={item} atOnce={item.at_once} />
	) : (
		<StockState item={item} isCounted={!isSent} />
	);

function StockSplit({ item, atOnce }: { item: CartItem; atOnce: NonNullable<CartItem["at_once"]> }) {
	const t = useT("cart");
	const { date, number } = useFormat();
	const unitOf = useUnit();
	const { quantity } = item;
	const { quantity: there, rest_from: from } = atOnce;
	const values = {
		there: number(there),
		all: `${number(quantity)}\u00a0${unitOf(item, quantity)}`,
		day: from === null ? "" : date(from),
	};
	return (
		<span className={there < quantity ? `${css.low} ${css.split}` : css.inStock}>{t(stockSplitTextKey(atOnce, quantity), values)}</span>
	);
}

/** Explains a unit price: its offer, or the tier of its quantity. */
export function LineReasons({ item }: { item: CartItem }) {
	const t = useT("cart");
	const { money, number } = useFormat();
	const unitOf = useUnit();
	const quantityOf = (quantity: number) => `${number(quantity)}\u00a0${unitOf(item, quantity)}`;
	// The offer of a cut line counts pieces.
	const offeredOf = (quantity: number) =>
		item.cut ? `${number(quantity)}\u00a0${t(quantity === 1 ? "unit.short.piece" : "unit.piece")}` : quantityOf(quantity);
	const volume = item.discounts.find(({ kind }) => kind === "volume");
	return (
		<>
			{item.offered ? <OfferedPrice offered={item.offered} quantity={offeredOf(item.offered.quantity)} /> : null}
			{volume ? (
				<p className={`${size.xs} ${ok}`}>
					{t("discount.volume", { quantity: quantityOf(volume.threshold), amount: money(volume.amount) })}
				</p>
			) : null}
		</>
	);
}

interface OfferedProps {
	offered: NonNullable<CartSet["offered"]>;
	/** The largest quantity that the offer covers, as text. */
	quantity: string;
}

export function OfferedPrice({ offered, quantity }: OfferedProps) {
	const t = useT("cart");
	const { date } = useFormat();
	return <p className={`${size.xs} ${ok}`}>{t("offered.line", { day: date(offered.valid_until), quantity })}</p>;
}

interface ServicesProps {
	item: Pick<CartItem, "cut" | "sawing" | "certificate_price" | "quantity" | "variant">;
	/** Shows prices and omits the terms. */
	isBrief?: boolean;
}

/** A line's processing: cuts with stock length and price, and the certificate. */
export function LineServices({ item, isBrief = false }: ServicesProps) {
	const t = useT("cart");
	const format = useFormat();
	const { cut, sawing, certificate_price: certificate, quantity, variant } = item;
	const sawn = useSawnText();
	if (!cut && !sawing && (!isBrief || certificate === null)) return null;
	const offcuts = cut?.offcuts ?? (sawing ? offcutsOf(sawing.patterns, barsOf(variant)) : []);
	const cuts = cut ?? sawing;
	const isOfPlate = cut !== null && cut.width > 0;
	return (
		<ul className={css.services}>
			{sawing ? (
				<li>
					<strong className={heading.s}>{sawn(sawing)}</strong>{" "}
					{isBrief || sawing.patterns.length === 0
						? null
						: t("cut.from", { count: barsIn(sawing.patterns), length: (variant.length ?? 0) / 1000 })}
				</li>
			) : null}
			{cut ? (
				<li>
					<strong className={`${heading.s} ${nowrap}`}>{t("cut.pieces", { pieces: cut.pieces, length: cutSize(cut, format) })}</strong>{" "}
					{cut.width > 0
						? t("cut.fromPlates", { count: quantity, area: squareMetres(cut.used_area, format) })
						: t("cut.from", { count: quantity, length: (variant.length ?? 0) / 1000 })}
				</li>
			) : null}
			{offcuts.length > 0 ? (
				<li>
					{t("cut.offcuts", {
						list: offcuts.map(({ count, length }) => `${format.number(count)} × ${format.measure(length, "mm")}\u00a0mm`).join(", "),
					})}
				</li>
			) : null}
			{isBrief && cuts && cuts.cuts > 0 ? (
				<li>{t(isOfPlate ? "cut.platePrice" : "cut.price", { count: cuts.cuts, price: format.money(cuts.price) })}</li>
			) : null}
			{isBrief && certificate !== null ? <li>{t("certificate", { price: format.money(certificate) })}</li> : null}
			{cuts && !isBrief ? <li className={muted}>{t(isOfPlate ? "cut.plateNote" : "cut.note")}</li> : null}
		</ul>
	);
}

const barsOf = ({ length, products }: ServicesProps["item"]["variant"]) => ({ barLength: length ?? 0, kerf: products.cutting?.kerf ?? 0 });

interface StateProps {
	item: Pick<CartItem, "cut" | "variant" | "suppliedVariant">;
	isCounted?: boolean;
}

/** The state of a supply, with its number in stock if its supplier gives one. */
export function StockState({ item, isCounted = true }: StateProps) {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = useUnit();
	const { availability, stock } = item.suppliedVariant;
	const isLow = availability === "low";
	const quantity = isCounted && stock && stock.quantity > 0 ? `${number(stock.quantity)}\u00a0${unitOf(item, stock.quantity)}` : null;
	return (
		<span className={isLow ? css.low : css.inStock}>
			{quantity === null
				? t(isLow ? "stock.low" : "stock.available")
				: t(isLow ? "stock.countedLow" : "stock.counted", { quantity }).replaceAll(" ", "\u00a0")}
		</span>
	);
}
