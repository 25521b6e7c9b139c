import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../desk-page.css";
import { type DeskColumn, DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import type { Calculated } from "./calculated.server";
import { useCalculatedColumns } from "./calculated-columns";
import { freeErrorName, freeFields, freeName, freeUnits, type TypedFree } from "./quotation-fields";
import * as own from "./request.css";

interface Row {
	typed: TypedFree;
	index: number;
}

/** Changes with what the server has written into the row's fields, which browsers otherwise keep. */
const keyOf = ({ typed, index }: Row) => [index, ...freeFields.map((name) => typed[name])].join("|");

/** Names of the fields, and of one of a row. */
function useLabels() {
	const t = useT("desk");
	const labels: Record<keyof TypedFree, string> = {
		title: t("requests.free.words"),
		unit: t("requests.free.unit"),
		quantity: t("field.quantity"),
		price: t("requests.price"),
		percent: t("requests.percent"),
		weight: t("requests.free.weight"),
	};
	return {
		labels,
		labelOf: (index: number, name: keyof TypedFree) => t("requests.free.fieldOf", { field: labels[name], line: String(index + 1) }),
	};
}

export const useFreeLabels = () => useLabels().labelOf;

interface FreeLinesProps {
	typed: readonly TypedFree[];
	calculated: Calculated | null;
	errorsOf: (name: string) => string[] | undefined;
}

/** Lines of a quotation for goods and work that the catalogue lacks. */
export function FreeLines({ typed, calculated, errorsOf }: FreeLinesProps) {
	const t = useT("desk");
	const cart = useT("cart");
	const { labels, labelOf } = useLabels();
	const calculatedColumns = useCalculatedColumns(calculated, calculated?.free ?? {});
	return (
		<>
			<DeskTable
				caption={t("requests.free")}
				rows={typed.map((line, index): Row => ({ typed: line, index }))}
				keyOf={keyOf}
				empty=""
				columns={[
					...freeFields.map(
						(name): DeskColumn<Row> => ({
							title: labels[name],
							isFigure: name !== "title" && name !== "unit",
							cell: ({ typed: line, index }) =>
								name === "unit" ? (
									<select
										id={`free-${index}-unit`}
										name={freeName(name)}
										defaultValue={line.unit}
										aria-label={labelOf(index, name)}
										className={own.unit}
									>
										{freeUnits.map((unit) => (
											<option key={unit} value={unit}>
												{cart(`unit.${unit}`)}
											</option>
										))}
									</select>
								) : (
									<RowInput
										id={`free-${index}-${name}`}
										name={freeName(name)}
										label={labelOf(index, name)}
										defaultValue={line[name]}
										inputMode={name === "title" ? undefined : name === "quantity" ? "numeric" : "decimal"}
										maxLength={name === "title" ? 200 : undefined}
										errors={errorsOf(freeErrorName(index, name))}
										isFigure={name !== "title"}
									/>
								),
						}),
					),
					...calculatedColumns,
					{
						title: t("requests.remove"),
						cell: ({ index }) => (
							<Button
								kind="quiet"
								size="s"
								name="intent"
								value={`removeFree:${index}`}
								aria-label={t("requests.free.removeOf", { line: String(index + 1) })}
							>
								{t("requests.remove")}
							</Button>
						),
					},
				]}
			/>
			<div className={css.inline}>
				<Button size="s" name="intent" value="freeRow">
					{t("requests.free.more")}
				</Button>
				<span className={css.muted}>{t("requests.free.hint")}</span>
			</div>
		</>
	);
}
