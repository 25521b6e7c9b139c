import { Form } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { maxLengths } from "../../../contract/values/order-bounds";
import type { CutPlate } from "../../../contract/values/plates/plate-cuts";
import { largestPiece } from "../../../contract/values/plates/plate-of";
import { errorText } from "../../platform/forms/error-texts";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { danger, label as labelClass, stack } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { cutHref } from "../cut/cut-answer";
import * as css from "../cut/cut-form.css";
import * as list from "../cut/cut-list.css";
import { CertificateChoice, NoReturn } from "../cut/cut-terms";
import { type PieceRow, type PlateAnswer, pieceFields } from "./plate-answer";
import * as own from "./plate-form.css";

const moreRows = 6;

interface PlateFormProps {
	variant: Variant;
	plate: CutPlate;
	answer: PlateAnswer;
}

/** Takes pieces × two sides in rows or as pasted lines. The page's address holds the form's values. */
export function PlateForm({ variant, plate, answer }: PlateFormProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const { measure } = useFormat();
	const { rows, shownRows, unclear, error, hasCertificate } = answer;
	const empty: PieceRow = { pieces: "", length: "", width: "", errors: {} };
	const shown = Array.from({ length: shownRows }, (_, index) => ({ row: rows[index] ?? empty, place: index + 1 }));
	const largest = largestPiece(plate);
	const bounds = { min_side: variant.products.plate_cutting?.min_side ?? 0, max_length: largest.length, max_width: largest.width };
	return (
		<Form action={cutHref(variant.id)} noValidate preventScrollReset className={stack[2]}>
			<ol className={list.rows}>
				{shown.map(({ row, place }) => (
					// Typed values stay until the server answers with different ones.
					<Row key={`${place} ${row.pieces} ${row.length} ${row.width}`} place={place} row={row} bounds={bounds} />
				))}
			</ol>
			<p id="plate-hint" className={css.fieldHint}>
				{t("plate.hint", {
					min: measure(bounds.min_side, "mm"),
					length: measure(largest.length, "mm"),
					width: measure(largest.width, "mm"),
				})}
			</p>
			<details className={list.paste} open={error !== null}>
				<summary className={list.handle}>{t("paste")}</summary>
				<TextArea
					key={`${rows.length} ${unclear}`}
					id="cut-list"
					name="list"
					label={t("paste.label")}
					hint={t("plate.paste.hint")}
					errors={error ? [errorText(te, error)] : undefined}
					defaultValue={unclear}
					rows={5}
					maxLength={4_000}
					spellCheck={false}
				/>
			</details>
			<CertificateChoice id="cut-certificate" price={variant.products.certificate_price} isChosen={hasCertificate} />
			<NoReturn />
			<input type="hidden" name="rows" value={shownRows} />
			{/* Enter presses the first button. */}
			<p className={list.buttons}>
				<Button kind={answer.prices ? "secondary" : "primary"}>{t("calculate")}</Button>
				{shownRows < maxLengths ? (
					<Button name="rows" value={shownRows + moreRows}>
						{t("rows.more")}
					</Button>
				) : null}
			</p>
		</Form>
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
