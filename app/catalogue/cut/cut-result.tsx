import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import type { CutPrice } from "../../../contract/ordering/cutting";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { heading, regular, small } from "../../ui/layout.css";
import { CutDrawing } from "../cut-drawing";
import * as css from "./cut-form.css";

interface CutResultProps {
	variant: Variant;
	price: CutPrice;
	idem: string;
	returnTo: string;
	/** True if the price belongs to earlier values of the form. */
	isStale?: boolean;
}

/** Shows the parts of the price, and the form that adds exactly these pieces to the cart. */
export function CutResult({ variant, price, idem, returnTo, isStale = false }: CutResultProps) {
	const t = useT("cutting");
	const { money, number, measure, weight } = useFormat();
	const { cutting } = variant.products;
	const counted = (key: "result.bars" | "result.cuts", count: number, each: number) => t(key, { count, price: money(each) });
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={css.result} aria-busy={isStale}>
			<p className={heading.m}>
				{t("result.title", { pieces: price.pieces, length: measure(price.length, "mm") })}{" "}
				<span className={`${small} ${regular}`}>{t("result.perBar", { number: price.pieces_per_bar })}</span>
			</p>
			<Foot sum={price.line_price} idem={idem}>
				<Button kind="primary" size="l" disabled={isStale}>
					{t("add")}
				</Button>
			</Foot>
			{cutting && variant.length !== null ? <CutDrawing cut={{ ...price, barLength: variant.length, kerf: cutting.kerf }} /> : null}
			<Sums certificate={price.certificate_price}>
				<Sum term={counted("result.bars", price.bars, price.bar_price)} price={price.bars_price} />
				<Sum term={price.cuts > 0 ? counted("result.cuts", price.cuts, cutting?.fee ?? 0) : t("result.noCuts")} price={price.cut_price} />
			</Sums>
			{price.bars > price.bars_needed ? <RaisedQuantity variant={variant} needed={price.bars_needed} /> : null}
			<p className={small}>
				{price.offcuts.length > 0
					? `${t("result.offcuts", { list: price.offcuts.map(({ count, length }) => `${number(count)} × ${measure(length, "mm")} mm`).join(", ") })}. `
					: null}
				{t("result.weight", { weight: weight(price.weight) })}
			</p>
			<input type="hidden" name="suppliedVariantId" value={variant.suppliedVariant.id} />
			<input type="hidden" name="amount" value={price.pieces} />
			<input type="hidden" name="cut.length" value={price.length} />
			{price.certificate_price === null ? null : <input type="hidden" name="certificate" value="on" />}
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="returnTo" value={returnTo} />
		</Form>
	);
}

/** The price of everything, and the button that adds it to the cart. @param idem the key of the button's form */
export function Foot({ sum, idem, children }: { sum: number; idem: string; children: ReactNode }) {
	const t = useT("cutting");
	const { money } = useFormat();
	const isAdded = useAdded(idem);
	return (
		<div className={css.foot}>
			<dl className={css.total}>
				<dt>{t("result.sum")}</dt>
				<dd className={css.totalSum}>{money(sum)}</dd>
			</dl>
			<p role="status" className={css.buy}>
				{isAdded ? <span className={css.added}>{t("added")}</span> : null}
				{children}
			</p>
		</div>
	);
}

/** The parts of a price, and the certificate if one is ordered. */
export function Sums({ certificate, children }: { certificate: number | null; children: ReactNode }) {
	const t = useT("cutting");
	return (
		<dl className={css.sums}>
			{children}
			{certificate === null ? null : <Sum term={t("result.certificate")} price={certificate} />}
		</dl>
	);
}

export function Sum({ term, price }: { term: string; price: number }) {
	const { money } = useFormat();
	return (
		<>
			<dt>{term}</dt>
			<dd className={css.sum}>{money(price)}</dd>
		</>
	);
}

export const sumOf = <Price,>(prices: readonly Price[], figure: (price: Price) => number): number =>
	prices.reduce((sum, price) => sum + figure(price), 0);

/** Returns whether the reader has sent this form. Adding brings a new key, so the hook remembers the pressed one. */
function useAdded(idem: string): boolean {
	const { formData } = useNavigation();
	const isAdding = formData?.get("idem") === idem;
	const [isSent, setSent] = useState(false);
	if (isAdding && !isSent) setSent(true);
	return isSent && !isAdding;
}

/** Explains why there are more bars than the pieces need. */
export function RaisedQuantity({ variant: { suppliedVariant }, needed }: { variant: Variant; needed: number }) {
	const t = useT("cutting");
	return <p className={small}>{t("result.raised", { count: needed, rule: useSupplyRule(suppliedVariant) })}</p>;
}

/** Says how many bars a supplier sells at once. */
export function useSupplyRule({ min_order: least, pack_size: pack }: Supply): string {
	const t = useT("cutting");
	const rule = [least > 1 ? t("rule.least", { number: least }) : "", pack > 1 ? t("rule.pack", { number: pack }) : ""];
	return rule.filter(Boolean).join(", ");
}
