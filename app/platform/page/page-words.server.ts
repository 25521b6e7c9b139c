import type { AppLoadContext } from "@remix-run/cloudflare";
import { company, phones } from "../../../contract/company";
import { type PageWord, withPageWords } from "../../../contract/seller/page-words";
import { sellerCountry } from "../../../contract/seller/seller";
import { textWords } from "../../../contract/seller/text-words";
import type { Translate } from "../i18n/i18n";

const isLoadedElsewhere =
	`${company.loadingPlace.street} ${company.loadingPlace.postCode}` !== `${company.address.street} ${company.address.postCode}`;

export type Words = ReadonlyMap<string, string>;

/**
 * The words that a page of text names in double braces.
 * @param page its name
 * @param hours when somebody answers the phone, in words
 */
export function pageWordsIn({ texts, market }: Pick<AppLoadContext, "texts" | "market">, page: string, hours: string): Words {
	const t = texts.translator("content");
	const { street, postCode, city, country } = company.address;
	const own: Record<PageWord, string> = {
		company: company.name,
		address: `${street}, ${country}-${postCode} ${city}`,
		// The phone number matches the rest of the page. Readers abroad read the legal notice too, so it has the
		// international form.
		phone: phones[market.locale][page === "legal" ? "international" : "shown"],
		email: company.email,
		hours,
		vatId: company.vatId,
		manager: company.managingDirector,
		court: company.court,
		loadingPlace: `${company.loadingPlace.street}, ${company.loadingPlace.postCode} ${company.loadingPlace.city}`,
		noCollection: isLoadedElsewhere ? `${t("noCollection")}\n\n` : "",
		...ofSeller(t),
	};
	return new Map(Object.entries({ ...textWords[market.locale], ...own }));
}

/** Returns texts that the law of the seller's country requires. */
function ofSeller(t: Translate<"content">) {
	const { businessId, registerCourt } = company;
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
