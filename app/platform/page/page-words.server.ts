import type { AppLoadContext } from "@remix-run/cloudflare";
import { company } from "../../../contract/company";
import type { ShownSeller } from "../../../contract/seller/own-data";
import { type PageWord, withPageWords } from "../../../contract/seller/page-words";
import { sellerCountry } from "../../../contract/seller/seller";
import { textWords } from "../../../contract/seller/text-words";
import type { Translate } from "../i18n/i18n";

const { loadingPlace } = company;

export type Words = ReadonlyMap<string, string>;

/**
 * The words that a page of text names in double braces.
 * @param page its name
 * @param told.hours when somebody answers the phone, in words
 */
export function pageWordsIn(
	{ texts, market }: Pick<AppLoadContext, "texts" | "market">,
	page: string,
	{ hours, seller }: { hours: string; seller: ShownSeller },
): Words {
	const t = texts.translator("content");
	const { street, postCode, city, country } = seller.address;
	const isLoadedElsewhere = `${loadingPlace.street} ${loadingPlace.postCode}` !== `${street} ${postCode}`;
	const own: Record<PageWord, string> = {
		company: seller.name,
		address: `${street}, ${country}-${postCode} ${city}`,
		// The phone number matches the rest of the page. Readers abroad read the legal notice too, so it has the
		// international form.
		phone: seller.phone[page === "legal" ? "international" : "shown"],
		email: seller.email,
		hours,
		vatId: seller.vatId,
		manager: seller.managingDirector,
		court: seller.court,
		loadingPlace: `${loadingPlace.street}, ${loadingPlace.postCode} ${loadingPlace.city}`,
		noCollection: isLoadedElsewhere ? `${t("noCollection")}\n\n` : "",
		...ofSeller(t, seller),
	};
	return new Map(Object.entries({ ...textWords[market.locale], ...own }));
}

/** Returns texts that the law of the seller's country requires. */
function ofSeller(t: Translate<"content">, { businessId, registerCourt }: ShownSeller) {
	const numbers = { businessId, registerCourt };
	return {
		legalForm: t(`seller.form.${sellerCountry}`),
		register: t(`seller.register.${sellerCountry}`, numbers),
		registerLine: t(`seller.registerLine.${sellerCountry}`, numbers),
		acts: t(`seller.acts.${sellerCountry}`),
		interest: t(`seller.interest.${sellerCountry}`),
		books: t(`seller.books.${sellerCountry}`),
		authority: t(`seller.authority.${sellerCountry}`),
	};
}

interface PageText {
	title: string;
	intro: string;
	description: string;
	body: string;
}

/** A page's texts with their words filled in. */
export const filledPage = ({ title, intro, description, body }: PageText, words: Words): PageText => ({
	title: withPageWords(title, words),
	intro: withPageWords(intro, words),
	description: withPageWords(description, words),
	body: withPageWords(body, words),
});
