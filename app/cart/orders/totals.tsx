import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { lineTotal } from "../../../contract/values/line-total";
import { needsProofOfArrival } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { DeliverToLink, useDeliverTo } from "../../platform/page/deliver-to";
import { hidden, hiddenOnPaper, stack } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { linePageOf, shownRange } from "../lines/line-pages";
import { shipsAbroad, useDeliveryTime, useDiscountText } from "../lines/line-texts";
import { useIsOutOfDate } from "../lines/unsaved-quantities";
import { hasProvisionalVat } from "../steps";
import { useOrderArrivalText } from "./arrival";
import * as css from "./totals.css";
import { printedRange } from "./totals.css";

interface TotalsProps {
	cart: Cart;
	vatAction?: ReactNode;
	/** The buyer is entering their details, so the country is still unknown. */
	isBeforeBuyer?: boolean;
	/** Emphasizes the net total, which buyers compare, even if the VAT is known. In a side column the main action shows it. */
	isNetFirst?: boolean;
}

/** An order's totals, with each discount and the reason for its VAT. */
export function Totals({ cart, vatAction, isBeforeBuyer = false, isNetFirst = false }: TotalsProps) {
	const t = useT("cart");
	const format = useFormat();
	const deliveryTime = useDeliveryTime();
	const arrival = useOrderArrivalText(cart);
	const to = useDeliverTo();
	const isAsked = isOpenCart(cart) && !cart.forms?.billing && !cart.forms?.shipping;
	const country = (isAsked && arrival !== null && to?.country) || cart.vat.country;
	const isAbroad = shipsAbroad(cart, country);
	const isProvisional = hasProvisionalVat(cart);
	const isNetBig = isProvisional || isNetFirst;
	const vat = t("totals.vat", { rate: format.percent(cart.vat.rate) });
	/** A term that depends on the country. The heading shows once that it is provisional; screen readers hear it with each. */
	const byCountry = (term: string) =>
		isBeforeBuyer ? (
			<>
				{term}
				<Hidden>, {t("totals.provisional")}</Hidden>
			</>
		) : (
			term
		);
	const deliveryTerm = isAbroad
		? t(arrival === null ? "totals.deliveryTimeTo" : "totals.arrivalTo", { country: t(`country.${country}`) })
		: t(arrival === null ? "totals.deliveryTime" : "totals.arrival");
	const total = t(cart.vat.rate === 0 ? "totals.due" : "totals.gross");
	return (
		<>
			<PrintedRange cart={cart} isOfSum />
			<dl className={stack[0]} aria-busy={useIsOutOfDate() || undefined}>
				{cart.total_weight > 0 ? (
					<div className={css.fact}>
						<dt>{t("totals.weight")}</dt>
						<dd className={css.factValue}>{format.totalWeight(cart.total_weight)}</dd>
					</div>
				) : null}
				<div className={css.fact}>
					<dt>{byCountry(deliveryTerm)}</dt>
					<dd className={css.factValue}>{arrival ?? deliveryTime(cart.delivery)}</dd>
				</div>
				{isAsked ? (
					<div className={css.reason}>
						<dt className={hidden}>{t("totals.place")}</dt>
						<dd className={hiddenOnPaper}>
							<DeliverToLink />
						</dd>
					</div>
				) : null}
				<Row term={t("totals.goods")} value={format.money(cart.total_goods_price)} />
				<Discounts cart={cart} />
				<NextDiscount cart={cart} />
				<Delivery cart={cart} termOf={byCountry} />
				<Row
					term={byCountry(t("totals.net"))}
					note={t("totals.netNote")}
					value={format.money(cart.total_price)}
					isStrong={!isNetBig}
					isTotal={isNetBig}
					isBesideAction={isNetFirst}
				/>
				<Row term={byCountry(vat)} value={format.money(cart.total_vat_price)} />
				<div className={css.reason}>
					<dt className={hidden}>{t("totals.vatReason")}</dt>
					<dd>
						{isProvisional && isNetFirst
							? t("vat.zeroPossible")
							: t(`vat.${cart.vat.reason}`, { country: t(`country.${cart.vat.country}`) })}{" "}
						{needsProofOfArrival(cart) ? `${t("vat.proof")} ` : ""}
						{vatAction}
					</dd>
				</div>
				<Row
					// At 0 % VAT both totals are the same figure.
					term={isProvisional && !isBeforeBuyer ? `${total}, ${t("totals.provisional")}` : byCountry(total)}
					note={cart.vat.rate === 0 ? vat : t("totals.grossNote")}
					value={format.money(cart.total_price_with_vat)}
					isStrong={isNetBig}
					isTotal={!isNetBig}
				/>
			</dl>
		</>
	);
}

const isOpenCart = ({ is_owner: isOwner, isProcessed, offer }: Cart): boolean => isOwner && !isProcessed && offer === null;

/**
 * Discounts by kind. The order's discount shows its reason; line discounts show theirs at their lines. Below the line discounts is the
 * subtotal of the lines.
 */
function Discounts({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { money } = useFormat();
	const discountText = useDiscountText();
	const shown = cart.discounts.filter(({ kind, amount }) => kind !== "volume" && amount > 0);
	if (shown.length === 0) return cart.total_discount > 0 ? <Row term={t("totals.discount")} value={money(-cart.total_discount)} /> : null;
	const afterLines = lineTotal(cart);
	const rowOf = ({ kind, amount }: (typeof shown)[number]) => {
		const said = kind === "order" && cart.order_discount ? discountText(cart.order_discount) : undefined;
		const name = t(`discount.${kind === "volume" ? "line" : kind}`);
		return <Row key={kind} term={said?.name ?? name} note={said?.terms} value={money(-amount)} isSaving />;
	};
	return (
		<>
			{shown.filter(({ kind }) => kind !== "order").map(rowOf)}
			{afterLines === null ? null : <Row term={t("totals.lines")} value={money(afterLines)} />}
			{shown.filter(({ kind }) => kind === "order").map(rowOf)}
		</>
	);
}

/** The amount missing for a higher order discount, once half of it is reached. */
function NextDiscount({ cart: { isProcessed, is_owner: isOwner, next_order_discount: next } }: { cart: Cart }) {
	const t = useT("cart");
	const { money, percent } = useFormat();
	if (!next || isProcessed || !isOwner || next.missing * 2 > next.threshold) return null;
	const values = { missing: money(next.missing), name: next.title || t("discount.order"), percent: percent(next.percent) };
	return (
		<div className={css.reason}>
			<dt className={hidden}>{t("totals.nextDiscount")}</dt>
			<dd>{t("totals.nextDiscount.missing", values)}</dd>
		</div>
	);
}

/** Freight, crane and packaging, separately if the backend itemizes them. */
function Delivery({ cart, termOf }: { cart: Cart; termOf: (term: string) => ReactNode }) {
	const t = useT("cart");
	const { money } = useFormat();
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.title;
	const { total_freight_price: freight, total_crane_price: crane, total_packaging_price: packaging, total_delivery_price: all } = cart;
	if (freight + crane + packaging !== all || freight === all)
		return (
			<>
				<Row term={termOf(t("totals.delivery"))} note={method} value={money(all)} />
				<Planned cart={cart} />
			</>
		);
	return (
		<>
			<Row term={termOf(t("totals.freight"))} note={method} value={money(freight)} />
			{crane > 0 ? <Row term={termOf(t("totals.crane"))} value={money(crane)} /> : null}
			{packaging > 0 ? <Row term={termOf(t("totals.packaging"))} value={money(packaging)} /> : null}
			<Planned cart={cart} />
		</>
	);
}

/** The deliveries of a schedule, each with what it costs. */
function Planned({ cart: { planned_deliveries: planned = [] } }: { cart: Cart }) {
	const t = useT("cart");
	const { money, shortDay, totalWeight } = useFormat();
	if (planned.length === 0) return null;
	const parts = planned.map(({ on, weight, price }) => `${shortDay(on)} ${totalWeight(weight)} ${money(price)}`);
	return (
		<div className={css.reason}>
			<dt className={hidden}>{t("totals.planned")}</dt>
			<dd>{t("totals.planned.each", { count: planned.length, parts: parts.join("; ") })}</dd>
		</div>
	);
}

interface RowProps {
	term: ReactNode;
	note?: string;
	value: string;
	isStrong?: boolean;
	isTotal?: boolean;
	isSaving?: boolean;
	isBesideAction?: boolean;
}

function Row({ term, note, value, isStrong, isTotal, isSaving, isBesideAction }: RowProps) {
	const row = isTotal ? css.total : isStrong ? css.strong : css.row;
	return (
		<div className={isBesideAction ? `${row} ${css.besideAction}` : row}>
			<dt className={css.term}>
				{term}
				{note ? <span className={css.note}> {note}</span> : null}
			</dt>
			<dd className={isTotal ? css.totalValue : isSaving ? css.saving : css.value}>{value}</dd>
		</div>
	);
}

/** Printed with a page of lines: its range, and that the sum covers all lines. */
export function PrintedRange({ cart, isOfSum = false }: { cart: Cart; isOfSum?: boolean }) {
	const t = useT("cart");
	const { search } = useLocation();
	const shown = shownRange(cart, linePageOf(new URLSearchParams(search)));
	if (!shown) return null;
	const lines = t("printed.range", { from: shown.from, to: shown.to, count: cart.length });
	return (
		<p className={printedRange}>
			{lines}
			{isOfSum ? `; ${t("printed.sumOfAll", { count: cart.length })}` : null}
		</p>
	);
}
