import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskPromotions, type PromotionData, promotionData } from "../../../contract/desk/content";
import { eachLanguage, missingParts, promotionParts } from "../../../contract/desk/text-parts";
import { uuid } from "../../../contract/fields";
import { languages } from "../../../contract/locale";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { isOfDesk, routePatternOf, routeTable } from "../../platform/config/route-table";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type Asked, doTask, removeTask, restoreTask, shownFrom, textTasks, versionInAddress, versionsOf } from "./written.server";

const list = href("/desk/words/promotions");
const pageOf = (number: string): string => href("/desk/words/promotions/:number", { number });

const nothing: PromotionData = {
	...{ is_shown: true, start: "", end: "" },
	texts: eachLanguage(() => ({ title: "", text: "", link: "" })),
};

/** The promotion as the shop shows it, in each language that has something. */
const shown = ({ texts }: PromotionData) =>
	languages.flatMap((language) => {
		const { title, text, link } = texts[language];
		return `${title}${text}${link}` === "" ? [] : [{ language, title, text, link }];
	});
export type ShownPromotion = ReturnType<typeof shown>[number];

/** An unknown id is a new promotion, because ids are made with the link to it. */
export async function readPromotion(context: AppLoadContext, request: Request, number: string) {
	if (!uuid.safeParse(number).success) throw new Response(null, { status: 404 });
	const asked = versionInAddress(request);
	const found = await orNull(
		context.desk().backend(deskPromotions.byName, { params: { number }, query: { ...(asked !== undefined && { version: asked }) } }),
	);
	if (!found && asked !== undefined) throw new Response(null, { status: 404 });
	const { data, version, versions } = found ?? { version: 0, data: nothing, versions: [] };
	const { is_shown, start, end, texts } = data;
	const title = texts[context.market.locale].title || context.texts.translator("desk")("words.promotion.new");
	return {
		...{ isNew: !found, title, page: pageOf(number) },
		typed: { is_shown: is_shown ? "on" : "", start, end, ...texts },
		missing: eachLanguage((language) => missingParts(promotionParts, texts[language])),
		version,
		versions: versionsOf(context, versions),
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : shown(data),
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = z.object({
	version: z.coerce.number<string>().int().min(0),
	is_shown: z.literal("on").optional(),
	start: promotionData.shape.start,
	end: promotionData.shape.end,
	...promotionData.shape.texts.shape,
});

const dataOf = ({ is_shown, start, end, de, en, et, fi }: z.output<typeof fields>): PromotionData => ({
	...{ is_shown: is_shown === "on", start, end },
	texts: { de, en, et, fi },
});

/** Whether the shop has a page for everybody at this path. The backend knows which goods, articles and questions there are. */
function isPage(link: string): boolean {
	if (!link.startsWith("/")) return true;
	const pattern = routePatternOf(new URL(link, "https://shop.example").pathname);
	return !isOfDesk(pattern) && !("isPrivate" in routeTable[pattern]);
}

/** Messages about links that lead to no page of the shop. */
function problems({ texts }: PromotionData): Record<string, ErrorKey[]> {
	const wrong = languages.filter((language) => !isPage(texts[language].link));
	return Object.fromEntries(wrong.map((language): [string, ErrorKey[]] => [`${language}.link`, ["link.unknown"]]));
}

const tasks = {
	...textTasks({
		...{ dataOf, problems, page: pageOf },
		fields: () => fields,
		shown: (_, data) => shown(data),
		save: (context, { number, ...body }) => context.desk().backend(deskPromotions.save, { params: { number }, body }),
		refusable: ["start", "end", "is_shown", "de.link", "en.link", "et.link", "fi.link"],
		newsOf: ({ is_shown, start }) => (is_shown ? shownFrom(start) : { news: "draftSaved" }),
	}),
	restore: restoreTask(deskPromotions.restore, pageOf),
	remove: removeTask(deskPromotions.remove, list),
};

export const changePromotion = (asked: Asked) => doTask(tasks, asked);
