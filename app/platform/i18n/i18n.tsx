import type { i18n as I18n } from "i18next";
import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { KeyOf, ValuesOf } from "../../../contract/seller/text-values";
import type account from "../../../locales/en/account.json";
import type addresses from "../../../locales/en/addresses.json";
import type approvals from "../../../locales/en/approvals.json";
import type auth from "../../../locales/en/auth.json";
import type cart from "../../../locales/en/cart.json";
import type carts from "../../../locales/en/carts.json";
import type catalogue from "../../../locales/en/catalogue.json";
import type checkout from "../../../locales/en/checkout.json";
import type claims from "../../../locales/en/claims.json";
import type common from "../../../locales/en/common.json";
import type compare from "../../../locales/en/compare.json";
import type consent from "../../../locales/en/consent.json";
import type contact from "../../../locales/en/contact.json";
import type content from "../../../locales/en/content.json";
import type cookies from "../../../locales/en/cookies.json";
import type csv from "../../../locales/en/csv.json";
import type cutting from "../../../locales/en/cutting.json";
import type desk from "../../../locales/en/desk.json";
import type deskHelp from "../../../locales/en/desk-help.json";
import type errors from "../../../locales/en/errors.json";
import type filters from "../../../locales/en/filters.json";
import type flash from "../../../locales/en/flash.json";
import type footer from "../../../locales/en/footer.json";
import type help from "../../../locales/en/help.json";
import type home from "../../../locales/en/home.json";
import type invoices from "../../../locales/en/invoices.json";
import type lists from "../../../locales/en/lists.json";
import type newsletter from "../../../locales/en/newsletter.json";
import type offer from "../../../locales/en/offer.json";
import type offers from "../../../locales/en/offers.json";
import type orderChange from "../../../locales/en/order-change.json";
import type orderFiles from "../../../locales/en/order-files.json";
import type orderHistory from "../../../locales/en/order-history.json";
import type orders from "../../../locales/en/orders.json";
import type outage from "../../../locales/en/outage.json";
import type overlay from "../../../locales/en/overlay.json";
import type ownNumbers from "../../../locales/en/own-numbers.json";
import type papers from "../../../locales/en/papers.json";
import type payment from "../../../locales/en/payment.json";
import type place from "../../../locales/en/place.json";
import type printing from "../../../locales/en/printing.json";
import type product from "../../../locales/en/product.json";
import type profile from "../../../locales/en/profile.json";
import type quickOrder from "../../../locales/en/quick-order.json";
import type reading from "../../../locales/en/reading.json";
import type search from "../../../locales/en/search.json";
import type seo from "../../../locales/en/seo.json";
import type series from "../../../locales/en/series.json";
import type sessions from "../../../locales/en/sessions.json";
import type shell from "../../../locales/en/shell.json";
import type shop from "../../../locales/en/shop.json";
import type stockNotice from "../../../locales/en/stock-notice.json";
import type substitutes from "../../../locales/en/substitutes.json";
import type supplier from "../../../locales/en/supplier.json";
import type team from "../../../locales/en/team.json";
import type trust from "../../../locales/en/trust.json";
import type variant from "../../../locales/en/variant.json";
import type viewer from "../../../locales/en/viewer.json";
import type visit from "../../../locales/en/visit.json";
import { type Locale, type Market, markets } from "../config/market";

interface Namespaces {
	account: typeof account;
	addresses: typeof addresses;
	approvals: typeof approvals;
	auth: typeof auth;
	cart: typeof cart;
	carts: typeof carts;
	catalogue: typeof catalogue;
	checkout: typeof checkout;
	claims: typeof claims;
	common: typeof common;
	compare: typeof compare;
	consent: typeof consent;
	contact: typeof contact;
	content: typeof content;
	cookies: typeof cookies;
	cutting: typeof cutting;
	csv: typeof csv;
	desk: typeof desk;
	"desk-help": typeof deskHelp;
	errors: typeof errors;
	filters: typeof filters;
	flash: typeof flash;
	footer: typeof footer;
	help: typeof help;
	home: typeof home;
	invoices: typeof invoices;
	lists: typeof lists;
	newsletter: typeof newsletter;
	offer: typeof offer;
	offers: typeof offers;
	"order-change": typeof orderChange;
	"order-history": typeof orderHistory;
	orders: typeof orders;
	overlay: typeof overlay;
	papers: typeof papers;
	"order-files": typeof orderFiles;
	"own-numbers": typeof ownNumbers;
	payment: typeof payment;
	place: typeof place;
	printing: typeof printing;
	product: typeof product;
	profile: typeof profile;
	"quick-order": typeof quickOrder;
	reading: typeof reading;
	search: typeof search;
	outage: typeof outage;
	seo: typeof seo;
	series: typeof series;
	sessions: typeof sessions;
	shell: typeof shell;
	shop: typeof shop;
	"stock-notice": typeof stockNotice;
	substitutes: typeof substitutes;
	supplier: typeof supplier;
	team: typeof team;
	trust: typeof trust;
	variant: typeof variant;
	visit: typeof visit;
	viewer: typeof viewer;
}

export type Namespace = keyof Namespaces;

export type Key<N extends Namespace> = KeyOf<Namespaces[N]>;

export type Translate<N extends Namespace> = <K extends Key<N>>(key: K, ...values: ValuesOf<N, K>) => string;

export interface Texts {
	locale: Locale;
	i18n: I18n;
	/** @param namespace in the browser one that has loaded */
	translator<N extends Namespace>(namespace: N): Translate<N>;
}

/** @param i18n an instance with its language set */
export function textsOf(i18n: I18n, locale: Locale): Texts {
	const translators = new Map<Namespace, Translator>();
	return {
		locale,
		i18n,
		translator(namespace) {
			const t = translators.get(namespace) ?? translatorOf(i18n, locale, namespace);
			translators.set(namespace, t);
			return t;
		},
	};
}

type Translator = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A text without values is the same each time, so it is looked up once. */
function translatorOf(i18n: I18n, locale: Locale, namespace: Namespace): Translator {
	const t = i18n.getFixedT(locale, namespace);
	const plain = new Map<string, string>();
	return (key, values) => {
		if (values) return t(key, values);
		const text = plain.get(key) ?? t(key);
		plain.set(key, text);
		return text;
	};
}

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
	return (
		<TextsContext.Provider value={texts}>
			<I18nextProvider i18n={texts.i18n}>{children}</I18nextProvider>
		</TextsContext.Provider>
	);
}

function useTexts(): Texts {
	const texts = useContext(TextsContext);
	if (!texts) throw new Error("There is no TextsProvider above.");
	return texts;
}

/** Suspends in the browser until a namespace has loaded. The server has all of them. */
const useLoaded: (namespace: Namespace) => void = import.meta.env.SSR ? () => {} : useTranslation;

/** A namespace's texts in the reader's language. Suspends in the browser while they load. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
	useLoaded(namespace);
	return useTexts().translator(namespace);
}

export const useMarket = (): Market => markets[useTexts().locale];
