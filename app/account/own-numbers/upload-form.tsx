import { Form } from "@remix-run/react";
import { mostLines } from "../../../contract/values/order-bounds";
import { useMessages } from "../../platform/forms/error-texts";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./own-numbers.css";
import type { RefusedUpload } from "./own-numbers-result";

/** So many rows are told apart; the others come once these are mended. */
const mostShown = 20;

/** Stores a whole table: typed, or as a file. What is refused stands in the field, row by row. */
export function UploadForm({ action, refused }: { action: string; refused: RefusedUpload | null }) {
	const t = useT("own-numbers");
	const { number } = useFormat();
	const { beside } = useMessages();
	const wordsOf = ({ row, text, key }: RefusedUpload["rows"][number]) =>
		t("upload.row", { row: number(row), text, problem: beside("row", [key])?.[0] ?? "" });
	const rows = refused?.rows.slice(0, mostShown) ?? [];
	const isFile = refused?.error?.startsWith("file.");
	const general = refused?.error ? t(`upload.error.${refused.error}`, { count: mostLines }) : null;
	const errors = [
		...(general ? [{ id: isFile ? "numbers-file" : "numbers-list", text: general }] : []),
		...rows.map((row) => ({ id: "numbers-list", text: wordsOf(row) })),
	];
	return (
		<Form method="post" action={action} encType="multipart/form-data" preventScrollReset={refused !== null} className={css.form}>
			<ErrorSummary title={t("upload.errors")} errors={errors} />
			<input type="hidden" name="intent" value="upload" />
			<TextArea
				key={refused?.list}
				id="numbers-list"
				name="list"
				label={t("upload.list")}
				hint={t("upload.hint")}
				errors={refused && !isFile ? [general ?? t("upload.errors")] : undefined}
				defaultValue={refused?.list}
				rows={6}
				spellCheck={false}
				autoComplete="off"
			/>
			<TextField
				id="numbers-file"
				name="file"
				type="file"
				label={t("upload.file")}
				hint={t("upload.fileHint")}
				errors={isFile && general ? [general] : undefined}
				accept=".csv,.txt,.tsv,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
			/>
			<p>
				<Button>{t("upload.submit")}</Button>
			</p>
		</Form>
	);
}
