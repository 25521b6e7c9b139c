import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Variant } from "../../../contract/catalogue";
import { maxLengths } from "../../../contract/values/order-bounds";
import { errorText } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextArea } from "../../ui/forms/field";
import { stack } from "../../ui/layout.css";
import { cutHref, type ListAnswer } from "./cut-answer";
import * as css from "./cut-form.css";
import * as list from "./cut-list.css";
import { CertificateChoice, NoReturn } from "./cut-terms";

const moreRows = 6;

interface ListFormProps {
	variant: Variant;
	answer: ListAnswer<unknown, unknown, unknown>;
	/** The bounds of a piece. Fields name the hint by its id. */
	hint: { id: string; text: string };
	pasteHint: string;
	/** Rows of fields. */
	children: ReactNode;
}

/** Takes pieces in rows or as pasted lines. The page's address holds the form's values. */
export function ListForm({ variant, answer, hint, pasteHint, children }: ListFormProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const { rows, shownRows, unclear, error, hasCertificate } = answer;
	return (
		<Form action={cutHref(variant.id)} noValidate preventScrollReset className={stack[2]}>
			<ol className={list.rows}>{children}</ol>
			<p id={hint.id} className={css.fieldHint}>
				{hint.text}
			</p>
			<details className={list.paste} open={error !== null}>
				<summary className={list.handle}>{t("paste")}</summary>
				<TextArea
					key={`${rows.length} ${unclear}`}
					id="cut-list"
					name="list"
					label={t("paste.label")}
					hint={pasteHint}
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

/** The rows of the form in order, from 1; those without anything typed are `empty`. */
export const shownRowsOf = <Row,>({ rows, shownRows }: ListAnswer<Row, unknown, unknown>, empty: Row): { row: Row; place: number }[] =>
	Array.from({ length: shownRows }, (_, index) => ({ row: rows[index] ?? empty, place: index + 1 }));
