import { Form, Link } from "@remix-run/react";
import type { OwnArticle } from "../../../contract/team";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { NumberNews } from "../../platform/session/visitor";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { AccountTable } from "../orders/order-table";
import * as tableCss from "../orders/order-table.css";
import { Count, Pages } from "../paged/list-parts";
import { listAddress, type SearchQuery } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";
import { type ChosenArticle, NumberForm, numbersPath } from "./number-form";
import * as css from "./own-numbers.css";
import type { NumbersResult } from "./own-numbers-result";
import { UploadForm } from "./upload-form";

interface NumbersProps {
	title: string;
	access: "none" | "read" | "change";
	/** Of the page. */
	articles: OwnArticle[];
	/** On all pages. */
	count: number;
	query: SearchQuery;
	/** The article that a number is to be given to. */
	chosen: ChosenArticle;
	news: NumberNews | null;
	result: NumbersResult | null;
}

/** What a company calls goods: searched, changed one by one, uploaded, and as a file. */
export function OwnNumbersPage({ title, access, articles, count, query, chosen, news, result }: NumbersProps) {
	const t = useT("own-numbers");
	const action = listAddress(numbersPath, query);
	if (access === "none")
		return (
			<AccountPage title={title} current="company" crumbs={[]}>
				<Empty title={t("noTeam.title")} actions={<LinkButton to="/users/company">{t("noTeam.action")}</LinkButton>}>
					{t("noTeam.text")}
				</Empty>
			</AccountPage>
		);
	// Once it was stored there is another one, empty again.
	const form =
		access === "change" ? (
			<NumberForm key={`${chosen.code} ${news} ${count}`} chosen={chosen} query={query} reply={result?.reply ?? null} />
		) : null;
	// Whoever has come for the form, or has no number yet, has it on the first screen.
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
			<div className={css.page}>
				{isFormFirst ? form : null}
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
									{ name: t("field.name"), className: css.nameHead },
									{ name: t("column.article") },
									{ name: t("field.code"), className: css.codeHead },
								]}
								actions={{ name: t("change"), className: css.changeHead }}
							>
								{articles.map((article) => (
									<Row key={article.variantId} article={article} query={query} mayChange={access === "change"} />
								))}
							</AccountTable>
							<Pages count={count} page={query.page} addressOf={(page) => listAddress(numbersPath, { ...query, page })} />
						</>
					)}
				</section>
				{isFormFirst ? null : form}
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
				{fullTitle === "" ? t("gone") : <Link to={`/variants/${variantId}`}>{unbroken(fullTitle)}</Link>}
			</td>
			<td className={css.code}>{code}</td>
			<td className={tableCss.actions}>
				{mayChange ? (
					<Link to={listAddress(numbersPath, { ...query, article: code })} aria-label={t("change.label", { number })}>
						{t("change")}
					</Link>
				) : null}
			</td>
		</tr>
	);
}
