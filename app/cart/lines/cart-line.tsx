import type { ReactNode } from "react";
import type { Cart, CartItem } from "../../../contract/cart";
import { phaseIn, stateOf } from "../../../contract/values/order-states";
import { isSpecialItem } from "../../../contract/values/special-items";
import { href } from "../../platform/config/href";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { cutSize, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Dotted } from "../../ui/dotted";
import { danger, medium, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { sawFields } from "../add/saw-fields";
import { formPart, lineForm } from "../change/cart-rows";
import { lineArrival, useArrivalText } from "../orders/arrival";
import type { OrderState } from "../orders/order-status";
import { useScheduleText } from "../schedule/schedule-text";
import { LineFigures, LineStock, LineThumbnail, QuantityFigure } from "./line-details";
import { LineMore } from "./line-more";
import { LineSubstitutes } from "./line-substitutes";
import { shipsAbroad, useDeliveryTime, useDiscountText, useQuantityText, useSawnText, useUnit } from "./line-texts";
import * as css from "./lines.css";
import { amountId, LineQuantity, RemoveButton, useNextTier } from "./quantity";
import { useIsOutOfDate } from "./unsaved-quantities";

interface LineProps {
	cart: Pick<Cart, "uuid" | "locale" | "vat" | "way" | "isProcessed" | "delivery_methods" | "delivery_methodid"> &
		Pick<Cart, "wanted_on" | "arrival" | "confirmed_dates" | "offer"> &
		OrderState;
	item: CartItem;
	isEditable: boolean;
	refused: FormResult | null;
}

/** More lengths are among the details. */
const lengthsInRow = 6;

/** A line with goods, quantity and total. Its details fold. */
export function CartLine({ cart, item, isEditable, refused }: LineProps) {
	const t = useT("cart");
	const format = useFormat();
	const { variant, cut, sawing } = item;
	const sawn = useSawnText();
	const isOutOfDate = useIsOutOfDate(amountId(item.id));
	const tier = useNextTier()(item);
	const marks = useLineMarks()(item);
	const quantity = <QuantityFigure quantity={useQuantityText()(item)} />;
	const day = useArrivalText(cart.isProcessed)(lineArrival(cart, item));
	const scheduled = useScheduleText()(item);
	const availability = useAvailability(cart, item);
	const isOver = ["sent", "cancelled"].includes(phaseIn(stateOf(cart)));
	const isSpecial = isSpecialItem(variant.products.slug);
	const title = cut ? `${item.fullTitle}, ${cutSize(cut, format)} mm` : item.fullTitle;
	const numbers = [variant.code, item.own_number === "" ? null : t("line.ownNumber", { number: item.own_number })];
	const pieces = (
		<Dotted
			className={small}
			items={[
				cut ? (
					<strong key="pieces" className={css.pieces}>
						{t("cut.pieces", { pieces: cut.pieces, length: cutSize(cut, format) })}
					</strong>
				) : null,
				sawing && isEditable ? (
					<strong key="sawn" className={css.sawn}>
						{sawn(sawing, lengthsInRow)}
					</strong>
				) : null,
				...(isEditable ? [] : numbers),
			]}
		/>
	);
	const daysOfDelivery = scheduled === "" ? null : <p className={small}>{scheduled}</p>;
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`} {...formPart}>
			{isEditable ? <LineFields item={item} /> : null}
			<LineThumbnail pictures={variant.variant_pictures} />
			<div className={css.what}>
				<p className={css.name}>
					{isSpecial ? (
						<span className={css.title} lang={textLanguage(cart)}>
							{unbroken(item.fullTitle)}
						</span>
					) : (
						<Link
							to={href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })}
							className={css.title}
							lang={textLanguage(cart)}
						>
							{unbroken(item.fullTitle)}
						</Link>
					)}{" "}
					{isEditable ? <DiscountChips marks={marks} /> : null}
				</p>
				{pieces}
				{isEditable ? null : (
					<>
						<p className={small}>{t("supplier", { name: item.suppliedVariant.supplier.name })}</p>
						{isOver ? null : (
							<Dotted
								className={css.sentStock}
								items={[
									isSpecial ? null : <LineStock key="stock" item={item} isSent={cart.isProcessed} />,
									day === null ? null : t("arrival.whole", { day }),
								]}
							/>
						)}
					</>
				)}
				{isEditable ? null : daysOfDelivery}
			</div>
			{isEditable ? (
				<div className={css.second}>
					<Dotted className={small} items={numbers} />
					<Dotted className={small} items={availability} />
					{daysOfDelivery}
				</div>
			) : null}
			<div className={css.quantity}>
				{isEditable ? <LineQuantity item={item} title={title} refused={refused} /> : null}
				<div className={isEditable ? css.printedQuantity : undefined}>{quantity}</div>
			</div>
			{/* Pieces of a cut line have no price; its details show the price of a bar. */}
			<LineFigures
				price={cut ? undefined : item.price}
				cuts={isEditable && sawing && sawing.cuts > 0 ? sawing : null}
				certificate={isEditable ? item.certificate_price : null}
				tier={isEditable ? tier : ""}
				weight={item.weight}
				sum={item.line_price}
				isOutOfDate={isOutOfDate}
			/>
			{isEditable ? <RemoveButton row={lineForm(item.id)} title={title} /> : null}{" "}
			<LineMore cart={cart} item={item} isEditable={isEditable} refused={refused} />
			{isEditable ? <LineSubstitutes item={item} /> : null}
		</li>
	);
}

/** A line's hidden fields. The id comes first, because it starts the row. */
function LineFields({ item: { id, cut, sawing, certificate_price: certificate, ...item } }: { item: CartItem }) {
	const fields = {
		itemId: id,
		title: item.fullTitle,
		// If the line is gone by then, these fields can add it again.
		suppliedVariantId: item.suppliedVariant.id,
		...(cut ? { "cut.length": cut.length, ...(cut.width > 0 ? { "cut.width": cut.width } : {}) } : {}),
		...(certificate === null ? {} : { certificate: "on" }),
		...sawFields(sawing?.pieces ?? []),
		"seen.amount": cut?.pieces ?? item.quantity,
		"seen.comment": item.comment,
		"seen.costCentre": item.cost_centre,
	};
	return <HiddenFields fields={fields} />;
}

/** Says whether the goods can be had, and when. */
function useAvailability(cart: LineProps["cart"], item: CartItem): ReactNode[] {
	const t = useT("cart");
	const deliveryTime = useDeliveryTime();
	const day = useArrivalText()(lineArrival(cart, item));
	if (!item.is_available)
		return [
			<span key="none" className={`${danger} ${medium}`}>
				{t("unavailable")}
			</span>,
		];
	if (isSpecialItem(item.variant.products.slug)) return [];
	const stock = <LineStock key="stock" item={item} />;
	if (item.at_once && item.at_once.quantity < item.quantity) return [stock, day === null ? null : t("arrival.whole", { day })];
	// A cart from abroad has its own day of arrival, so the line's is among its details.
	return [stock, shipsAbroad(cart) || item.schedule ? null : (day ?? deliveryTime(item.suppliedVariant.delivery))];
}

/** A discount chip and its meaning. The cart explains each chip once. */
interface Mark {
	chip: string;
	meaning: string;
}

function useLineMarks(): (item: CartItem) => Mark[] {
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

function DiscountChips({ marks }: { marks: readonly Mark[] }) {
	return marks.map(({ chip }) => (
		<span key={chip} className={css.chip}>
			{chip}
		</span>
	));
}

/** Explains each chip of the shown lines. */
export function DiscountLegend({ items }: { items: readonly CartItem[] }) {
	const t = useT("cart");
	const marksOf = useLineMarks();
	const marks = [...new Map(items.flatMap(marksOf).map((mark) => [mark.chip + mark.meaning, mark])).values()];
	if (marks.length === 0) return null;
	return (
		<ul className={css.legend} aria-label={t("chip.legend")}>
			{marks.map(({ chip, meaning }) => (
				<li key={chip + meaning} className={css.legendEntry}>
					<span className={css.chip}>{chip}</span> {meaning}
				</li>
			))}
		</ul>
	);
}
