import { useContext } from "react";
import type { Cart, CartItem } from "../../../contract/cart";
import { withWholeBars } from "../../../contract/values/cut-bars";
import { platePatterns } from "../../../contract/values/plates/plate-cuts";
import { BarDrawing, CutDrawing } from "../../catalogue/cut-drawing";
import { PlateDrawing } from "../../catalogue/plate-drawing";
import { href } from "../../platform/config/href";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { squareMetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Dotted } from "../../ui/dotted";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { ok, small, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import { buttonValue, lineForm } from "../change/cart-rows";
import { CostSelect, CostsContext, SavedNow } from "../note-fields";
import { lineArrival, useArrivalText } from "../orders/arrival";
import { LineReasons, LineServices } from "./line-details";
import * as css from "./line-more.css";
import { shipsAbroad, useDiscountText, useTimeAbroad, useUnit } from "./line-texts";
import { amountId } from "./quantity";
import { lineField, useIsOutOfDate } from "./unsaved-quantities";

export const referenceId = (itemId: number): string => `line-${itemId}-comment`;
export const costCentreId = (itemId: number): string => `line-${itemId}-costCentre`;
export const certificateId = (itemId: number): string => `line-${itemId}-certificate`;

interface MoreProps {
	cart: Pick<
		Cart,
		"uuid" | "vat" | "way" | "delivery_methods" | "delivery_methodid" | "wanted_on" | "arrival" | "confirmed_dates" | "offer"
	>;
	item: CartItem;
	isEditable: boolean;
	refused: FormResult | null;
}

/** A line's details. They fold in an editable line and are open in a read-only one. */
export function LineMore({ cart, item, isEditable, refused }: MoreProps) {
	const t = useT("cart");
	const costs = useContext(CostsContext);
	const { of } = useErrorTexts(refused);
	const errors = of("comment");
	const costErrors = of("costCentre");
	const costCentre = refused?.values.costCentre ?? item.cost_centre;
	const typed = refused?.values.comment ?? item.comment;
	const facts = (
		<div className={stack[1]}>
			{isEditable ? <LineSupply cart={cart} item={item} /> : null}
			<LineServices item={item} />
			<LineCut item={item} />
			<LineReasons item={item} />
			{!isEditable && item.cost_centre ? <p className={small}>{`${t("costs.centre")}: ${item.cost_centre}`}</p> : null}
			{!isEditable && item.comment ? <p className={small}>{t("reference.shown", { text: item.comment })}</p> : null}
			<LineParts item={item} isOutOfDate={useIsOutOfDate(amountId(item.id))} />
		</div>
	);
	if (!isEditable) return <div className={css.more}>{facts}</div>;
	return (
		<details
			className={css.more}
			open={
				errors || costErrors || refused?.errors.certificate || typed !== item.comment || costCentre !== item.cost_centre ? true : undefined
			}
		>
			<summary className={css.summary}>
				<span className={css.summaryText}>{item.comment ? t("reference.shown", { text: item.comment }) : t("line.more")}</span>
				<Hidden> {item.fullTitle}</Hidden>
			</summary>
			<div className={css.content}>
				{facts}
				<div className={css.form}>
					<div className={css.field}>
						<TextField
							id={referenceId(item.id)}
							name="comment"
							label={t("reference.label")}
							// The hint's example is a cost centre, which has its own field if the company lists them.
							hint={costs?.cost_centres.length ? undefined : t("reference.hint")}
							errors={errors}
							warning={refused?.errors.comment?.includes("changedMeanwhile") ? <SavedNow text={item.comment} /> : undefined}
							defaultValue={typed}
							maxLength={200}
							{...lineField(item.comment)}
							autoComplete="off"
						/>
					</div>
					<div className={css.field}>
						<CostSelect
							id={costCentreId(item.id)}
							name="costCentre"
							label={t("costs.line")}
							none={t("costs.asOrder")}
							errors={costErrors}
							value={costCentre}
						/>
					</div>
					<Button size="s">
						{t("save")}
						<Hidden> {item.fullTitle}</Hidden>
					</Button>{" "}
					<CertificateButton item={item} />{" "}
					{item.sawing ? (
						<Button size="s" name="unsaw" value={buttonValue("on", lineForm(item.id))}>
							{t("cut.unsaw")}
							<Hidden> {item.fullTitle}</Hidden>
						</Button>
					) : null}{" "}
					<Link to={href("/cart/:uuid/schedule/:item", { uuid: cart.uuid, item: item.id })}>
						{t("schedule.title")}
						<Hidden> {item.fullTitle}</Hidden>
					</Link>
				</div>
			</div>
		</details>
	);
}

/** Draws the cuts of bars or plates. Renders nothing for older orders without a kerf. */
function LineCut({ item: { cut, sawing, quantity, variant } }: { item: CartItem }) {
	const { length, size, products } = variant;
	if (cut && cut.width > 0 && size && products.plate_cutting) {
		const plate = { length: size.length, width: size.width, gap: products.plate_cutting.gap };
		return <PlateDrawing patterns={platePatterns(cut.pieces, cut, plate)} plate={plate} />;
	}
	if (length === null || !products.cutting) return null;
	const { kerf } = products.cutting;
	if (sawing && sawing.patterns.length > 0)
		return <BarDrawing patterns={withWholeBars(sawing.patterns, quantity)} barLength={length} kerf={kerf} />;
	if (!cut) return null;
	return <CutDrawing cut={{ ...cut, bars: quantity, barLength: length, kerf }} />;
}

function CertificateButton({ item: { id, fullTitle, variant, certificate_price: ordered } }: { item: CartItem }) {
	const t = useT("cart");
	const { money } = useFormat();
	const price = variant.products.certificate_price;
	if (price === null) return null;
	return (
		<Button id={certificateId(id)} size="s" name="setCertificate" value={buttonValue(ordered === null ? "on" : "off", lineForm(id))}>
			{ordered === null ? t("certificate.add", { price: money(price) }) : t("certificate.leaveOut")}
			<Hidden> {fullTitle}</Hidden>
		</Button>
	);
}

/** The supplier, and the delivery time if the row omits it. */
function LineSupply({ cart, item }: Pick<MoreProps, "cart" | "item">) {
	const t = useT("cart");
	const timeAbroad = useTimeAbroad();
	const { supplier, delivery } = item.suppliedVariant;
	const day = useArrivalText()(lineArrival(cart, item));
	const isTold = day === null && !item.schedule && shipsAbroad(cart) && (delivery.min !== null || delivery.max !== null);
	return (
		<Dotted
			className={small}
			items={[
				t("supplier", { name: supplier.name }),
				isTold ? timeAbroad(cart, delivery) : null,
				day === null ? null : t("arrival.whole", { day }),
			]}
		/>
	);
}

/**
 * Breaks the total of a line down into goods, cuts, certificate and discount. Renders nothing for lines that are just quantity times price.
 */
function LineParts({ item, isOutOfDate }: { item: CartItem; isOutOfDate: boolean }) {
	const t = useT("cart");
	const format = useFormat();
	const { money, number } = format;
	const unitOf = useUnit();
	const discountText = useDiscountText();
	const { cut, sawing, certificate_price: certificate, quantity, price, discount } = item;
	const cuts = cut ?? sawing;
	if (!cuts && certificate === null && discount === 0) return null;
	const goods = item.line_price + discount - (cuts?.price ?? 0) - (certificate ?? 0);
	const reason = item.discounts.find(({ kind }) => kind !== "volume");
	const quantityOf = (count: number) => `${number(count)}\u00a0${unitOf(item, count)}`;
	const goodsText = ({ variant: { size } }: CartItem) =>
		cut && cut.width > 0 && size
			? t("cut.share", {
					used: squareMetres(cut.used_area, format),
					whole: number((size.length * size.width) / 1_000_000),
					price: money(price),
				})
			: `${quantityOf(quantity)} × ${money(price)}`;
	const parts = [
		{ text: goodsText(item), amount: goods },
		...(cuts && cuts.cuts > 0
			? [
					{
						text: t(cut && cut.width > 0 ? "cut.plateCuts" : "cut.cuts", {
							count: cuts.cuts,
							price: money(Math.round(cuts.price / cuts.cuts)),
						}),
						amount: cuts.price,
					},
				]
			: []),
		...(certificate === null ? [] : [{ text: t("certificate.name"), amount: certificate }]),
		...(discount === 0 ? [] : [{ text: reason ? discountText(reason).name : t("totals.discount"), amount: -discount }]),
	];
	return (
		<ul className={css.parts} aria-busy={isOutOfDate || undefined}>
			{parts.map(({ text, amount }) => (
				<li key={text} className={amount < 0 ? `${css.sumPart} ${ok}` : css.sumPart}>
					<span>{text}</span> <span className={css.partAmount}>{money(amount)}</span>
				</li>
			))}
		</ul>
	);
}
