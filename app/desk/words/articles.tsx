import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { companyDay } from "../../../contract/company";
import { deskArticles } from "../../../contract/desk/content";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { Missing } from "./language-fields";
import { WordsTabs } from "./words-tabs";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { rows } = await context.desk().backend(deskArticles.list);
	const today = companyDay(new Date());
	const { date } = formatFor(context.market);
	return {
		articles: rows.map(({ name, published, texts }) => ({
			...{ name, texts },
			day: published === "" ? null : date(published),
			isPlanned: published > today,
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("words.articles") }),
	};
}

export default function Articles() {
	const { articles, news } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage
			title={t("nav.words")}
			lead={t("words.lead")}
			tools={<LinkButton to={href("/desk/words/articles/:number", { number: "new" })}>{t("words.article.new")}</LinkButton>}
			news={news}
		>
			<WordsTabs />
			<DeskTable
				caption={t("words.articles")}
				rows={articles}
				keyOf={({ name }) => name}
				empty={t("words.none")}
				columns={[
					{
						title: t("words.address"),
						isName: true,
						cell: ({ name }) => <Link to={href("/desk/words/articles/:number", { number: name })}>{name}</Link>,
					},
					...locales.map((locale) => ({
						title: markets[locale].language,
						cell: ({ texts }: (typeof articles)[number]) => {
							const { title, missing } = texts[locale];
							return (
								<>
									{title}
									<Missing parts={missing} />
								</>
							);
						},
					})),
					{
						title: t("column.state"),
						isShort: true,
						cell: ({ day, isPlanned }) => (day === null ? t("words.draft") : isPlanned ? t("words.from", { day }) : day),
					},
				]}
			/>
		</DeskPage>
	);
}
