import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ColumnMapping, OrderFile } from "../../../contract/ordering/order-files";
import { pageSize } from "../../platform/config/constants";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { FileField } from "../../ui/forms/file-field";
import { bold, note, ruledHeading, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, Notice } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { AccountPage } from "../account-page";
import { AccountTable } from "../orders/order-table";
import * as tableCss from "../orders/orders.css";
import { pagedMeta } from "../paged/list.server";
import { Pages, RangeHeading } from "../paged/list-parts";
import { accountListHref, searchQuery } from "../paged/list-query";
import * as css from "./order-files.css";
import { type ColumnForm, changeFiles, type FilesResult, readFiles } from "./order-files.server";

export const handle = { i18n: ["account", "order-files", "quick-order"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { page } = searchQuery(new URL(request.url).searchParams);
	const found = await readFiles(context, page);
	const pages = Math.max(1, Math.ceil(found.count / pageSize));
	if (page > pages) throw redirect(accountListHref(href("/users/order-files"), { page: pages }), 302);
	const title = context.texts.translator("order-files")("title");
	return { ...found, page, title, idem: context.newKey(), meta: pagedMeta(context, title, page) };
}

export const action = changeFiles;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused file shows the files as they are now. */
export const shouldRevalidate = () => true;

/** The company's orders as files, the upload, and the columns of tables that it has named. */
export default function OrderFiles() {
	const { title, files, count, page, mappings, mayKeepKeys, news, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("order-files");
	const path = href("/users/order-files");
	return (
		<AccountPage
			title={title}
			current="orders"
			crumbs={[]}
			tools={mayKeepKeys ? <LinkButton to={href("/users/order-files/keys")}>{t("keys.title")}</LinkButton> : null}
			lead={<p className={css.lead}>{t("lead")}</p>}
		>
			<div role="status" className={css.news}>
				{news && !result ? <Notice tone="success">{t(`news.${news}`)}</Notice> : null}
			</div>
			<div className={stack[8]}>
				{result?.columns ? <Columns key={result.idem} columns={result.columns} result={result} /> : null}
				<Upload key={result?.idem} result={result?.columns ? null : result} idem={result?.idem ?? idem} isMain={!result?.columns} />
				<section aria-labelledby={count === 0 ? undefined : "files"} id="list" className={stack[4]}>
					{count === 0 ? (
						<Empty title={t("none.title")}>{t("none.text")}</Empty>
					) : (
						<>
							<RangeHeading
								id="files"
								count={count}
								page={page}
								address={accountListHref(path, { page })}
								words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
							/>
							<AccountTable
								labelledBy="files"
								columns={[
									{ name: t("column.number"), className: tableCss.numberHead },
									{ name: t("column.state"), className: css.stateHead },
									{ name: t("column.from"), className: tableCss.secondLine },
								]}
								actions={{ name: t("open"), className: tableCss.numberHead }}
							>
								{files.map((file) => (
									<Row key={file.uuid} file={file} />
								))}
							</AccountTable>
							<Pages count={count} page={page} hrefOf={(other) => accountListHref(path, { page: other })} />
						</>
					)}
				</section>
				{mappings.length > 0 ? <Known mappings={mappings} idem={idem} /> : null}
			</div>
		</AccountPage>
	);
}

function Row({ file }: { file: OrderFile }) {
	const t = useT("order-files");
	const { tableDate } = useFormat();
	const { uuid, number, from, isByKey, createdAt, lines, cart, order, isOwn, isCancelled } = file;
	const own = t(isCancelled ? "state.cancelled" : cart ? "state.cart" : "state.open");
	const state = order ? t("state.order", { number: order.number }) : own;
	return (
		<tr className={tableCss.row}>
			<th scope="row" className={tableCss.order}>
				<Link to={href("/users/order-files/:uuid", { uuid })} className={tableCss.number}>
					{number || t("noNumber")}
				</Link>{" "}
				<span className={tableCss.small}>{tableDate(createdAt)}</span>
			</th>
			<td className={tableCss.state}>{order || isOwn || isCancelled ? state : t("state.colleague", { state })}</td>
			<td className={tableCss.contents}>
				{t(isByKey ? "from.key" : "from.member", { name: from })} <span className={tableCss.small}>{t("lines", { count: lines })}</span>
			</td>
			<td className={tableCss.actions}>
				<Link to={href("/users/order-files/:uuid", { uuid })}>
					{t("open")}
					<Hidden> {number}</Hidden>
				</Link>
			</td>
		</tr>
	);
}

function useErrorText() {
	const t = useT("order-files");
	const list = useT("quick-order");
	return ({ error, rule }: Pick<FilesResult, "error" | "rule">): string | null => {
		switch (error) {
			case null:
				return null;
			case "file.workbook":
			case "file.notText":
			case "file.datanorm":
			case "file.nc":
				return list(`error.${error}`);
			case "file.gaeb":
				return list("error.file.gaeb", { name: "GAEB" });
			case "rule":
				return t("error.rule", { rule });
			default:
				return t(`error.${error}`);
		}
	};
}

function Upload({ result, idem, isMain }: { result: FilesResult | null; idem: string; isMain: boolean }) {
	const t = useT("order-files");
	const textOf = useErrorText();
	const error = result ? textOf(result) : null;
	return (
		<section aria-labelledby="upload-title" className={stack[4]}>
			<h2 id="upload-title" className={ruledHeading}>
				{t("upload.title")}
			</h2>
			<Form method="post" action={href("/users/order-files")} encType="multipart/form-data" className={css.form}>
				<ErrorSummary title={t("upload.refused")} errors={error ? [{ id: "file", text: error }] : []} />
				<HiddenFields fields={{ idem, intent: "upload" }} />
				<FileField
					id="file"
					name="file"
					label={t("upload.file")}
					words={{ choose: t("upload.choose"), none: t("upload.none") }}
					hint={t("upload.hint")}
					errors={error ? [error] : undefined}
					accept=".xml,.csv,.txt,.tsv,.xlsx,.xlsm,application/xml,text/xml,text/csv,text/plain"
				/>
				<p>
					<Button kind={isMain ? "primary" : "secondary"}>{t("upload.submit")}</Button>
				</p>
			</Form>
		</section>
	);
}

/** The columns of a new table with their first rows. The reader names each; the company keeps that for the next file. */
function Columns({ columns: { heads, kinds, choices, sample, text }, result }: { columns: ColumnForm; result: FilesResult }) {
	const t = useT("order-files");
	const textOf = useErrorText();
	const error = textOf(result);
	return (
		<section aria-labelledby="columns-title" className={stack[4]}>
			<h2 id="columns-title" className={ruledHeading}>
				{t("columns.title")}
			</h2>
			<p className={note}>{t("columns.hint")}</p>
			<Form method="post" action={href("/users/order-files")} encType="multipart/form-data" className={css.form}>
				<ErrorSummary title={t("upload.refused")} errors={error ? [{ id: "kind-0", text: error }] : []} />
				<HiddenFields fields={{ idem: result.idem, intent: "name", table: text }} />
				<div className={css.scroll}>
					<table className={css.sample} aria-labelledby="columns-title">
						<thead>
							<tr>
								{heads.map((head, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and names may repeat
									<th key={at} scope="col">
										<label htmlFor={`kind-${at}`}>
											{head === "" ? t("columns.number", { number: at + 1 }) : head}
											<select id={`kind-${at}`} name="kind" defaultValue={kinds[at] ?? "ignore"} className={css.select}>
												{choices.map((kind) => (
													<option key={kind} value={kind}>
														{t(`kind.${kind}`)}
													</option>
												))}
											</select>
										</label>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{sample.map((cells, row) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
								<tr key={row}>
									{cells.map((cell, at) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
										<td key={at}>{cell}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p className={css.buttons}>
					<Button kind="primary">{t("columns.submit")}</Button>
					<Link to={href("/users/order-files")}>{t("columns.cancel")}</Link>
				</p>
			</Form>
		</section>
	);
}

function Known({ mappings, idem }: { mappings: readonly ColumnMapping[]; idem: string }) {
	const t = useT("order-files");
	const { date } = useFormat();
	return (
		<section aria-labelledby="known-title" className={stack[4]}>
			<h2 id="known-title" className={ruledHeading}>
				{t("known.title")}
			</h2>
			<p className={note}>{t("known.text")}</p>
			<ul className={css.list}>
				{mappings.map(({ id, heads, kinds, name, changedAt }) => (
					<li key={id} className={css.entry}>
						<span className={css.names}>
							{heads.map((head, at) => {
								const kind = kinds[at] ?? "ignore";
								return kind === "ignore" ? null : (
									// biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and names may repeat
									<span key={at}>
										<b className={bold}>{head}</b> = {t(`kind.${kind}`)};{" "}
									</span>
								);
							})}
							{t("known.by", { name, day: date(changedAt) })}
						</span>{" "}
						<Form method="post" action={href("/users/order-files")}>
							<HiddenFields fields={{ idem, intent: "forget", columns: String(id) }} />
							<Button kind="quiet">
								{t("known.forget")}
								<Hidden>: {heads.join(", ").slice(0, 80)}</Hidden>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
