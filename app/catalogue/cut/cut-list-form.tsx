import type { Cutting, Variant } from "../../../contract/catalogue";
import { errorText } from "../../platform/forms/error-texts";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/forms/field";
import { danger, label as labelClass, stack } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import type { CutListAnswer, CutRow } from "./cut-answer";
import * as css from "./cut-form.css";
import { ListForm, shownRowsOf } from "./list-form";

interface CutListFormProps {
	variant: Variant;
	cutting: Cutting;
	answer: CutListAnswer;
}

const empty: CutRow = { pieces: "", length: "", errors: {} };

/** Takes pieces × length. */
export function CutListForm({ variant, cutting, answer }: CutListFormProps) {
	const t = useT("cutting");
	const { measure } = useFormat();
	const bounds = { min: measure(cutting.min_length, "mm"), max: measure(variant.length ?? 0, "mm") };
	return (
		<ListForm
			variant={variant}
			answer={answer}
			hint={{ id: "cut-length-hint", text: t("length.hint", bounds) }}
			pasteHint={t("paste.hint")}
		>
			{shownRowsOf(answer, empty).map(({ row, place }) => (
				// Typed values stay until the server answers with different ones.
				<Row key={`${place} ${row.pieces} ${row.length}`} place={place} row={row} variant={variant} cutting={cutting} />
			))}
		</ListForm>
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
