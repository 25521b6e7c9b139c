import type { ReactNode } from "react";
import { useT } from "../platform/i18n/i18n";
import * as css from "./desk-page.css";

export interface DeskColumn<Row> {
	/** Names the column, and heads it. */
	title: string;
	isFigure?: boolean;
	/** Names the row for screen readers. */
	isName?: boolean;
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
	if (rows.length === 0) return <p className={css.muted}>{empty}</p>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by keyboard.
		<section className={css.scroller} aria-label={t("table", { caption })} tabIndex={0}>
			<table className={css.table}>
				<thead className={css.headings}>
					<tr>
						{columns.map(({ title, isFigure }) => (
							<th key={title} scope="col" className={`${css.heading} ${isFigure ? css.figure : ""}`}>
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody className={css.rows}>
					{rows.map((row) => (
						<tr key={keyOf(row)} className={css.row}>
							{columns.map(({ title, isFigure, isName, cell }) =>
								isName ? (
									<th key={title} scope="row" data-label={title} className={`${css.cell} ${css.strong}`}>
										<span>{cell(row)}</span>
									</th>
								) : (
									<td key={title} data-label={title} className={`${css.cell} ${isFigure ? css.figure : ""}`}>
										<span>{cell(row)}</span>
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
