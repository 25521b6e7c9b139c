import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { deskContact, deskPages, type PageData, pageData, sellerName } from "../../../contract/desk/content";
import { eachLanguage, missingParts, pageParts } from "../../../contract/desk/text-parts";
import { languages } from "../../../contract/locale";
import { phoneIn } from "../../../contract/seller/own-data";
import { knownWords } from "../../../contract/seller/page-words";
import { readSeller } from "../../platform/backend/seller.server";
import { readServiceHours } from "../../platform/backend/service-hours.server";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { hoursText } from "../../platform/i18n/hours-text";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { filledPage, pageWordsIn } from "../../platform/page/page-words.server";
import { blocks } from "../../platform/page/text-blocks";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type Asked, doTask, restoreTask, shownFrom, textTasks, versionInAddress, versionsOf } from "./written.server";

const pageOf = (number: string): string => href("/desk/words/pages/:number", { number });

/** The page as the shop shows it, in each language that has something. */
async function shown(context: AppLoadContext, { texts }: PageData, name: string) {
	const { service } = await readServiceHours(context);
	const seller = await readSeller(context);
	const { data } = await context.desk().backend(deskContact.byName, { params: { number: sellerName }, query: {} });
	return languages.flatMap((language) => {
		if (missingParts(pageParts, texts[language]).length === pageParts.length) return [];
		const market = markets[language];
		const words = pageWordsIn({ texts: serverTexts(language), market }, name, {
			hours: hoursText(service, market),
			seller: { ...seller, phone: phoneIn(data.phones[language], language) },
		});
		const { title, intro, description, body } = filledPage(texts[language], words);
		return [{ language, title, intro, description, blocks: blocks(body) }];
	});
}
export type ShownPage = Awaited<ReturnType<typeof shown>>[number];

export async function readPage(context: AppLoadContext, request: Request, number: string) {
	const asked = versionInAddress(request);
	const query = { ...(asked !== undefined && { version: asked }) };
	const { data, version, versions: stored } = await context.desk().backend(deskPages.byName, { params: { number }, query });
	const { locale } = context.market;
	const title = data.texts[locale].title || number;
	const versions = versionsOf(context, stored);
	const words = pageWordsIn(context, number, { hours: (await readServiceHours(context)).hours, seller: await readSeller(context) });
	return {
		...{ title, page: pageOf(number), isNew: false, isTerms: number === "terms", version, versions },
		// A day that is over is no day for a new version.
		typed: { from: data.from > companyDay(new Date()) ? data.from : "", ...data.texts },
		missing: eachLanguage((language) => missingParts(pageParts, data.texts[language])),
		/** A later version that replaces the one in force on its day; a version that is saved now replaces both. */
		planned: versions.find(({ state }) => state === "planned") ?? null,
		words: knownWords(locale).map((word) => ({ term: `{{${word}}}`, value: words.get(word) || "–" })),
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : await shown(context, data, number),
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = z.object({
	version: z.coerce.number<string>().int().min(0),
	from: pageData.shape.from.default(""),
	...pageData.shape.texts.shape,
});

const tasks = {
	...textTasks({
		shown,
		fields: () => fields,
		dataOf: ({ from, de, en, et, fi }: z.output<typeof fields>): PageData => ({ from, texts: { de, en, et, fi } }),
		save: (context, { number, ...body }) => context.desk().backend(deskPages.save, { params: { number }, body }),
		refusable: ["from", ...languages.flatMap((language) => pageParts.map((part) => `${language}.${part}`))],
		newsOf: ({ from }) => shownFrom(from),
		page: pageOf,
	}),
	restore: restoreTask(deskPages.restore, pageOf),
};

export const changePage = (asked: Asked) => doTask(tasks, asked);
