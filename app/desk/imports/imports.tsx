import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { bmecatPrices } from "../../../contract/desk/lists";
import { href } from "../../platform/config/href";
import { formWithFiles } from "../../platform/forms/uploads.server";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Choice, SelectField, TextArea, TextField } from "../../ui/forms/field";
import { FileField } from "../../ui/forms/file-field";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { Mistakes } from "./findings";
import { readImports, upload } from "./imports.server";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readImports(context, request.url);
export const action = async ({ request, context }: ActionFunctionArgs) => upload(context, await formWithFiles(request));
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Imports and exports of goods as files. */
export default function Imports() {
	const { suppliers, isTooLarge } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.imports")} lead={t("imports.lead")}>
			{answer ? <FocusedAlert title={t(`imports.problem.${answer.problem}`)} answer={answer} /> : null}
			{isTooLarge && !answer ? <FocusedAlert title={t("imports.problem.export")} answer="export" /> : null}
			<section className={css.section} aria-labelledby="import-title">
				<h2 id="import-title" className={css.sectionTitle}>
					{t("imports.import")}
				</h2>
				<UploadForm values={answer?.values ?? null} />
				{answer?.found?.others ? (
					<p>
						<Link to={href("/desk/imports/:id", { id: answer.found.others })}>{t("imports.others")}</Link>
					</p>
				) : null}
			</section>
			{answer?.found ? <Mistakes problems={answer.found.problems} more={answer.found.moreProblems} /> : null}
			<section className={css.section} aria-labelledby="export-title">
				<h2 id="export-title" className={css.sectionTitle}>
					{t("imports.export")}
				</h2>
				<p>
					<a href={href("/desk/exports/:file", { file: "catalogue.zip" })} download>
						{t("imports.catalogue")}
					</a>
				</p>
				<Form method="get" action={href("/desk/exports/:file", { file: "prices.csv" })} reloadDocument className={css.form}>
					<SelectField id="prices-supplier" name="supplier" label={t("goods.supplier")}>
						<option value="">{t("filter.all")}</option>
						{suppliers.map(({ code, name }) => (
							<option key={code} value={code}>
								{name}
							</option>
						))}
					</SelectField>
					<div>
						<Button>{t("imports.prices")}</Button>
					</div>
				</Form>
			</section>
		</DeskPage>
	);
}

function UploadForm({ values }: { values: Record<string, string> | null }) {
	const t = useT("desk");
	return (
		<Form method="post" encType="multipart/form-data" className={css.form}>
			<FileField
				id="file"
				name="file"
				label={t("imports.file")}
				words={{ choose: t("bank.choose"), none: t("bank.noFile") }}
				hint={t("imports.file.hint")}
				accept=".xlsx,.xlsm,.zip,.csv,.txt,.xml,.001,.wrg,.rab"
				errors={undefined}
			/>
			<TextArea
				key={values?.list}
				id="list"
				name="list"
				label={t("imports.list")}
				hint={t("imports.list.hint")}
				defaultValue={values?.list}
				rows={4}
				spellCheck={false}
				autoComplete="off"
			/>
			<Choice
				id="keep"
				name="keep"
				defaultChecked={values === null || values.keep !== undefined}
				label={t("imports.keep")}
				hint={t("imports.keep.hint")}
			/>
			<details>
				<summary>{t("imports.bmecat")}</summary>
				<div className={css.group}>
					{(["supplier", "city", "country", "prefix", "territory", "weight"] as const).map((name) => (
						<TextField
							key={name}
							id={`bmecat-${name}`}
							name={name}
							label={t(`imports.bmecat.${name}`)}
							defaultValue={values?.[name]}
							autoComplete="off"
						/>
					))}
					<SelectField id="bmecat-price" name="price" label={t("goods.price")} defaultValue={values?.price}>
						{bmecatPrices.map((price) => (
							<option key={price} value={price}>
								{price}
							</option>
						))}
					</SelectField>
					<Choice id="bmecat-round" name="round" defaultChecked={values?.round !== undefined} label={t("imports.bmecat.round")} />
				</div>
			</details>
			<Button kind="primary">{t("imports.check")}</Button>
		</Form>
	);
}
