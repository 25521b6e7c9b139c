import type { ReactNode } from "react";
import { useT } from "../platform/i18n/i18n";
import { ColumnChoice } from "./columns/column-choice";
import { useHiddenColumns } from "./columns/hidden-columns";
import * as css from "./desk-page.css";

export interface DeskColumn<Row> {
	/** Names the column, and heads it. */
	title: string;
	/** Names a column that people can hide: "orders.place". */
	key?: string;
	isFigure?: boolean;
	/** Its text stays on one line. */
	isShort?: boolean;
	/** Its text is cut, with the whole of it in a tooltip, so that rows are one line. */
	share?: keyof typeof css.share;
	/** Names the row for screen readers. A name of many words wraps. */
	isName?: boolean | "long";
	cell: (row: Row) => ReactNode;
}

interface DeskTableProps<Row> {
	/** Names the table. */
	caption: string;
	columns: readonly DeskColumn<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string | number;
	/** Shown without rows. */
	empty: string;
}

/** A dense table of the desk: fifty rows are read on one screen. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, empty }: DeskTableProps<Row>) {
	const t = useT("desk");
	const hidden = useHiddenColumns();
	if (rows.length === 0) return <p className={css.muted}>{empty}</p>;
	const shown = columns.filter(({ key }) => key === undefined || !hidden.includes(key));
	const optional = columns.flatMap(({ key, title }) => (key === undefined ? [] : [{ key, title }]));
	return (
		<>
			{optional.length > 0 ? <ColumnChoice columns={optional} /> : null}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by keyboard. */}
			<section className={css.scroller} aria-label={t("table", { caption })} tabIndex={0}>
				<table className={css.table}>
					<thead className={css.headings}>
						<tr>
							{shown.map(({ title, isFigure }) => (
								<th key={title} scope="col" className={`${css.heading} ${isFigure ? css.figure : ""}`}>
									{title}
								</th>
							))}
						</tr>
					</thead>
					<tbody className={css.rows}>
						{rows.map((row) => (
							<tr key={keyOf(row)} className={css.row}>
								{shown.map(({ title, isFigure, isShort, isName, share, cell }) => {
									const content = cell(row);
									return isName ? (
										<th
											key={title}
											scope="row"
											data-label={title}
											className={`${css.cell} ${css.strong} ${isName === "long" ? "" : css.unbroken}`}
										>
											<span>{content}</span>
										</th>
									) : (
										<td
											key={title}
											data-label={title}
											className={`${css.cell} ${isFigure ? css.figure : ""} ${isShort ? css.unbroken : ""} ${share ? css.share[share] : ""}`}
											title={share && typeof content === "string" ? content : undefined}
										>
											<span>{content}</span>
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
