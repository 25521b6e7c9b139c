import { Form } from "@remix-run/react";
import { type KeyboardEvent, memo, useMemo } from "react";
import { useOptionWords } from "../../catalogue/group/option-words";
import { state } from "../../catalogue/price/price.css";
import { commonFamily, RowTitle } from "../../catalogue/table/row-title";
import { Sum } from "../../catalogue/table/table-form";
import { amountName, amountPrefix, typedTotal } from "../../catalogue/table/typed-total";
import { href } from "../../platform/config/href";
import { errorText } from "../../platform/forms/error-texts";
import { useFormKey } from "../../platform/forms/use-form-key";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useInCart } from "../../platform/page/in-cart";
import { PageLink } from "../../platform/page/page-link";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { small } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import type { Problems } from "../add/refused-items";
import * as css from "./series.css";
import type { SeriesAnswer } from "./series.server";
import type { SeriesCell, SeriesRow, SeriesTable } from "./series-table";
import { type Held, useSeriesForm } from "./use-series-form";

interface SeriesSheetProps {
	table: SeriesTable;
	title: string;
	page: number;
	pages: number;
	/** "je Stück" */
	per: string;
	/** The page's own address, which takes the form. */
	address: string;
	idem: string;
	answer: SeriesAnswer | undefined;
}

const none: Problems = {};
const nothing: Record<string, string> = {};

/** Shows the sizes as rows and the lengths as columns, in one form. */
export function SeriesSheet({ table, title, page, pages, per, address, idem, answer }: SeriesSheetProps) {
	const t = useT("series");
	const te = useT("errors");
	const problems = answer?.problems ?? none;
	const typed = answer?.typed ?? nothing;
	const titles = useCellTitles(table);
	const { form, held, isBusy, handlers, textOf, drop } = useSeriesForm(address.replace(/[?].*/, ""), titles, typed, answer);
	const elsewhere = [...held].filter(([id]) => !titles.has(id));
	const errors = Object.entries(problems).flatMap(([field, { error, details }]) =>
		field === ""
			? []
			: [
					{
						id: field,
						text: t("wrong.field", { title: titleOf(titles, held, field), message: errorText(te, error, details) }),
					},
				],
	);
	const [{ axis }, problem] = [table, problems[""]];
	const captionOf = { title, page, pages };
	const columns = axis?.options.length ?? 1;
	const family = commonFamily(table.rows.map((row) => row.title));
	const frame = columns > maxInSight ? css.frame : `${css.frame} ${css.short}`;
	return (
		<>
			<ErrorSummary
				title={errors.length > 0 ? t("wrong") : problem ? errorText(te, problem.error) : ""}
				errors={errors.length > 0 || !problem ? errors : [{ id: "series", text: errorText(te, problem.error) }]}
			/>
			<Form
				ref={form}
				id="series"
				method="post"
				action={address}
				preventScrollReset
				noValidate
				autoComplete="off"
				tabIndex={-1}
				className={css.form}
				aria-busy={isBusy || undefined}
				onKeyDown={moveBetweenCells}
				{...handlers}
			>
				<input type="hidden" name="idem" value={useFormKey(idem)} />
				<Legend table={table} />
				{/* A region that scrolls must be reachable by keyboard. */}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
				<section className={frame} aria-label={t("crumb")} tabIndex={0}>
					<table className={`${css.table} ${css.widths[columns - 1] ?? ""}`}>
						<caption>
							<Hidden>{axis ? t("caption", { ...captionOf, columns: axis.title }) : t("captionPlain", captionOf)}</Hidden>
						</caption>
						<Head axis={axis} per={per} family={family} />
						<Rows table={table} heading={title} family={family} titles={titles} problems={problems} textOf={textOf} />
					</table>
				</section>
				{elsewhere.length > 0 ? <Elsewhere held={elsewhere} onDrop={drop} /> : null}
				<Bar held={held} unit={table.unit} isBusy={isBusy} />
			</Form>
		</>
	);
}

/** More columns scroll beside the sizes. */
const maxInSight = 6;

type Titles = ReadonlyMap<number, { title: string; cell: SeriesCell }>;

const titleOf = (titles: Titles, held: ReadonlyMap<number, Held>, field: string): string => {
	const id = Number(field.slice(amountPrefix.length));
	return titles.get(id)?.title ?? held.get(id)?.title ?? "";
};

/** Names each cell of the page in full: "IPE 200, 6 m, S235JR, roh". */
function useCellTitles(table: SeriesTable): Titles {
	const wordsOf = useOptionWords();
	// biome-ignore lint/correctness/useExhaustiveDependencies: words change only with the whole page
	return useMemo(() => cellTitles(table, wordsOf), [table]);
}

function cellTitles({ axis, choices, rows }: SeriesTable, wordsOf: ReturnType<typeof useOptionWords>): Titles {
	const chosen = choices.flatMap(({ group, chosen }) =>
		wordsOf(
			group,
			group.options.findIndex(({ value }) => value === chosen),
		),
	);
	return new Map(
		rows.flatMap(({ title, cells, whole }) =>
			[...cells, whole].flatMap((cell, column) => {
				if (!cell) return [];
				const words = cell === whole || !axis ? [] : wordsOf(axis, column);
				return [[cell.suppliedVariant.id, { title: [title, ...words, ...chosen].join(", "), cell }] as const];
			}),
		),
	);
}

function Head({ axis, per, family }: { axis: SeriesTable["axis"]; per: string; family: string }) {
	const t = useT("series");
	const words = useT("catalogue");
	const wordsOf = useOptionWords();
	return (
		<thead className={css.head}>
			<tr>
				<th scope="col">
					{words("table.name.product")} {family ? <span className={css.family}>{unbroken(family)}</span> : null}
				</th>
				{axis ? (
					axis.options.map(({ value }, index) => (
						<th key={value} scope="col">
							{wordsOf(axis, index).join("")}
						</th>
					))
				) : (
					<th scope="col">{t("price", { unit: per })}</th>
				)}
			</tr>
		</thead>
	);
}

interface RowsProps {
	table: SeriesTable;
	heading: string;
	/** The first words of all titles. The head shows them. */
	family: string;
	titles: Titles;
	problems: Problems;
	textOf: (id: number) => string;
}

/** Typing changes only the bar below the rows. */
const Rows = memo(function Rows({ table: { axis, rows }, heading, family, ...cells }: RowsProps) {
	const columns = axis?.options.length ?? 1;
	return (
		<tbody>
			{rows.map((row) => (
				<tr key={row.slug} className={css.row}>
					<RowHead row={row} heading={heading} family={family} />
					{row.variantCount !== null || row.cells.length === 0 ? (
						<td colSpan={columns} className={css.cell}>
							{row.whole ? <Cell cell={row.whole} {...cells} /> : <Many row={row} />}
						</td>
					) : (
						row.cells.map((cell, column) => (
							<td key={cell?.suppliedVariant.id ?? `none ${axis?.options[column]?.value}`} className={css.cell}>
								{cell ? <Cell cell={cell} {...cells} /> : null}
							</td>
						))
					)}
				</tr>
			))}
		</tbody>
	);
});

function RowHead({ row: { slug, title, mass }, heading, family }: { row: SeriesRow } & Pick<RowsProps, "heading" | "family">) {
	const { number } = useFormat();
	return (
		<th scope="row" className={css.name}>
			<PageLink to={href("/products/:slug", { slug })} className={css.nameLink}>
				<RowTitle title={title} heading={heading} family={family} />
			</PageLink>{" "}
			{mass === null ? null : <span className={css.mass}>{unbroken(`${number(mass)} kg/m`)}</span>}
		</th>
	);
}

/** A product with too many variants for a row is chosen from on its own page. */
function Many({ row: { slug, variantCount } }: { row: SeriesRow }) {
	const words = useT("catalogue");
	if (variantCount === null) return null;
	return <PageLink to={href("/products/:slug", { slug })}>{words("category.count", { count: variantCount })}</PageLink>;
}

const stateOf = ({ availability, isOnOrder }: SeriesCell["suppliedVariant"]) =>
	isOnOrder ? ({ look: "onOrder", key: "stock.onOrder" } as const) : ({ look: availability, key: `stock.${availability}` } as const);

function Cell({
	cell: { suppliedVariant: supply },
	titles,
	problems,
	textOf,
}: { cell: SeriesCell } & Pick<RowsProps, "titles" | "problems" | "textOf">) {
	const t = useT("series");
	const words = useT("catalogue");
	const te = useT("errors");
	const { amount, number } = useFormat();
	const inCart = useInCart()[supply.id];
	const name = amountName(supply.id);
	const { look, key } = stateOf(supply);
	const problem = problems[name];
	const title = titles.get(supply.id)?.title ?? "";
	const rule = [
		supply.min_order > 1 ? words("order.least", { quantity: number(supply.min_order) }) : "",
		supply.pack_size > 1 ? words("order.step", { count: supply.pack_size }) : "",
	].filter(Boolean);
	const isOut = supply.availability === "out";
	return (
		<>
			<span className={css.offer}>
				<span className={`${state[look]} ${css.mark}`} title={words(key)}>
					<Hidden>{words(key)}</Hidden>
				</span>{" "}
				<span className={isOut ? css.priceOut : css.price}>{amount(supply.price)}</span>{" "}
				{isOut ? (
					<span className={css.noField} />
				) : (
					<span className={css.fieldPlace}>
						<input
							id={name}
							name={name}
							type="text"
							inputMode="numeric"
							defaultValue={textOf(supply.id)}
							placeholder={supply.min_order > 1 ? number(supply.min_order) : "–"}
							maxLength={20}
							autoComplete="off"
							className={css.amount}
							aria-label={[t("amount", { title }), ...rule].join(", ")}
							title={rule.join(", ") || undefined}
							aria-invalid={problem ? true : undefined}
							aria-describedby={problem ? `${name}-error` : undefined}
						/>
						{inCart ? (
							<span className={css.inCart} data-said={number(inCart)} title={words("inCart", { count: inCart })}>
								<Hidden>{words("inCart", { count: inCart })}</Hidden>
							</span>
						) : null}
					</span>
				)}
			</span>
			{problem ? (
				<span id={`${name}-error`} className={css.error}>
					{errorText(te, problem.error, problem.details)}
				</span>
			) : null}
		</>
	);
}

/** Says what the marks of the cells mean. */
function Legend({ table: { rows } }: Pick<SeriesSheetProps, "table">) {
	const t = useT("series");
	const words = useT("catalogue");
	const cells = rows.flatMap(({ cells, whole }) => [...cells, whole]).filter((cell) => cell !== null);
	if (cells.length === 0 && rows.every(({ variantCount }) => variantCount === null)) return <p className={css.empty}>{t("none")}</p>;
	const shown = new Map(cells.map(({ suppliedVariant }) => stateOf(suppliedVariant)).map(({ key, look }) => [key, look]));
	return (
		<p className={css.legend}>
			{[...shown].map(([key, look]) => (
				<span key={key} className={state[look]}>
					{words(key)}{" "}
				</span>
			))}
		</p>
	);
}

/** Lists quantities that were typed for another grade, and sends them, too. */
function Elsewhere({ held, onDrop }: { held: [number, Held][]; onDrop: (id: number) => void }) {
	const t = useT("series");
	const { number } = useFormat();
	return (
		<div className={css.elsewhere}>
			<p className={small}>{t("elsewhere")}</p>
			<ul className={css.elsewhereList}>
				{held.map(([id, { text, title }]) => (
					<li key={id} className={css.chip}>
						<input type="hidden" name={amountName(id)} value={text} />
						<span>
							{/^\d{1,9}$/.test(text) ? number(Number(text)) : text} × {title}
						</span>
						<button type="button" className={css.drop} aria-label={t("drop", { title })} onClick={() => onDrop(id)}>
							×
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

function Bar({ held, unit, isBusy }: { held: ReadonlyMap<number, Held> } & Pick<SeriesSheetProps["table"], "unit"> & { isBusy: boolean }) {
	const t = useT("series");
	const words = useT("catalogue");
	const isHydrated = useHydrated();
	const total = typedTotal(
		[...held.values()].map(({ cell }) => cell),
		(id) => held.get(id)?.text ?? "",
	);
	return (
		<div className={held.size > 0 ? `${css.bar} ${css.busyBar}` : css.bar}>
			<p role="alert" className={css.failed}>
				{total.problem ? words(total.problem) : null}
			</p>
			<output className={total.lines > 0 ? css.sum : css.hint}>
				{total.lines > 0 ? <Sum total={total} unit={unit} /> : total.problem ? null : t("hint")}
			</output>{" "}
			<span className={css.buttons}>
				<Button kind="primary" aria-disabled={isBusy || undefined}>
					{words("all.add")}
				</Button>{" "}
				{isHydrated ? null : (
					<Button name="intent" value="sum">
						{t("sum")}
					</Button>
				)}
			</span>
		</div>
	);
}

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Arrows move to the next field in their direction, as in a spreadsheet. Within a typed figure left and right move in the text. */
function moveBetweenCells(event: KeyboardEvent<HTMLFormElement>) {
	const { key, target } = event;
	const step = steps[key];
	const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
	if (!step || !isPlain || !(target instanceof HTMLInputElement)) return;
	const cell = target.closest("td");
	const rows = [...(cell?.closest("tbody")?.rows ?? [])];
	const at = rows.findIndex((row) => row.contains(target));
	if (!cell || at < 0) return;
	const [down, across] = step;
	const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
	if (across !== 0 && !isWhole) return;
	event.preventDefault();
	for (let row = at + down, column = cell.cellIndex + across; rows[row]?.cells[column]; row += down, column += across) {
		const next = rows[row]?.cells[column]?.querySelector<HTMLInputElement>("input");
		if (!next) continue;
		next.focus();
		next.select();
		return;
	}
}
