import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskPages } from "../../../contract/desk/content";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Link } from "../../ui/link";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { Missing } from "./language-fields";
import { WordsTabs } from "./words-tabs";
import { versionsOf } from "./written.server";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { rows } = await context.desk().backend(deskPages.list);
	return {
		pages: rows.map(({ name, texts, ...saved }) => ({
			...{ name, texts },
			title: texts[context.market.locale].title || name,
			saved: versionsOf(context, [saved])[0],
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("words.pages") }),
	};
}

export default function Pages() {
	const { pages, news } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("words.pages")} lead={t("words.pages.lead")} news={news}>
			<WordsTabs />
			<DeskTable
				caption={t("words.pages")}
				rows={pages}
				keyOf={({ name }) => name}
				empty={t("words.none")}
				columns={[
					{
						title: t("words.address"),
						isName: true,
						cell: ({ name, title }) => <Link to={href("/desk/words/pages/:number", { number: name })}>{title}</Link>,
					},
					...locales.map((locale) => ({
						title: markets[locale].language,
						cell: ({ texts }: (typeof pages)[number]) => (
							<>
								{texts[locale].title}
								<Missing parts={texts[locale].missing} />
							</>
						),
					})),
					{ title: t("words.version"), isFigure: true, cell: ({ saved }) => saved?.version },
					{ title: t("words.saved"), cell: ({ saved }) => `${saved?.time ?? ""}, ${saved?.by ?? t("words.bySystem")}` },
					{ title: t("words.validFrom"), cell: ({ saved }) => saved?.from ?? "–" },
				]}
			/>
		</DeskPage>
	);
}
