import type { AppLoadContext } from "@remix-run/cloudflare";
import { company, phones } from "../../../contract/company";
import { sellerCountry } from "../../../contract/seller/seller";
import keys from "../../../locales/de/content.json";
import type { Key, Translate } from "../../platform/i18n/i18n";
import { blocks } from "../../platform/page/text-blocks";
import { describePage, type PageContext, type PageMeta } from "../../platform/seo/page-meta";
import type { InfoPage } from "./info-page";

const isLoadedElsewhere =
	`${company.loadingPlace.street} ${company.loadingPlace.postCode}` !== `${company.address.street} ${company.address.postCode}`;

type Page = "about" | "contact" | "terms" | "privacy" | "legal" | "supplierInfo" | "faq" | "blog";

const isKey = (key: string): key is Extract<Key<"content">, `${Page}.${number}.${string}`> => key in keys;

/**
 * Reads the text of an information page. It travels as page data, so that no page loads the words of the others.
 * @param hours when somebody answers the phone, for pages that say so
 * Sections are numbered keys: about.1.heading, about.1.text, about.2.heading, …
 */
export function infoPage(
	context: PageContext & Pick<AppLoadContext, "market">,
	page: Page,
	{ hours = "" }: { hours?: string } = {},
): { page: InfoPage; meta: PageMeta } {
	const { texts, market } = context;
	const t = texts.translator("content");
	const { street, postCode, city, country } = company.address;
	const values = {
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
		...ofSeller(t),
		noCollection: isLoadedElsewhere ? `${t("contact.noCollection")}\n\n` : "",
		loadingPlace: `${company.loadingPlace.street}, ${company.loadingPlace.postCode} ${company.loadingPlace.city}`,
	};
	const sections: InfoPage["sections"] = [];
	for (let number = 1; ; number += 1) {
		const heading = `${page}.${number}.heading`;
		const text = `${page}.${number}.text`;
		if (!isKey(heading) || !isKey(text)) break;
		sections.push({ heading: t(heading, values), blocks: blocks(t(text, values)) });
	}
	const title = t(`${page}.title`);
	return {
		page: { title, lead: t(`${page}.lead`, values), sections },
		meta: describePage(context, { title, description: t(`${page}.metaDescription`, values) }),
	};
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
