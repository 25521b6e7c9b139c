import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { Delivery } from "../../../contract/cart";
import { claimKinds } from "../../../contract/claims/claim-kinds";
import { claimForm, claims } from "../../../contract/claims/claims";
import { idem } from "../../../contract/fields";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { FormSelect, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { refusedReply } from "../../platform/forms/refusal.server";
import { emptied, readForm } from "../../platform/forms/submission";
import { type KeptFile, type RefusedFile, UploadField } from "../../platform/forms/upload-field";
import { formWithFiles, isCutOff, takeFiles } from "../../platform/forms/uploads.server";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { AccountPage } from "../account-page";
import { readSentOrder } from "../orders/orders.server";
import * as css from "./claims.css";

export const handle = { i18n: ["account", "claims", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const order = await readSentOrder(context, new URL(request.url).searchParams.get("order") ?? "", request.url);
	const lines = deliveredLines(order.deliveries);
	if (lines.length === 0) throw redirect(href("/users/orders/:uuid", { uuid: order.uuid }), 302);
	const title = context.texts.translator("claims")("new.title");
	const meta = describePage(context, { title });
	return { lines, order: { uuid: order.uuid, number: order.order_number ?? "" }, idem: context.newKey(), title, meta };
}

/** Reports a claim about an order. A refused form keeps its text and photographs. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	const { errors, ...files } = await takeFiles(context, form, "photo");
	const wrong: Record<string, ErrorKey[]> = errors.length > 0 ? { files: errors } : {};
	if (isCutOff(form)) return data({ reply: emptied(wrong), ...files }, { status: 422 });
	const submission = readForm(fields, form);
	if (submission.status !== "success" || errors.length > 0)
		return data({ reply: submission.reply({ fieldErrors: wrong }), ...files }, { status: 422 });
	try {
		const order = new URL(request.url).searchParams.get("order") ?? "";
		const body = { ...submission.value, order, files: files.kept.map(({ id }) => id), host: context.origin };
		const { number } = await context.backend(claims.create, { body });
		return redirect(href("/users/claims/:number", { number: number.toLowerCase() }), 303);
	} catch (error) {
		return data({ reply: refusedReply(error, submission, ["text", "line", "kind", "quantity", "files"]), ...files }, { status: 422 });
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function NewClaim() {
	const { lines, order, idem, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("claims");
	return (
		<AccountPage title={title} current="claims" crumbs={[]} lead={t("new.lead", { number: order.number })}>
			<ClaimForm lines={lines} path={href("/users/claims/new", { order: order.uuid })} idem={idem} result={result} />
		</AccountPage>
	);
}

const fields = claimForm.extend({ idem });

interface ClaimFormProps {
	lines: DeliveredLine[];
	path: string;
	/** Makes a form that is sent twice one claim. */
	idem: string;
	result: { reply: FormReply; kept: KeptFile[]; refused: RefusedFile[] } | null;
}

interface DeliveredLine {
	line: number;
	title: string;
	quantity: number;
}

/** Sums the delivered quantities per line, in the order of the lines. */
function deliveredLines(deliveries: readonly Pick<Delivery, "lines">[]): DeliveredLine[] {
	const found = new Map<number, DeliveredLine>();
	for (const { line, title, quantity } of deliveries.flatMap(({ lines }) => lines))
		found.set(line, { line, title, quantity: quantity + (found.get(line)?.quantity ?? 0) });
	return [...found.values()].toSorted((a, b) => a.line - b.line);
}

const names = ["line", "kind", "quantity", "text", "files"] as const;

/** Reports a problem with delivered goods in words and photographs. */
function ClaimForm({ lines, path, idem, result }: ClaimFormProps) {
	const t = useT("claims");
	const [only] = lines.length === 1 ? lines : [];
	const [form, fields] = useShopForm<Record<(typeof names)[number] | "idem", string>>({
		id: "claim",
		reply: result?.reply,
		defaultValue: only ? { line: String(only.line) } : {},
	});
	const { summary } = useFieldErrors();
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
					<FormSelect field={fields.kind} label={t("field.kind")} hint={t("field.kind.hint")} required>
						<option value="">{t("choose")}</option>
						{claimKinds.map((kind) => (
							<option key={kind} value={kind}>
								{kind === "return" ? t("field.kind.return") : t(`kind.${kind}`)}
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
				<UploadField
					field={fields.files}
					use="photo"
					label={t("field.files")}
					hint={t("field.files.hint")}
					kept={result?.kept ?? []}
					refused={result?.refused ?? []}
				/>
				<p>
					<Button kind="primary">{t("send")}</Button>
				</p>
			</Form>
		</>
	);
}
