import type { PlateCutting, Variant } from "../../../contract/catalogue";
import type { CutPlate } from "../../../contract/values/plates/plate-cuts";
import { largestPiece } from "../../../contract/values/plates/plate-of";
import { errorText } from "../../platform/forms/error-texts";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/forms/field";
import { danger, label as labelClass, stack } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { ListForm, shownRowsOf } from "../cut/list-form";
import { type PieceRow, type PlateAnswer, pieceFields } from "./plate-answer";
import * as own from "./plate-form.css";

interface PlateFormProps {
	variant: Variant;
	plate: CutPlate;
	cutting: PlateCutting;
	answer: PlateAnswer;
}

const empty: PieceRow = { pieces: "", length: "", width: "", errors: {} };

/** Takes pieces × two sides. */
export function PlateForm({ variant, plate, cutting, answer }: PlateFormProps) {
	const t = useT("cutting");
	const { measure } = useFormat();
	const largest = largestPiece(plate);
	const bounds = { min_side: cutting.min_side, max_length: largest.length, max_width: largest.width };
	const hint = t("plate.hint", {
		min: measure(bounds.min_side, "mm"),
		length: measure(largest.length, "mm"),
		width: measure(largest.width, "mm"),
	});
	return (
		<ListForm variant={variant} answer={answer} hint={{ id: "plate-hint", text: hint }} pasteHint={t("plate.paste.hint")}>
			{shownRowsOf(answer, empty).map(({ row, place }) => (
				// Typed values stay until the server answers with different ones.
				<Row key={`${place} ${row.pieces} ${row.length} ${row.width}`} place={place} row={row} bounds={bounds} />
			))}
		</ListForm>
	);
}

const labels = { pieces: "pieces", length: "plate.length", width: "plate.width" } as const;
const rowLabels = { pieces: "row.pieces", length: "plate.row.length", width: "plate.row.width" } as const;

function Row({ place, row, bounds }: { place: number; row: PieceRow; bounds: Record<string, number> }) {
	const t = useT("cutting");
	const te = useT("errors");
	const details = inMillimetres(bounds, useFormat());
	const idOf = (name: string) => (place === 1 ? `plate-${name}` : `plate-${name}-${place}`);
	const mistakes = pieceFields.flatMap((name) => {
		const key = row.errors[name];
		return key ? [{ name, key }] : [];
	});
	return (
		<li className={stack[1]}>
			<div className={own.fields}>
				{pieceFields.map((name) => (
					<TextField
						key={name}
						id={idOf(name)}
						name={name}
						label={place === 1 ? t(labels[name]) : <Hidden>{t(rowLabels[name], { row: place })}</Hidden>}
						defaultValue={row[name]}
						inputMode={name === "pieces" ? "numeric" : "text"}
						autoComplete="off"
						aria-invalid={row.errors[name] ? true : undefined}
						aria-describedby={
							[row.errors[name] ? `${idOf(name)}-error` : "", name === "pieces" ? "" : "plate-hint"].join(" ").trim() || undefined
						}
					/>
				))}
			</div>
			{mistakes.map(({ name, key }) => (
				<p key={name} id={`${idOf(name)}-error`} className={`${labelClass} ${danger}`}>
					{errorText(te, key, details)}
				</p>
			))}
		</li>
	);
}
