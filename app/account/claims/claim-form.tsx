import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Delivery } from "../../../contract/cart";
import { claimKinds } from "../../../contract/claims/claim-kinds";
import { FormSelect, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { type KeptFile, KeptFiles } from "../../platform/forms/kept-files";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { FileField } from "../../ui/forms/file-field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./claims.css";

interface ClaimFormProps {
	/** Of which something was delivered. */
	lines: DeliveredLine[];
	/** Where the form is sent: the page itself. */
	path: string;
	/** The key of this one form: sent twice it is one claim. */
	idem: string;
	result: { reply: FormReply; kept: KeptFile[] } | null;
}

interface DeliveredLine {
	line: number;
	title: string;
	quantity: number;
}

/** The lines of deliveries with how much of them was delivered, in the order of the lines. */
export function deliveredLines(deliveries: readonly Pick<Delivery, "lines">[]): DeliveredLine[] {
	const found = new Map<number, DeliveredLine>();
	for (const { line, title, quantity } of deliveries.flatMap(({ lines }) => lines))
		found.set(line, { line, title, quantity: quantity + (found.get(line)?.quantity ?? 0) });
	return [...found.values()].toSorted((a, b) => a.line - b.line);
}

const names = ["line", "kind", "quantity", "text", "files"] as const;

/** What is wrong with which of the goods, in words and photographs. */
export function ClaimForm({ lines, path, idem, result }: ClaimFormProps) {
	const t = useT("claims");
	const common = useT("common");
	const [only] = lines.length === 1 ? lines : [];
	const [form, fields] = useShopForm<Record<(typeof names)[number] | "idem", string>>({
		id: "claim",
		reply: result?.reply,
		defaultValue: only ? { line: String(only.line) } : {},
	});
	const { summary, of } = useFieldErrors();
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary(names.map((name) => ({ field: fields[name], label: t(`field.${name}`) })))} />
			<Form method="post" action={path} encType="multipart/form-data" {...getFormProps(form)} className={css.form}>
				<input type="hidden" name="idem" value={fields.idem.value ?? idem} />
				<FormSelect field={fields.line} label={t("field.line")} required>
					<option value="">{t("choose")}</option>
					{lines.map(({ line, title, quantity }) => (
						<option key={line} value={line}>
							{t("line", { line, quantity, title })}
						</option>
					))}
				</FormSelect>
				<div className={css.pair}>
					<FormSelect field={fields.kind} label={t("field.kind")} required>
						<option value="">{t("choose")}</option>
						{claimKinds.map((kind) => (
							<option key={kind} value={kind}>
								{t(`kind.${kind}`)}
							</option>
						))}
					</FormSelect>
					<FormTextField
						field={fields.quantity}
						label={t("field.quantity")}
						inputMode="numeric"
						autoComplete="off"
						maxLength={7}
						required
					/>
				</div>
				<FormTextArea field={fields.text} label={t("field.text")} hint={t("field.text.hint")} rows={5} maxLength={2000} required />
				<KeptFiles files={result?.kept ?? []} />
				{/* Anew for each answer, so that no file is sent a second time. */}
				<FileField
					key={result?.kept.map(({ id }) => id).join() ?? ""}
					id={fields.files.id}
					name="files"
					label={t("field.files")}
					optional={common("optional")}
					words={{ choose: common("files.choose"), none: common("files.none") }}
					hint={t("field.files.hint")}
					errors={of(fields.files)}
					accept="image/jpeg,image/png,.jpg,.jpeg,.png"
					multiple
				/>
				<p>
					<Button kind="primary">{t("send")}</Button>
				</p>
			</Form>
		</>
	);
}
