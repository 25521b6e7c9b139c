import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Hidden } from "../../ui/wrap";
import * as css from "./column-choice.css";
import { columnKinds, type TableSample } from "./table-columns";

/** The first rows of a table whose head is not understood: the reader says what its columns hold. */
export function ColumnChoice({ table: { head, columns, rows } }: { table: TableSample }) {
	const t = useT("quick-order");
	return (
		<section aria-labelledby="columns" className={css.part}>
			<h2 id="columns">{t("columns.title")}</h2>
			<p className={css.small}>{t("columns.hint")}</p>
			<input type="hidden" name="head" value={head} />
			<div className={css.scroll}>
				<table className={css.table} aria-labelledby="columns">
					<thead>
						<tr>
							{columns.map(({ place, name, kind }) => (
								<th key={place} scope="col">
									<label>
										{name === "" ? <Hidden>{t("columns.number", { number: place + 1 })}</Hidden> : name}
										<select name="column" defaultValue={kind} className={css.select}>
											<option value="">{t("columns.open")}</option>
											{columnKinds.map((one) => (
												<option key={one} value={one}>
													{t(`columns.${one}`)}
												</option>
											))}
										</select>
									</label>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ place, cells }) => (
							<tr key={place}>
								{cells.map((cell) => (
									<td key={cell.place}>{cell.text}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p>
				<Button name="intent" value="check">
					{t("columns.apply")}
				</Button>
			</p>
		</section>
	);
}
