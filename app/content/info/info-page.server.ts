import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { content, type InfoPageName } from "../../../contract/content";
import type { ShownSeller } from "../../../contract/seller/own-data";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { neededSeller } from "../../platform/backend/seller.server";
import { href } from "../../platform/config/href";
import { requireCanonical } from "../../platform/http/redirect.server";
import { formatFor } from "../../platform/i18n/format";
import { filledPage, pageWordsIn } from "../../platform/page/page-words.server";
import { blocks } from "../../platform/page/text-blocks";
import { describePage, type PageContext, type PageMeta } from "../../platform/seo/page-meta";
import type { InfoPage } from "./info-page";

type Context = PageContext & Pick<AppLoadContext, "market">;

interface Shown {
	page: InfoPage;
	meta: PageMeta;
}

type PageText = z.output<typeof content.page.answer>;

/** @throws Response 404 */
export const readPage = ({ backend }: AppLoadContext, name: InfoPageName, version?: number): Promise<PageText> =>
	backend(content.page, { params: { name }, query: { ...(version !== undefined && { version }) } });

/** The text beside a form, which is there without it. Call it together with what the page needs. */
export function beginPage(context: AppLoadContext, name: InfoPageName): () => Promise<PageText | null> {
	const reading = optional(context, orNull(readPage(context, name)));
	return async () => (await forFields(context, reading))?.value ?? null;
}

interface Told {
	seller: ShownSeller;
	/** When somebody answers the phone, for pages that say so. */
	hours?: string;
}

/** A page of text. It travels as page data, so that no page loads the words of the others. */
export function infoPage(
	context: Context,
	name: InfoPageName,
	text: Omit<PageText, "version" | "from">,
	{ seller, hours = "" }: Told,
): Shown {
	const { title, intro, description, body } = filledPage(text, pageWordsIn(context, name, { hours, seller }));
	return { page: { title, lead: intro, sections: sectionsOf(body) }, meta: describePage(context, { title, description }) };
}

/** Starts a section at each heading. Text above the first one has none. */
function sectionsOf(body: string): InfoPage["sections"] {
	const sections: InfoPage["sections"] = [];
	const begin = (heading: string) => sections.push({ id: `s${sections.length + 1}`, heading, blocks: [] });
	for (const block of blocks(body)) {
		if (block.kind === "heading") begin(block.text);
		else {
			if (sections.length === 0) begin("");
			sections.at(-1)?.blocks.push(block);
		}
	}
	return sections;
}

const version = z.coerce.number().int().min(1).max(1_000_000).optional();

/** The terms in force, or the version in the address, with the day since which they hold. */
export async function termsPage(context: AppLoadContext, request: Request): Promise<Shown> {
	requireCanonical(request);
	const asked = version.safeParse(new URL(request.url).searchParams.get("version") ?? undefined);
	if (!asked.success) throw new Response(null, { status: 404 });
	const [text, seller] = await Promise.all([readPage(context, "terms", asked.data), neededSeller(context)]);
	const { page, meta } = infoPage(context, "terms", text, { seller });
	const isAskedFor = asked.data !== undefined;
	return { page: { ...page, ...validity(context, text, isAskedFor) }, meta: { ...meta, isUnlisted: isAskedFor } };
}

function validity({ texts, market }: Context, { version: number, from }: PageText, isAskedFor: boolean): Partial<InfoPage> {
	if (from === "") return {};
	const t = texts.translator("content");
	const day = formatFor(market).date(from);
	return isAskedFor
		? { note: t("terms.version", { version: number, day }), present: { to: href("/terms"), title: t("terms.present") } }
		: { note: t("terms.from", { day }) };
}

/** A page with nothing but its title. */
export const untold = (context: Context, title: string): Shown => ({
	page: { title, lead: "", sections: [] },
	meta: describePage(context, { title }),
});

/** The words above a list. */
export function listPage(context: Context, page: "faq" | "blog", { email, phone }: ShownSeller): Shown {
	const { texts } = context;
	const t = texts.translator("content");
	const title = t(`${page}.title`);
	const lead = t(`${page}.lead`, { email, phone: phone.shown });
	return { page: { title, lead, sections: [] }, meta: describePage(context, { title, description: t(`${page}.metaDescription`) }) };
}
