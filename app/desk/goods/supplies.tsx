import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import type { changeProduct, readProduct } from "./product.server";
import type { Cell } from "./typed-supplies.server";

type Rows = Awaited<ReturnType<typeof readProduct>>["rows"];
type Answer = Exclude<Awaited<ReturnType<typeof changeProduct>>, Response>["data"];

interface SuppliesProps {
	product: string;
	rows: Rows;
	answer: Answer | null;
	page: number;
	pages: number;
}

const cells = ["price", "tiers", "stock"] as const satisfies readonly Cell[];
const inputModes = { price: "decimal", tiers: "text", stock: "numeric" } as const;

/** The offers of a product's articles as one form: all of it is stored, or nothing. */
export function Supplies({ product, rows, answer, page, pages }: SuppliesProps) {
	const t = useT("desk");
	const typed = new Map(answer?.typed?.map((row, index) => [`${row.shown.article} ${row.shown.supplier}`, { ...row, index }]));
	const shownRows = rows.map((row, index) => {
		const known = typed.get(`${row.shown.article} ${row.shown.supplier}`);
		const before = rows[index - 1];
		return {
			...row,
			index,
			values: known ?? { price: row.price, tiers: row.tiers, stock: row.stock, hidden: row.shown.hidden },
			wrong: (known && answer?.errors[known.index]) ?? {},
			isFirst: before?.shown.article !== row.shown.article,
		};
	});
	type Row = (typeof shownRows)[number];
	const labelOf = ({ shown, supplierName }: Row, cell: Cell | "hidden") =>
		t("goods.fieldOf", { field: t(`goods.${cell}`), item: `${shown.article}, ${supplierName}` });
	const messageOf = (row: Row, cell: Cell): string | undefined => {
		const error = row.wrong[cell];
		return error === "stale" ? t("goods.wrong.stale", { value: row[cell] || "–" }) : error && t(`goods.wrong.${error}`);
	};
	const errors = shownRows.flatMap((row) =>
		cells.flatMap((cell) => {
			const text = messageOf(row, cell);
			return text === undefined ? [] : [{ id: fieldId(row.index, cell), text: `${labelOf(row, cell)}: ${text}` }];
		}),
	);
	return (
		<section className={css.section} aria-labelledby="offers-title">
			<h2 id="offers-title" className={css.sectionTitle}>
				{t("goods.offers")}
			</h2>
			<p className={css.muted}>{t("goods.offers.hint")}</p>
			<Form method="post" preventScrollReset className={css.group}>
				<ErrorSummary title={t("errors")} errors={errors} answer={answer} />
				<DeskTable
					caption={t("goods.offers")}
					rows={shownRows}
					keyOf={({ shown }) => `${shown.article} ${shown.supplier}`}
					empty={t("filter.none")}
					columns={[
						{
							title: t("field.item"),
							isName: true,
							cell: ({ shown }) => (
								<>
									{shown.article}
									<input type="hidden" name="shown" value={JSON.stringify(shown)} />
								</>
							),
						},
						{ title: t("field.title"), cell: ({ title }) => title },
						{
							title: t("goods.supplier"),
							cell: ({ supplierName, isBest }) => (
								<>
									{supplierName}
									{isBest ? <span className={css.muted}> ({t("goods.best")})</span> : null}
								</>
							),
						},
						...cells.map((cell) => ({
							title: t(`goods.${cell}`),
							isFigure: cell !== "tiers",
							cell: (row: Row) => (
								<RowInput
									// A value that was saved or taken back is shown anew.
									key={row.values[cell]}
									id={fieldId(row.index, cell)}
									name={cell}
									label={labelOf(row, cell)}
									defaultValue={row.values[cell]}
									placeholder={cell === "stock" ? t(`goods.stock.${row.availability}`) : undefined}
									inputMode={inputModes[cell]}
									isFigure={cell !== "tiers"}
									errors={[messageOf(row, cell) ?? []].flat()}
								/>
							),
						})),
						{
							title: t("goods.copy"),
							cell: ({ shown: { article }, isFirst }) =>
								isFirst ? (
									<Link
										to={href("/desk/goods/:number/copy", { number: product, article })}
										aria-label={t("goods.copyOf", { item: article })}
									>
										{t("goods.copy")}
									</Link>
								) : null,
						},
						{
							title: t("goods.hide"),
							cell: (row) =>
								row.isFirst ? (
									<input
										key={String(row.values.hidden)}
										type="checkbox"
										name="hidden"
										value={row.shown.article}
										defaultChecked={row.values.hidden}
										aria-label={labelOf(row, "hidden")}
									/>
								) : null,
						},
					]}
				/>
				<div>
					<Button kind="primary" name="intent" value="supplies">
						{t("save")}
					</Button>
				</div>
			</Form>
			<ListPager page={page} pages={pages} hrefOf={(to) => href("/desk/goods/:number", { number: product, page: to === 1 ? null : to })} />
		</section>
	);
}

const fieldId = (row: number, cell: Cell): string => `row-${row}-${cell}`;
