import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { OwnArticle } from "../../../contract/team";
import { maxLines } from "../../../contract/values/order-bounds";
import { href } from "../../platform/config/href";
import { useMessages } from "../../platform/forms/error-texts";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Empty } from "../../ui/empty";
import { foldLink } from "../../ui/fold-link.css";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { FileField } from "../../ui/forms/file-field";
import { Icon } from "../../ui/icon";
import { note, ruledHeading, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { AccountPage } from "../account-page";
import { AccountTable } from "../orders/order-table";
import * as tableCss from "../orders/orders.css";
import { pagedMeta } from "../paged/list.server";
import { Pages, RangeHeading } from "../paged/list-parts";
import { accountListHref, type SearchQuery } from "../paged/list-query";
import * as css from "./numbers.css";
import { changeNumbers, type RefusedUpload, readNumbers } from "./numbers.server";

export const handle = { i18n: ["account", "own-numbers", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readNumbers(context, request.url);
	const title = context.texts.translator("own-numbers")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export const action = changeNumbers;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form shows the current numbers. */
export const shouldRevalidate = () => true;

/** A company's own article numbers: search, change, upload and export. */
export default function OwnNumbers() {
	const { title, access, articles, count, query, chosen, news } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("own-numbers");
	const address = accountListHref(numbersPath, query);
	if (access === "none")
		return (
			<AccountPage title={title} current="company" crumbs={[]}>
				<Empty title={t("noTeam.title")} actions={<LinkButton to={href("/users/company")}>{t("noTeam.action")}</LinkButton>}>
					{t("noTeam.text")}
				</Empty>
			</AccountPage>
		);
	// After a number is stored, a new key empties the form.
	const form =
		access === "change" ? (
			<NumberForm key={`${chosen.code} ${news} ${count}`} chosen={chosen} query={query} reply={result?.reply ?? null} />
		) : null;
	// Shows the form on the first screen if the reader came for it or has no numbers yet.
	const isFormFirst = chosen.code !== "" || result !== null || (count === 0 && query.search === "");
	return (
		<AccountPage
			title={title}
			current="company"
			crumbs={[]}
			tools={form && !isFormFirst ? <LinkButton to="#add-title">{t("add.title")}</LinkButton> : null}
			lead={<p className={css.lead}>{t("lead")}</p>}
		>
			<div role="status" className={css.news}>
				{news && !result ? <Notice tone="success">{t(`done.${news}`)}</Notice> : null}
			</div>
			<div className={stack[8]}>
				{isFormFirst ? form : null}
				<section aria-labelledby="numbers" id="list" className={stack[4]}>
					{count > 0 || query.search !== "" ? <Search query={query} /> : null}
					{count === 0 ? (
						<Empty title={t(query.search === "" ? "none.title" : "none.found", { words: query.search })}>
							{query.search === "" ? t("none.text") : <Link to={numbersPath}>{t("search.all")}</Link>}
						</Empty>
					) : (
						<>
							<div className={css.listHead}>
								<RangeHeading
									id="numbers"
									count={count}
									page={query.page}
									address={address}
									words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
								/>
								<a href={`${numbersPath}.csv`} className={tableCss.file}>
									<Icon name="download" /> {t("download")}
								</a>
							</div>
							<AccountTable
								labelledBy="numbers"
								columns={[
									{ name: t("column.number"), className: css.numberHead },
									{ name: t("field.name"), className: css.nameHead },
									{ name: t("column.article"), className: tableCss.secondLine },
									{ name: t("field.code"), className: css.codeHead },
								]}
								actions={{ name: t("change"), className: css.changeHead }}
							>
								{articles.map((article) => (
									<Row key={article.variantId} article={article} query={query} mayChange={access === "change"} />
								))}
							</AccountTable>
							<Pages count={count} page={query.page} hrefOf={(page) => accountListHref(numbersPath, { ...query, page })} />
						</>
					)}
				</section>
				{isFormFirst ? null : form}
				{access === "change" ? (
					<section aria-labelledby="upload-title" className={stack[4]}>
						<h2 id="upload-title" className={ruledHeading}>
							{t("upload.title")}
						</h2>
						<UploadForm action={address} refused={result?.upload ?? null} />
					</section>
				) : (
					<p className={note}>{t("readOnly")}</p>
				)}
			</div>
		</AccountPage>
	);
}

function Search({ query }: { query: SearchQuery }) {
	const t = useT("own-numbers");
	return (
		<search>
			<Form action={numbersPath} className={css.search}>
				<TextField
					key={query.search}
					id="number-search"
					label={t("search.label")}
					name="search"
					type="search"
					defaultValue={query.search}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<Button>{t("search.submit")}</Button>
			</Form>
		</search>
	);
}

interface RowProps {
	article: OwnArticle;
	query: SearchQuery;
	mayChange: boolean;
}

function Row({ article, query, mayChange }: RowProps) {
	const t = useT("own-numbers");
	const { variantId, code, fullTitle, number, name } = article;
	return (
		<tr className={tableCss.row}>
			<th scope="row" className={`${tableCss.order} ${css.number}`}>
				<span className={tableCss.number}>{number}</span>
			</th>
			<td className={`${tableCss.state} ${css.name}`}>{name === "" ? null : name}</td>
			<td className={tableCss.contents}>
				{fullTitle === "" ? t("gone") : <Link to={href("/variant/:id", { id: variantId })}>{unbroken(fullTitle)}</Link>}
			</td>
			<td className={css.code}>{code}</td>
			<td className={tableCss.actions}>
				{mayChange ? (
					<Link to={accountListHref(numbersPath, { ...query, article: code })} aria-label={t("change.label", { number })}>
						{t("change")}
					</Link>
				) : null}
			</td>
		</tr>
	);
}

const numbersPath = href("/users/company/numbers");

interface ChosenArticle {
	/** Id and code; "" if no variant is chosen. */
	variant: string;
	code: string;
	number: string;
	name: string;
}

interface NumberFormProps {
	chosen: ChosenArticle;
	query: SearchQuery;
	reply: FormReply | null;
}

function NumberForm({ chosen, query, reply }: NumberFormProps) {
	const t = useT("own-numbers");
	const common = useT("common");
	const { variant, code, number, name } = chosen;
	const action = accountListHref(numbersPath, { ...query, article: code });
	const [form, fields] = useShopForm<Record<"code" | "number" | "name", string>>({
		id: "add",
		reply,
		defaultValue: { code, number, name },
	});
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.number, label: t("field.number") },
		{ field: fields.code, label: t("field.code") },
		{ field: fields.name, label: t("field.name") },
	];
	return (
		<section aria-labelledby="add-title" className={stack[4]}>
			<h2 id="add-title" className={ruledHeading}>
				{t(number === "" ? "add.title" : "change.title", { number })}
			</h2>
			<Form method="post" action={action} preventScrollReset={reply !== null} {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<input type="hidden" name="intent" value="store" />
				<div className={css.fields}>
					<FormTextField field={fields.number} label={t("field.number")} required maxLength={40} autoComplete="off" spellCheck={false} />
					<FormTextField field={fields.code} label={t("field.code")} required maxLength={80} autoComplete="off" spellCheck={false} />
					<FormTextField field={fields.name} label={t("field.name")} optional={common("optional")} maxLength={120} autoComplete="off" />
				</div>
				<p className={css.buttons}>
					<Button kind="primary">{t("save")}</Button>
					{code === "" ? null : <Link to={accountListHref(numbersPath, query)}>{t("cancel")}</Link>}
				</p>
			</Form>
			{number === "" ? null : (
				<details>
					<summary className={foldLink}>{t("remove.title")}</summary>
					<Form method="post" action={accountListHref(numbersPath, query)} className={css.removal}>
						<HiddenFields fields={{ intent: "remove", variant }} />
						<Button>{t("remove", { number })}</Button>
					</Form>
				</details>
			)}
		</section>
	);
}

/** Limits the listed errors. The rest appear once the reader has corrected these. */
const maxShown = 20;

/** Stores a table from text or a file. A refusal lists its errors by row in the field. */
function UploadForm({ action, refused }: { action: string; refused: RefusedUpload | null }) {
	const t = useT("own-numbers");
	const { number } = useFormat();
	const { beside } = useMessages();
	const wordsOf = ({ row, text, key }: RefusedUpload["rows"][number]) =>
		t("upload.row", { row: number(row), text, problem: beside("row", [key])?.[0] ?? "" });
	const rows = refused?.rows.slice(0, maxShown) ?? [];
	const isFile = refused?.error?.startsWith("file.");
	const general = refused?.error ? t(`upload.error.${refused.error}`, { count: maxLines }) : null;
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
			<FileField
				id="numbers-file"
				name="file"
				label={t("upload.file")}
				words={{ choose: t("upload.choose"), none: t("upload.noFile") }}
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
