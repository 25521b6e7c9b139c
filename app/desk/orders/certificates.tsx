import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { FileField } from "../../ui/forms/file-field";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { attachPaper, certifiedLines } from "./certificates.server";
import * as css from "./order.css";

export const handle = { i18n: ["desk", "cart", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { order, lines } = await certifiedLines(context, params.number);
	const title = context.texts.translator("desk")("certificates.title", { number: order });
	return { order, lines, title, news: takeDeskNews(context), meta: describePage(context, { title }) };
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
	attachPaper(context, await request.formData(), params.number);
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Certificates() {
	const { order, lines, title, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage
			title={title}
			lead={t("certificates.lead")}
			tools={<Link to={subjectHref("orders", order)}>{t("change.back")}</Link>}
			news={answer ? null : news}
		>
			{answer?.isRefused ? <FocusedAlert title={t("certificates.refused")} answer={answer} /> : null}
			<DeskTable
				caption={t("certificates.lines")}
				rows={lines}
				keyOf={({ delivery, line }) => `${delivery} ${line}`}
				empty={t("certificates.none")}
				columns={[
					{ title: t("certificates.delivery"), cell: ({ delivery }) => delivery },
					{ title: t("orders.item"), isName: "long", cell: ({ line, title: name }) => `${line}. ${name}` },
					{
						title: t("certificates.known"),
						cell: ({ heats, known }) =>
							heats.length === 0
								? t("certificates.noHeats")
								: heats.map((heat) => (
										<span key={heat} className={css.note}>
											{heat}: {known.find((one) => one.heat === heat)?.number ?? t("certificates.owed")}
										</span>
									)),
					},
					{
						title: t("certificates.attach"),
						cell: ({ delivery, line, next }) => (
							<AttachForm
								key={next}
								delivery={delivery}
								line={line}
								heat={next}
								result={answer?.result.form === `${delivery} ${line}` ? answer.result : null}
							/>
						),
					},
				]}
			/>
		</DeskPage>
	);
}

interface AttachProps {
	delivery: string;
	line: number;
	/** The first heat without a certificate; "" for none. */
	heat: string;
	/** The refused form. */
	result: FormResult | null;
}

function AttachForm({ delivery, line, heat, result }: AttachProps) {
	const t = useT("desk");
	const { of, summary } = useErrorTexts(result);
	const id = `${delivery}-${line}`;
	const fields = [
		{ name: "heat", id: `${id}-heat`, label: t("certificates.heat") },
		{ name: "files", id: `${id}-pdf`, label: t("certificates.pdf") },
	];
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			className={desk.group}
			aria-label={`${t("certificates.attach")}, ${delivery}, ${line}`}
		>
			<ErrorSummary title={t("errors")} errors={summary(fields)} />
			<HiddenFields fields={{ delivery, line }} />
			<TextField
				id={`${id}-heat`}
				name="heat"
				label={t("certificates.heat")}
				defaultValue={result?.values.heat ?? heat}
				errors={of("heat")}
				maxLength={40}
				autoComplete="off"
			/>
			<FileField
				id={`${id}-pdf`}
				name="files"
				label={t("certificates.pdf")}
				words={{ choose: t("bank.choose"), none: t("bank.noFile") }}
				hint={t("certificates.pdf.hint")}
				accept="application/pdf"
				errors={of("files")}
			/>
			<div>
				<Button size="s">{t("certificates.submit")}</Button>
			</div>
		</Form>
	);
}
