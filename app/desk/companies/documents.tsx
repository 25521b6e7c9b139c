import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { FormTextArea } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import * as css from "../desk-page.css";

interface Sent {
	id: number;
	email: string;
	name: string;
	day: string;
	files: { id: string; key: string; name: string }[];
}

interface DocumentsProps {
	/** VAT id of the company, as in addresses. */
	number: string;
	documents: Sent[];
	maySet: boolean;
	/** The company's owners, so that nobody verifies unseen ones. */
	owners: string;
	answer: { document: number; reply: FormReply; isTaken: boolean } | undefined;
}

/** Shows documents by which accounts prove that they buy for the company, each to accept or decline. */
export function Documents({ number, documents, maySet, owners, answer }: DocumentsProps) {
	const t = useT("desk");
	const taken = answer?.isTaken ? <FocusedAlert title={t("companies.documents.taken")} answer={answer} /> : null;
	if (documents.length === 0) return taken;
	return (
		<section className={css.section} aria-labelledby="documents-title">
			<h2 id="documents-title" className={css.sectionTitle}>
				{t("companies.documents")}
			</h2>
			{taken}
			{documents.map(({ id, email, name, day, files }) => (
				<div key={id}>
					<p>{t("companies.documents.sent", { email: name === "" ? email : `${name} (${email})`, day })}</p>
					<ul>
						{files.map(({ id: file, key: opening, name: title }) => (
							<li key={file}>
								<a href={href("/desk/companies/:number/documents/:id", { number, id: file, key: opening })} download>
									{title}
								</a>
							</li>
						))}
					</ul>
					{maySet ? (
						<>
							<Form method="post" preventScrollReset className={css.form}>
								<HiddenFields fields={{ owner: email, seen: owners }} />
								<div>
									<Button kind="primary" name="intent" value="verify">
										{t("companies.documents.accept")}
									</Button>
								</div>
							</Form>
							<DeclineForm document={id} reply={answer?.document === id ? answer.reply : undefined} />
						</>
					) : null}
				</div>
			))}
		</section>
	);
}

function DeclineForm({ document, reply }: { document: number; reply: FormReply | undefined }) {
	const t = useT("desk");
	const [form, { reason }] = useShopForm<{ reason: string }>({ id: `decline-${document}`, reply });
	const { summary } = useFieldErrors();
	return (
		<Form method="post" preventScrollReset {...getFormProps(form)} className={css.form}>
			<ErrorSummary title={t("errors")} errors={summary([{ field: reason, label: t("companies.documents.reason") }])} />
			<HiddenFields fields={{ document: String(document) }} />
			<FormTextArea field={reason} label={t("companies.documents.reason")} rows={2} maxLength={1000} required />
			<div>
				<Button name="intent" value="decline">
					{t("companies.documents.decline")}
				</Button>
			</div>
		</Form>
	);
}
