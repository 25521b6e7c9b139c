import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { type ArticleData, articleData, deskArticles, writtenSlug } from "../../../contract/desk/content";
import { articleParts, eachLanguage, missingParts } from "../../../contract/desk/text-parts";
import { languages } from "../../../contract/locale";
import { href } from "../../platform/config/href";
import { formatFor } from "../../platform/i18n/format";
import { blocks } from "../../platform/page/text-blocks";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type Asked, doTask, newOne, removeTask, restoreTask, shownFrom, textTasks, versionInAddress, versionsOf } from "./written.server";

const list = href("/desk/words");
const pageOf = (number: string): string => href("/desk/words/articles/:number", { number });

const nothing: ArticleData = {
	...{ published: "", product: "", category: "" },
	texts: eachLanguage(() => ({ title: "", intro: "", body: "" })),
};

/** The article as the shop shows it, in each language that has something. */
function shown({ market }: Pick<AppLoadContext, "market">, { published, texts }: ArticleData) {
	const day = published === "" ? null : formatFor(market).date(published);
	return languages.flatMap((language) => {
		const { title, intro, body } = texts[language];
		return `${title}${intro}${body}` === "" ? [] : [{ language, title, intro, day, blocks: blocks(body) }];
	});
}
export type ShownArticle = ReturnType<typeof shown>[number];

export async function readArticle(context: AppLoadContext, request: Request, number: string) {
	const isNew = number === newOne;
	const asked = versionInAddress(request);
	const found = isNew
		? { version: 0, data: nothing, versions: [] }
		: await context.desk().backend(deskArticles.byName, { params: { number }, query: { ...(asked !== undefined && { version: asked }) } });
	const { data, version, versions } = found;
	const t = context.texts.translator("desk");
	const title = isNew ? t("words.article.new") : data.texts[context.market.locale].title || number;
	const { published, product, category, texts } = data;
	return {
		...{ isNew, title, page: pageOf(number) },
		typed: { slug: "", published, product, category, ...texts },
		missing: eachLanguage((language) => missingParts(articleParts, texts[language])),
		version,
		versions: versionsOf(context, versions),
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : shown(context, data),
		inShop: published !== "" && published <= companyDay(new Date()) ? href("/blog/:slug", { slug: number }) : null,
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = z.object({
	version: z.coerce.number<string>().int().min(0),
	published: articleData.shape.published,
	product: articleData.shape.product,
	category: articleData.shape.category,
	...articleData.shape.texts.shape,
});
const fieldsOfNew = fields.extend({ slug: writtenSlug });

const dataOf = ({ published, product, category, de, en, et, fi }: z.output<typeof fields>): ArticleData => ({
	...{ published, product, category },
	texts: { de, en, et, fi },
});

const tasks = {
	...textTasks({
		...{ dataOf, shown, page: pageOf },
		fields: (isNew) => (isNew ? fieldsOfNew : fields),
		save: (context, { number, ...body }) => context.desk().backend(deskArticles.save, { params: { number }, body }),
		refusable: ["published", "product", "category"],
		newsOf: ({ published }) => (published === "" ? { news: "draftSaved" } : shownFrom(published)),
	}),
	restore: restoreTask(deskArticles.restore, pageOf),
	remove: removeTask(deskArticles.remove, list),
};

export const changeArticle = (asked: Asked) => doTask(tasks, asked);
