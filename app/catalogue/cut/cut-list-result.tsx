import { Form } from "@remix-run/react";
import type { Cutting, Variant } from "../../../contract/catalogue";
import type { CutPrice } from "../../../contract/ordering/cutting";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { heading, small, stack } from "../../ui/layout.css";
import { BarDrawing, CutDrawing } from "../cut-drawing";
import type { CutListAnswer } from "./cut-answer";
import * as list from "./cut-list.css";
import { Foot, RaisedQuantity, Sum, Sums, sumOf, useSupplyRule } from "./cut-result";

interface CutListResultProps {
	variant: Variant;
	cutting: Cutting;
	prices: CutPrice[];
	answer: CutListAnswer;
	returnTo: string;
}

/**
 * Offers the ways to buy a list: the shop saws it from bars that all lengths share, or the buyer does. Bars of their own for each length are
 * only shown where they cost less, or nothing is shared.
 */
export function CutListResult(props: CutListResultProps) {
	const t = useT("cutting");
	const { number } = useFormat();
	const { prices, answer } = props;
	const pieces = sumOf(prices, (price) => price.pieces);
	const ofOwn = sumOf(prices, (price) => price.line_price);
	const ofShared = answer.sawn?.line_price ?? null;
	const isOwnFirst = ofShared === null || ofOwn < ofShared;
	return (
		<div className={stack[6]}>
			<p className={heading.m}>{t("list.title", { lengths: number(prices.length), pieces: number(pieces) })}</p>
			{isOwnFirst ? <OwnBars {...props} /> : null}
			<SharedBars {...props} isFirst={!isOwnFirst} />
			<WholeBars {...props} />
		</div>
	);
}

/** The bars that all lengths share, sawn by the shop: one line of the cart. */
function SharedBars({ variant, cutting, prices, answer, returnTo, isFirst }: CutListResultProps & { isFirst: boolean }) {
	const t = useT("cutting");
	const { money, weight } = useFormat();
	const { whole, sawn, idem } = answer;
	const certificate = prices[0]?.certificate_price ?? null;
	if (!whole || !sawn || variant.length === null) return null;
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={list.way}>
			<h2 className={heading.m}>{t("list.cut")}</h2>
			<Foot sum={sawn.line_price} idem={idem.sawn}>
				<Button kind={isFirst ? "primary" : "secondary"} size="l">
					{t("list.add")}
				</Button>
			</Foot>
			<p className={small}>{t("sawn.hint", { count: whole.bars_needed })}</p>
			<BarDrawing patterns={whole.patterns} barLength={variant.length} kerf={cutting.kerf} />
			{whole.bars > whole.bars_needed ? <RaisedQuantity variant={variant} needed={whole.bars_needed} /> : null}
			<Sums certificate={certificate}>
				<Sum
					term={t("result.bars", { count: whole.bars, price: money(whole.bar_price) })}
					price={sawn.line_price - sawn.cut_price - (certificate ?? 0)}
				/>
				<Sum
					term={sawn.cuts > 0 ? t("result.cuts", { count: sawn.cuts, price: money(cutting.fee) }) : t("result.noCuts")}
					price={sawn.cut_price}
				/>
			</Sums>
			<p className={small}>
				<Waste prices={prices} bars={whole.bars_needed} barLength={variant.length} /> {t("result.weight", { weight: weight(whole.weight) })}
			</p>
			<HiddenFields
				fields={{
					suppliedVariantId: variant.suppliedVariant.id,
					amount: whole.bars,
					...Object.fromEntries(prices.map(({ pieces, length }) => [`saw.${length}`, pieces])),
					...(certificate === null ? {} : { certificate: "on" }),
					idem: idem.sawn,
					returnTo,
				}}
			/>
		</Form>
	);
}

/** A line of the cart for each length. */
function OwnBars({ variant, cutting, prices, answer, returnTo }: CutListResultProps) {
	const t = useT("cutting");
	const { money, number, measure, weight } = useFormat();
	const rule = useSupplyRule(variant.suppliedVariant);
	const certificate = prices[0]?.certificate_price ?? null;
	const barLength = variant.length ?? 0;
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={list.way}>
			<h2 className={heading.m}>{t(answer.sawn ? "list.own" : "list.cut")}</h2>
			<Foot sum={sumOf(prices, (price) => price.line_price)} idem={answer.idem.cuts}>
				<Button kind="primary" size="l">
					{t("list.add")}
				</Button>
			</Foot>
			<p className={small}>{t("list.cutHint")}</p>
			<table className={list.table}>
				<thead>
					<tr>
						<th scope="col">{t("list.length")}</th>
						<th scope="col">{t("list.pieces")}</th>
						<th scope="col">{t("list.bars")}</th>
						<th scope="col">{t("list.cuts")}</th>
						<th scope="col">{t("list.price")}</th>
					</tr>
				</thead>
				<tbody>
					{prices.map((price) => (
						<tr key={price.length}>
							<th scope="row">{measure(price.length, "mm")}&nbsp;mm</th>
							<td>{number(price.pieces)}</td>
							<td>{number(price.bars)}</td>
							<td>{number(price.cuts)}</td>
							<td>{money(price.line_price)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{t("list.all")}</th>
						<td>{number(sumOf(prices, ({ pieces }) => pieces))}</td>
						<td>{number(sumOf(prices, ({ bars }) => bars))}</td>
						<td>{number(sumOf(prices, ({ cuts }) => cuts))}</td>
						<td>{money(sumOf(prices, (price) => price.line_price))}</td>
					</tr>
				</tfoot>
			</table>
			{certificate === null ? null : <p className={small}>{t("list.certificate", { price: money(certificate) })}</p>}
			{prices.some(({ bars, bars_needed: needed }) => bars > needed) ? <p className={small}>{t("list.raised", { rule })}</p> : null}
			<p className={small}>
				<Waste prices={prices} bars={sumOf(prices, (price) => price.bars_needed)} barLength={barLength} />{" "}
				{t("result.weight", { weight: weight(sumOf(prices, (price) => price.weight)) })}
			</p>
			<details>
				<summary className={list.handle}>{t("list.plan")}</summary>
				<div className={list.plans}>
					{prices.map((price) => (
						<CutDrawing key={price.length} cut={{ ...price, barLength, kerf: cutting.kerf }} />
					))}
				</div>
			</details>
			<HiddenFields
				fields={{
					suppliedVariantId: variant.suppliedVariant.id,
					...Object.fromEntries(prices.map(({ pieces, length }) => [`cut.${length}`, pieces])),
					...(certificate === null ? {} : { certificate: "on" }),
					idem: answer.idem.cuts,
					returnTo,
				}}
			/>
		</Form>
	);
}

function WholeBars({ variant, cutting, prices, answer, returnTo }: CutListResultProps) {
	const t = useT("cutting");
	const { money, weight } = useFormat();
	const { whole, idem } = answer;
	const certificate = prices[0]?.certificate_price ?? null;
	if (!whole || variant.length === null) return null;
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={list.way}>
			<h2 className={heading.m}>{t("whole.title")}</h2>
			<Foot sum={whole.line_price} idem={idem.whole}>
				<Button size="l">{t("whole.add", { count: whole.bars })}</Button>
			</Foot>
			{answer.sawn ? (
				<p className={small}>{t("whole.same")}</p>
			) : (
				<>
					<p className={small}>{t("whole.hint", { count: whole.bars_needed })}</p>
					<BarDrawing patterns={whole.patterns} barLength={variant.length} kerf={cutting.kerf} />
					{whole.bars > whole.bars_needed ? <RaisedQuantity variant={variant} needed={whole.bars_needed} /> : null}
					<p className={small}>
						<Waste prices={prices} bars={whole.bars_needed} barLength={variant.length} />{" "}
						{t("result.weight", { weight: weight(whole.weight) })}
					</p>
				</>
			)}
			<HiddenFields
				fields={{
					suppliedVariantId: variant.suppliedVariant.id,
					amount: whole.bars,
					...(certificate === null ? {} : { certificate: "on" }),
					idem: idem.whole,
					returnTo,
				}}
			/>
			<Sums certificate={certificate}>
				<Sum term={t("result.bars", { count: whole.bars, price: money(whole.bar_price) })} price={whole.line_price - (certificate ?? 0)} />
			</Sums>
		</Form>
	);
}

function Waste({ prices, bars, barLength }: { prices: readonly CutPrice[]; bars: number; barLength: number }) {
	const t = useT("cutting");
	const { measure, percent } = useFormat();
	const waste = bars * barLength - sumOf(prices, ({ pieces, length }) => pieces * length);
	return <>{t("list.waste", { share: percent(Math.round((1000 * waste) / (bars * barLength)) / 10), length: measure(waste, "mm") })}</>;
}
