import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskPromotions, type PromotionData, promotionData } from "../../../contract/desk/content";
import { eachLanguage, missingParts, promotionParts } from "../../../contract/desk/text-parts";
import { uuid } from "../../../contract/fields";
import { languages } from "../../../contract/locale";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { isOfDesk, routePatternOf, routeTable } from "../../platform/config/route-table";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { notStored, refusedSave, versionInAddress, versionsOf, versionTasks } from "./written.server";

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

interface Asked {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

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

async function save({ context, number, form }: Asked) {
	const submission = readForm(fields, form, { hasEmpty: true });
	if (submission.status !== "success") return notStored<ShownPromotion[]>({ reply: submission.reply() }, 422);
	const data = dataOf(submission.value);
	const wrong = languages.filter((language) => !isPage(data.texts[language].link));
	if (wrong.length > 0) {
		const fieldErrors = Object.fromEntries(wrong.map((language): [string, ErrorKey[]] => [`${language}.link`, ["link.unknown"]]));
		return notStored<ShownPromotion[]>({ reply: submission.reply({ fieldErrors }) }, 422);
	}
	const saving = context.desk().backend(deskPromotions.save, { params: { number }, body: { version: submission.value.version, data } });
	const refused = await refusedSave<ShownPromotion[]>(saving, {
		submission,
		isNew: false,
		fields: ["start", "end", "is_shown", "de.link", "en.link", "et.link", "fi.link"],
	});
	if (refused) return refused;
	context.visitor.setFlash({ kind: "desk", news: data.is_shown ? "textSaved" : "draftSaved" });
	return redirect(pageOf(number), 303);
}

/** Shows what was typed, and stores nothing. */
async function preview({ form }: Asked) {
	const submission = readForm(fields, form, { hasEmpty: true });
	if (submission.status !== "success") return notStored<ShownPromotion[]>({ reply: submission.reply() }, 422);
	return notStored<ShownPromotion[]>({ reply: submission.reply(), preview: shown(dataOf(submission.value)) }, 200);
}

const tasks = { save, preview, ...versionTasks(deskPromotions, { page: pageOf, list }) };

export const changePromotion = (asked: Asked) =>
	intentOf<(asked: Asked) => ReturnType<typeof save> | ReturnType<typeof tasks.remove>>(tasks, asked.form)(asked);
