import { Form, Link } from "@remix-run/react";
import type { OwnArticle } from "../../../contract/team";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { AccountTable } from "../orders/order-table";
import * as tableCss from "../orders/order-table.css";
import { Count, Pages } from "../paged/list-parts";
import { AccountPage } from "../profile/account-page";
import { NumberForm } from "./number-form";
import { type NumbersQuery, numbersAddress, numbersPath } from "./numbers-query";
import * as css from "./own-numbers.css";
import type { NumberNews, NumbersResult } from "./own-numbers-result";
import { UploadForm } from "./upload-form";

interface NumbersProps {
	title: string;
	access: "none" | "read" | "change";
	/** Of the page. */
	articles: OwnArticle[];
	/** On all pages. */
	count: number;
	query: NumbersQuery;
	/** The article that a number is to be given to; its code is "" for none. */
	chosen: { code: string; number: string; name: string };
	news: NumberNews | null;
	result: NumbersResult | null;
}

/** What a company calls goods: searched, changed one by one, uploaded, and as a file. */
export function OwnNumbersPage({ title, access, articles, count, query, chosen, news, result }: NumbersProps) {
	const t = useT("own-numbers");
	const action = numbersAddress(query);
	const replyOf = (form: NumbersResult["form"]) => (result?.form === form ? result.reply : null);
	if (access === "none")
		return (
			<AccountPage title={title} current="company" crumbs={[]}>
				<Empty title={t("noTeam.title")} actions={<LinkButton to="/users/company">{t("noTeam.action")}</LinkButton>}>
					{t("noTeam.text")}
				</Empty>
			</AccountPage>
		);
	return (
		<AccountPage title={title} current="company" crumbs={[]} lead={<p className={css.lead}>{t("lead")}</p>}>
			<div role="status" className={css.news}>
				{news && !result ? <Notice tone="success">{t(`done.${news}`)}</Notice> : null}
			</div>
			<div className={css.page}>
				{access === "change" ? (
					<section aria-labelledby="add-title" className={css.section}>
						<h2 id="add-title" className={css.title}>
							{t("add.title")}
						</h2>
						{/* Once it was stored there is another one, empty again. */}
						<NumberForm
							key={result ? "typed" : `${chosen.code} ${news} ${count}`}
							form="add"
							article={chosen}
							action={action}
							reply={replyOf("add")}
						/>
					</section>
				) : null}
				<section aria-labelledby="numbers" id="list" className={css.section}>
					{count > 0 || query.search !== "" ? <Search query={query} /> : null}
					{count === 0 ? (
						<Empty title={t(query.search === "" ? "none.title" : "none.found", { words: query.search })}>
							{query.search === "" ? t("none.text") : <Link to={numbersPath}>{t("search.all")}</Link>}
						</Empty>
					) : (
						<>
							<div className={css.listHead}>
								<Count
									id="numbers"
									count={count}
									page={query.page}
									address={action}
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
									{ name: t("column.article") },
									{ name: t("column.name"), className: css.nameHead },
								]}
								actions={{ name: t("change"), className: css.changeHead }}
							>
								{articles.map((article) => (
									<Row
										key={article.variantId}
										article={article}
										action={action}
										mayChange={access === "change"}
										reply={replyOf(`change-${article.variantId}`)}
									/>
								))}
							</AccountTable>
							<Pages count={count} page={query.page} addressOf={(page) => numbersAddress({ ...query, page })} />
						</>
					)}
				</section>
				{access === "change" ? (
					<section aria-labelledby="upload-title" className={css.section}>
						<h2 id="upload-title" className={css.title}>
							{t("upload.title")}
						</h2>
						<UploadForm action={action} refused={result?.upload ?? null} />
					</section>
				) : (
					<p className={css.note}>{t("readOnly")}</p>
				)}
			</div>
		</AccountPage>
	);
}

function Search({ query }: { query: NumbersQuery }) {
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
	action: string;
	mayChange: boolean;
	reply: NumbersResult["reply"];
}

function Row({ article, action, mayChange, reply }: RowProps) {
	const t = useT("own-numbers");
	const { variantId, code, fullTitle, number, name } = article;
	return (
		<tr className={`${tableCss.row} ${css.row}`}>
			<th scope="row" className={`${tableCss.order} ${css.number}`}>
				{number}
			</th>
			<td className={tableCss.contents}>
				{fullTitle === "" ? t("gone") : <Link to={`/variants/${variantId}`}>{unbroken(fullTitle)}</Link>}{" "}
				<span className={tableCss.note}>{code}</span>
			</td>
			<td className={css.name}>{name}</td>
			<td className={`${tableCss.actions} ${css.actions}`}>
				{mayChange ? (
					<details className={css.change} open={reply !== null}>
						<summary className={css.summary}>
							{t("change")}
							<Hidden>: {number}</Hidden>
						</summary>
						<div className={css.forms}>
							<NumberForm form={`change-${variantId}`} article={article} action={action} reply={reply} />
							<Form method="post" action={action} preventScrollReset>
								<HiddenFields fields={{ intent: "remove", variant: String(variantId) }} />
								<Button kind="quiet">{t("remove")}</Button>
							</Form>
						</div>
					</details>
				) : null}
			</td>
		</tr>
	);
}
