import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import type { SearchResults } from "../../../contract/search";
import { optional, waitBriefly } from "../../platform/backend/deferred.server";
import { href } from "../../platform/config/href";
import { listHref } from "../../platform/http/list-query";
import type { AnsweringPage } from "./answer-words";
import { type Answer, answersTo } from "./answers";

type Found = Pick<SearchResults, "count" | "categories" | "corrected" | "missing" | "apart">;

/** Begins to read what may answer a search. @returns finds the answers, once the goods are found */
export function readAnswers(context: AppLoadContext): (words: string, found: Found) => Promise<Answer[]> {
	const asked = optional(context, context.backend(content.faq));
	return async (words, found) =>
		answersTo(words, {
			locale: context.market.locale,
			questions: (await waitBriefly(context, asked))?.value ?? [],
			pages: pagesOf(context),
			isGoods: isOfGoods(found),
		});
}

/** Whether the words name goods: all of them, and without a correction. Other material is no subject of a page, either. */
const isOfGoods = ({ count, categories, corrected, missing, apart }: Found): boolean =>
	missing?.material != null || (count + categories.length > 0 && !corrected && !missing && !apart);

function pagesOf({ texts, market: { legalNotice } }: AppLoadContext): (readonly [AnsweringPage, title: string, address: string])[] {
	const footer = texts.translator("footer");
	const search = texts.translator("search");
	return [
		["terms", footer("nav.terms"), href("/terms")],
		["contact", footer("nav.contact"), href("/contact")],
		["privacy", texts.translator("shell")("nav.privacy"), href("/privacy")],
		...(legalNotice ? [["legal", footer("nav.legal"), href("/legal")] as const] : []),
		["plates", search("plates"), listHref(href("/new_search"), { search: search("plates.words") })],
	];
}
