import { Fragment, memo } from "react";
import { maxUnits } from "../../contract/values/order-bounds";
import { type ShownSubstitute, SubstituteList } from "../catalogue/substitutes/substitute-list";
import { href } from "../platform/config/href";
import { cutSize, unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useDeliverTo } from "../platform/page/deliver-to";
import { Dotted } from "../ui/dotted";
import { Button } from "../ui/forms/button";
import { heading, small } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Hidden } from "../ui/wrap";
import type { Question } from "./bill";
import { type PreviewRow, substituteValue } from "./preview";
import * as css from "./preview-table.css";
import { AmountField, Asked, type AskedKind, afterFigure, Supply, usePricedUnit } from "./questions";
import { list } from "./questions.css";
import { linesInOrder, type Preview, type QuickOrderState, type TypedAmount } from "./state";

/** The search limits its text. In characters. */
const longestSearch = 200;

interface PreviewTableProps {
	preview: Preview;
	amounts: QuickOrderState["amounts"];
	labelledBy: string;
}

/** All lines of a result in the order of the list, with the questions about them in their places. */
export function PreviewTable({ preview, amounts, labelledBy }: PreviewTableProps) {
	const t = useT("quick-order");
	const cartT = useT("cart");
	const hasPlace = useDeliverTo() !== null;
	return (
		<table className={css.table} aria-labelledby={labelledBy}>
			<thead className={css.head}>
				<tr>
					<th scope="col" className={css.lineHead}>
						{t("column.line")}
					</th>
					<th scope="col">{t("column.item")}</th>
					<th scope="col">{hasPlace ? cartT("totals.arrival") : t("column.delivery")}</th>
					<th scope="col">{t("column.quantity")}</th>
					<th scope="col">{t("column.price")}</th>
					<th scope="col">{t("column.sum")}</th>
				</tr>
			</thead>
			<tbody>
				{linesInOrder(preview).map((shown) =>
					"row" in shown ? (
						<Fragment key={shown.line}>
							<Row row={shown.row} kind={shown.kind} typed={amounts[shown.line]} />
							{shown.answered.map((question) => (
								<QuestionRow key={question.line} question={question} kind="answered" />
							))}
						</Fragment>
					) : (
						<QuestionRow key={shown.line} question={shown.question} kind={shown.kind} typed={amounts[shown.line]} />
					),
				)}
			</tbody>
		</table>
	);
}

/** A question takes the width of the table, and has its columns. */
const QuestionRow = memo(function QuestionRow({
	question,
	kind,
	typed,
}: {
	question: Question;
	kind: AskedKind;
	typed?: TypedAmount | undefined;
}) {
	return (
		<tr className={css.askedRow} data-line={kind}>
			<td colSpan={6} className={list}>
				<Asked question={question} kind={kind} typed={typed} />
			</td>
		</tr>
	);
});

const Row = memo(function Row({ row, kind, typed }: { row: PreviewRow; kind: "good" | "wrong"; typed: TypedAmount | undefined }) {
	const t = useT("quick-order");
	const format = useFormat();
	const { item, amounts, sum, problem, reference } = row;
	const figure = format.number(sum);
	const pricedUnit = usePricedUnit();
	const isPriced = item !== null && problem !== "unavailableGoods";
	const shown = (
		<tr className={css.row} data-line={kind}>
			<td className={css.line}>
				<span className={css.label} data-said={t("column.line")} />
				{row.lines.map((line) => format.number(line)).join(", ")}
			</td>
			<td className={css.what}>
				<Goods row={row} />
				<Certificate row={row} />
				<Contents item={item} amount={amounts.length > 0 ? sum : 1} />
				<Rules item={item} />
				{reference ? <p className={small}>{t("reference", { text: reference })}</p> : null}
				<Problem row={row} typed={typed} />
			</td>
			<td className={css.delivery}>
				{item?.delivery && item.availability !== "out" ? <Supply of={{ ...item, delivery: item.delivery }} needed={sum} /> : null}
			</td>
			<td className={css.quantity}>
				<span className={css.label} data-said={t("column.quantity")} />
				{amounts.length > 0 ? figure : row.typed || "–"}
				{item && amounts.length > 0 ? <span className={small}>{afterFigure(figure, t(`unit.${item.unit}`, { count: sum }))}</span> : null}
				{amounts.length > 1 ? <p className={small}>{amounts.map((amount) => format.number(amount)).join(" + ")}</p> : null}
			</td>
			<td className={css.number}>
				<span className={css.label} data-said={t("column.price")} />
				{isPriced ? (
					<>
						{format.money(item.price)} <span className={small}>/&nbsp;{pricedUnit(item.unit, row)}</span>
					</>
				) : (
					"–"
				)}
			</td>
			<td className={`${css.number} ${css.sum}`}>
				<span className={css.label} data-said={t("column.sum")} />
				{isPriced && problem === null ? (
					<>
						{format.money(item.line_price)}
						<Discounts item={item} />
					</>
				) : (
					"–"
				)}
			</td>
		</tr>
	);
	if (!row.instead) return shown;
	return (
		<>
			{shown}
			<tr className={`${css.askedRow} ${css.insteadRow}`}>
				<td colSpan={6} className={css.instead} data-suggestions="">
					<SubstituteList of={row.instead} action={(substitute) => <TakeButton row={row} substitute={substitute} />} />
				</td>
			</tr>
		</>
	);
});

function TakeButton({ row, substitute }: { row: PreviewRow; substitute: ShownSubstitute }) {
	return (
		<Button size="s" name="take" value={substituteValue(row, substitute)}>
			{substitute.button}
			<Hidden> {substitute.title}</Hidden>
		</Button>
	);
}

function Goods({ row: { item, code, cut, width, problem } }: { row: PreviewRow }) {
	const t = useT("quick-order");
	const format = useFormat();
	if (!item) return <p className={heading.m}>{code || t("code.none")}</p>;
	return (
		<>
			<Link to={href("/variant/:id", { id: item.variantId })} className={css.title}>
				{unbroken(item.fullTitle)}
			</Link>
			<Dotted
				className={small}
				items={[
					item.code,
					cut === null ? null : t("cutTo", { length: `${cutSize({ length: cut, width }, format)}\u00a0mm` }),
					problem === null ? format.totalWeight(item.weight) : null,
					t("supplier", { name: item.supplier }),
				]}
			/>
		</>
	);
}

function Certificate({ row: { item, certificate } }: { row: PreviewRow }) {
	const t = useT("quick-order");
	const { money } = useFormat();
	if (!item || !certificate) return null;
	const price = item.certificate_price;
	return (
		<p className={price === null ? css.problem : small}>
			{price === null ? t("certificate.notOffered") : t("certificate", { price: money(price) })}
		</p>
	);
}

/** Shows the contents of packs, so that nobody takes 200 packs for 200 bolts. */
function Contents({ item, amount }: Pick<PreviewRow, "item"> & { amount: number }) {
	const t = useT("quick-order");
	if (!item?.pieces || item.pieces === 1) return null;
	return <p className={small}>{t("contents", { count: amount, pieces: item.pieces, all: amount * item.pieces })}</p>;
}

function Rules({ item }: Pick<PreviewRow, "item">) {
	const t = useT("quick-order");
	if (!item || (item.minimum === 1 && item.pack_size === 1)) return null;
	const rules = [
		item.minimum > 1 ? t("rules.minimum", { quantity: item.minimum }) : "",
		item.pack_size > 1 ? t("rules.pack", { quantity: item.pack_size }) : "",
	];
	return <p className={small}>{rules.filter(Boolean).join(", ")}</p>;
}

function Discounts({ item }: { item: NonNullable<PreviewRow["item"]> }) {
	const t = useT("quick-order");
	const format = useFormat();
	return item.discounts.map(({ kind, title, percent }) =>
		percent === null ? null : (
			<p key={kind} className={css.discount}>
				{title || t(kind === "personal" ? "discount.personal" : "discount.line")} −{format.percent(percent)}
			</p>
		),
	);
}

function Problem({ row: { problem, code, item, offers, lines }, typed }: { row: PreviewRow; typed: TypedAmount | undefined }) {
	const t = useT("quick-order");
	const format = useFormat();
	if (problem === null) return null;
	const figures = {
		minimum: format.number(item?.minimum ?? 1),
		pack: format.number(item?.pack_size ?? 1),
		most: format.number(maxUnits),
	};
	return (
		<>
			<p className={css.problem}>
				{problem === "unit.notSold" ? t(`unit.notSold.${item?.unit ?? "piece"}`) : t(`problem.${problem}`, figures)}
			</p>
			{(problem === "code.unknown" || problem === "line.unclear") && code.length <= longestSearch ? (
				<p className={small}>
					<Link to={href("/new_search", { search: code })}>{t("search", { code })}</Link>
				</p>
			) : null}
			{item && problem === "unavailableGoods" ? (
				<p className={small}>
					<Link to={href("/contact", { variant: item.code })}>
						{t("similar")}
						<Hidden> {item.fullTitle}</Hidden>
					</Link>
				</p>
			) : null}
			{problem === "amount.required" && lines[0] !== undefined ? <AmountField line={lines[0]} typed={typed} /> : null}
			{offers.length > 0 ? (
				<div className={css.offers} data-suggestions="">
					{offers.map(({ amount, value }) => (
						<Button key={value} size="s" name="take" value={value}>
							{t("offer", { amount })}
							<Hidden> {t("offer.line", { lines: lines.join(", ") })}</Hidden>
						</Button>
					))}
				</div>
			) : null}
		</>
	);
}
