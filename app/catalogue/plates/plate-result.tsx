import { Form } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import type { PlatePrice } from "../../../contract/ordering/plate-cutting";
import { areaOf, type CutPlate } from "../../../contract/values/plates/plate-cuts";
import { thicknessOf } from "../../../contract/values/plates/plate-of";
import { thermalTolerance } from "../../../contract/values/plates/thermal-tolerance";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { squareMetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { heading, hiddenOnPhone, small, stack } from "../../ui/layout.css";
import * as list from "../cut/cut-list.css";
import { Foot, RaisedQuantity, Sum, Sums, sumOf } from "../cut/cut-result";
import { PlateDrawing } from "../plate-drawing";
import type { PlateAnswer } from "./plate-answer";

interface PlateResultProps {
	variant: Variant;
	plate: CutPlate;
	prices: PlatePrice[];
	answer: PlateAnswer;
	returnTo: string;
}

/** Offers two ways to buy pieces. The shop cuts them, with a cart line for each size, or the buyer takes whole plates that all sizes share. */
export function PlateResult(props: PlateResultProps) {
	const t = useT("cutting");
	const { number } = useFormat();
	const pieces = sumOf(props.prices, (price) => price.pieces);
	return (
		<div className={stack[6]}>
			<p className={heading.m}>{t("plate.list.title", { count: props.prices.length, pieces: number(pieces) })}</p>
			<CutByShop {...props} />
			<WholePlates {...props} />
		</div>
	);
}

function CutByShop({ variant, plate, prices, answer, returnTo }: PlateResultProps) {
	const t = useT("cutting");
	const format = useFormat();
	const { money, number, measure, weight } = format;
	const certificate = prices[0]?.certificate_price ?? null;
	const thickness = thicknessOf(variant);
	const sizeOf = ({ length, width }: PlatePrice) => `${measure(length, "mm")} × ${measure(width, "mm")}`;
	const toleranceOf = ({ length }: PlatePrice) => (thickness === null ? null : thermalTolerance(length, thickness));
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={list.way}>
			<h2 className={heading.m}>{t("list.cut")}</h2>
			<Foot sum={sumOf(prices, (price) => price.line_price)} idem={answer.idem.cuts}>
				<Button kind="primary" size="l">
					{t("list.add")}
				</Button>
			</Foot>
			{prices.length > 1 ? <p className={small}>{t("plate.cutHint")}</p> : null}
			<table className={list.table}>
				<thead>
					<tr>
						<th scope="col">{t("plate.size")}</th>
						<th scope="col">{t("list.pieces")}</th>
						<th scope="col">{t("plate.tolerance")}</th>
						<th scope="col">{t("plate.plates")}</th>
						<th scope="col" className={hiddenOnPhone}>
							{t("plate.used")}
						</th>
						<th scope="col" className={hiddenOnPhone}>
							{t("plate.material")}
						</th>
						<th scope="col" className={hiddenOnPhone}>
							{t("plate.cut")}
						</th>
						<th scope="col">{t("list.price")}</th>
					</tr>
				</thead>
				<tbody>
					{prices.map((price) => (
						<tr key={sizeOf(price)}>
							<th scope="row">{sizeOf(price)}&nbsp;mm</th>
							<td>{number(price.pieces)}</td>
							<td>±&nbsp;{number(toleranceOf(price) ?? 0)}</td>
							<td>{number(price.plates)}</td>
							<td className={hiddenOnPhone}>{squareMetres(price.used_area, format)}&nbsp;m²</td>
							<td className={hiddenOnPhone}>{money(price.area_price)}</td>
							<td className={hiddenOnPhone}>{money(price.cut_price)}</td>
							<td>{money(price.line_price)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{prices.map((price) => (
				<p key={sizeOf(price)} className={small}>
					{t("plate.explained", {
						size: sizeOf(price),
						used: squareMetres(price.used_area, format),
						whole: squareMetres(areaOf(plate), format),
						price: money(price.plate_price),
						material: money(price.area_price),
						pieces: number(price.pieces),
						metres: number(price.cut_length / price.pieces / 1000),
						fee: money(price.piece_cut_price),
						cut: money(price.cut_price),
					})}
				</p>
			))}
			{certificate === null ? null : <p className={small}>{t("list.certificate", { price: money(certificate) })}</p>}
			<p className={small}>{t("plate.weight", { weight: weight(sumOf(prices, (price) => price.weight)) })}</p>
			<details open={prices.length === 1}>
				<summary className={list.handle}>{t("plate.plan")}</summary>
				<div className={list.plans}>
					{prices.map((price) => (
						<PlateDrawing key={sizeOf(price)} patterns={price.patterns} plate={plate} />
					))}
				</div>
			</details>
			<HiddenFields
				fields={{
					suppliedVariantId: variant.suppliedVariant.id,
					...Object.fromEntries(prices.map(({ pieces, length, width }) => [`cut.${length}x${width}`, pieces])),
					...(certificate === null ? {} : { certificate: "on" }),
					idem: answer.idem.cuts,
					returnTo,
				}}
			/>
		</Form>
	);
}

function WholePlates({ variant, plate, prices, answer, returnTo }: PlateResultProps) {
	const t = useT("cutting");
	const { money, weight, percent } = useFormat();
	const { whole, idem } = answer;
	const certificate = prices[0]?.certificate_price ?? null;
	if (!whole) return null;
	const needed = whole.plates_needed * areaOf(plate);
	const waste = needed - sumOf(prices, (price) => price.pieces * areaOf(price));
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset className={list.way}>
			<h2 className={heading.m}>{t("whole.title")}</h2>
			<Foot sum={whole.line_price} idem={idem.whole}>
				<Button size="l">{t("plate.whole.add", { count: whole.plates })}</Button>
			</Foot>
			<p className={small}>{t("plate.whole.hint", { count: whole.plates_needed })}</p>
			<PlateDrawing patterns={whole.patterns} plate={plate} isWhole />
			{whole.plates > whole.plates_needed ? <RaisedQuantity variant={variant} needed={whole.plates_needed} /> : null}
			<p className={small}>
				{t("plate.whole.waste", { share: percent(Math.round((1000 * waste) / needed) / 10) })}{" "}
				{t("plate.whole.weight", { weight: weight(whole.weight) })}
			</p>
			<HiddenFields
				fields={{
					suppliedVariantId: variant.suppliedVariant.id,
					amount: whole.plates,
					...(certificate === null ? {} : { certificate: "on" }),
					idem: idem.whole,
					returnTo,
				}}
			/>
			<Sums certificate={certificate}>
				<Sum
					term={t("plate.whole.plates", { count: whole.plates, price: money(whole.plate_price) })}
					price={whole.line_price - (certificate ?? 0)}
				/>
			</Sums>
		</Form>
	);
}
