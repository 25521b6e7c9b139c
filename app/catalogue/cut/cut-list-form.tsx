import { Form } from "@remix-run/react";
import type { Cutting, Variant } from "../../../contract/catalogue";
import { maxLengths } from "../../../contract/values/order-bounds";
import { errorText } from "../../platform/forms/error-texts";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { danger, label as labelClass, stack } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { type CutListAnswer, type CutRow, cutHref } from "./cut-answer";
import * as css from "./cut-form.css";
import * as list from "./cut-list.css";
import { CertificateChoice, NoReturn } from "./cut-terms";

const moreRows = 6;

interface CutListFormProps {
	variant: Variant;
	cutting: Cutting;
	answer: CutListAnswer;
}

/** Takes pieces × length in rows or as pasted lines. The page's address holds the form's values. */
export function CutListForm({ variant, cutting, answer }: CutListFormProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const { measure } = useFormat();
	const { rows, shownRows, unclear, error, hasCertificate } = answer;
	const empty: CutRow = { pieces: "", length: "", errors: {} };
	const shown = Array.from({ length: shownRows }, (_, index) => ({ row: rows[index] ?? empty, place: index + 1 }));
	const pasteErrors = error ? [errorText(te, error)] : undefined;
	return (
		<Form action={cutHref(variant.id)} noValidate preventScrollReset className={stack[2]}>
			<ol className={list.rows}>
				{shown.map(({ row, place }) => (
					// Typed values stay until the server answers with different ones.
					<Row key={`${place} ${row.pieces} ${row.length}`} place={place} row={row} variant={variant} cutting={cutting} />
				))}
			</ol>
			<p id="cut-length-hint" className={css.fieldHint}>
				{t("length.hint", { min: measure(cutting.min_length, "mm"), max: measure(variant.length ?? 0, "mm") })}
			</p>
			<details className={list.paste} open={error !== null}>
				<summary className={list.handle}>{t("paste")}</summary>
				<TextArea
					key={`${rows.length} ${unclear}`}
					id="cut-list"
					name="list"
					label={t("paste.label")}
					hint={t("paste.hint")}
					errors={pasteErrors}
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

interface RowProps extends Omit<CutListFormProps, "answer"> {
	place: number;
	row: CutRow;
}

function Row({ place, row, variant, cutting }: RowProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const details = inMillimetres({ min_length: cutting.min_length, max_length: variant.length ?? 0 }, useFormat());
	const idOf = (name: string) => (place === 1 ? `cut-${name}` : `cut-${name}-${place}`);
	const describedBy = (name: "pieces" | "length") => (row.errors[name] ? `${idOf(name)}-error` : "");
	const label = (name: "pieces" | "length") => (place === 1 ? t(name) : <Hidden>{t(`row.${name}`, { row: place })}</Hidden>);
	return (
		<li className={stack[1]}>
			<div className={css.fields}>
				<TextField
					id={idOf("pieces")}
					name="pieces"
					label={label("pieces")}
					defaultValue={row.pieces}
					inputMode="numeric"
					autoComplete="off"
					aria-invalid={row.errors.pieces ? true : undefined}
					aria-describedby={describedBy("pieces") || undefined}
				/>
				<TextField
					id={idOf("length")}
					name="length"
					label={label("length")}
					defaultValue={row.length}
					inputMode="text"
					autoComplete="off"
					aria-invalid={row.errors.length ? true : undefined}
					aria-describedby={`${describedBy("length")} cut-length-hint`.trim()}
				/>
			</div>
			{(["pieces", "length"] as const).map((name) =>
				row.errors[name] ? (
					<p key={name} id={`${idOf(name)}-error`} className={`${labelClass} ${danger}`}>
						{errorText(te, row.errors[name], details)}
					</p>
				) : null,
			)}
		</li>
	);
}
