import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { companyDay } from "../../../contract/company";
import { deskPromotions } from "../../../contract/desk/content";
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
	const { rows } = await context.desk().backend(deskPromotions.list);
	const today = companyDay(new Date());
	const { date } = formatFor(context.market);
	const dayOf = (day: string): string => (day === "" ? "" : date(day));
	return {
		promotions: rows.map(({ name, is_shown, start, end, texts }) => ({
			...{ name, texts },
			title: texts[context.market.locale].title || Object.values(texts).find(({ title }) => title !== "")?.title || "–",
			days: start === "" && end === "" ? null : `${dayOf(start)} – ${dayOf(end)}`.trim(),
			state: !is_shown
				? ("draft" as const)
				: start > today
					? ("planned" as const)
					: end !== "" && end < today
						? ("over" as const)
						: ("isShown" as const),
		})),
		newId: crypto.randomUUID(),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("words.promotions") }),
	};
}

export default function Promotions() {
	const { promotions, newId, news } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage
			title={t("words.promotions")}
			lead={t("words.promotions.lead")}
			tools={<LinkButton to={href("/desk/words/promotions/:number", { number: newId })}>{t("words.promotion.new")}</LinkButton>}
			news={news}
		>
			<WordsTabs />
			<DeskTable
				caption={t("words.promotions")}
				rows={promotions}
				keyOf={({ name }) => name}
				empty={t("words.none")}
				columns={[
					{
						title: t("words.part.title"),
						isName: "long",
						cell: ({ name, title }) => <Link to={href("/desk/words/promotions/:number", { number: name })}>{title}</Link>,
					},
					...locales.map((locale) => ({
						title: markets[locale].language,
						cell: ({ texts }: (typeof promotions)[number]) => (
							<>
								{texts[locale].title}
								<Missing parts={texts[locale].missing} />
							</>
						),
					})),
					{ title: t("words.days"), cell: ({ days }) => days ?? t("words.always") },
					{ title: t("column.state"), isShort: true, cell: ({ state }) => t(`words.${state}`) },
				]}
			/>
		</DeskPage>
	);
}
