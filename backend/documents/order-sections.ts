import type { Cart, CartItem } from "../../contract/cart";
import { company, companyDay } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { buyerNumber } from "../../contract/seller/buyer-number";
import { calendarOf } from "../../contract/seller/calendar";
import { sellerCountry } from "../../contract/seller/seller";
import { workingDayAfter } from "../../contract/values/days";
import { isCollected, orderPaper, partDeliveryChoices } from "../../contract/values/order-states";
import { readablePhone } from "../../contract/values/phone";
import { meetsWantedDay, missesWantedDay } from "../../contract/values/wanted-day";
import { methodOfOrder } from "../payment-methods/payment-methods";
import { languageOf } from "../platform/language";
import type { MailTexts } from "../texts/mail-texts";
import type { ClosingLine, Fact, Section } from "./letter";
import type { SellerOnPapers } from "./seller-on-papers";

/** The line that signs a letter. */
export const signature =
	({ t, country }: MailTexts) =>
	({ name, vatId, businessId, address: { street, postCode, city, country: code } }: SellerOnPapers): string => {
		const register = `${t(`document.sellerNumber.${sellerCountry}`)} ${businessId}`;
		return [name, street, `${postCode} ${city}`, country(code), register, vatId].join(", ");
	};

/** The line that signs a mail that is about no order. */
export const shortSignature = ({ name, vatId, address: { street, postCode, city } }: SellerOnPapers): string =>
	`${name}, ${street}, ${postCode} ${city}, ${vatId}`;

/** A line that names address and phone number. @param line its text with them */
export const reachable =
	(locale: BackendLocale, line: (reached: { email: string; phone: string }) => string) =>
	({ email, phones }: SellerOnPapers): string =>
		line({ email, phone: phones[languageOf(locale)] });

type Forms = NonNullable<Cart["forms"]>;
type Address = NonNullable<Forms["shipping"]>;

/** The terms that an order was sent under; "" if they are unknown. @param origin of the shop, for their address; "" for none */
export function termsLine({ terms_version: version }: Cart, { t }: MailTexts, origin: string): string {
	if (version === null) return "";
	return origin === "" ? t("closing.terms", { version }) : t("closing.termsAt", { version, url: `${origin}/terms?version=${version}` });
}

export const closingLines = (locale: BackendLocale, texts: MailTexts): ClosingLine[] => [
	reachable(locale, (reached) => texts.t("closing.questions", reached)),
	signature(texts),
];

export function buyerFacts({ reference, cost_centre, project, forms }: Cart, { t }: MailTexts): Fact[] {
	const billing = forms?.billing;
	const number = billing && buyerNumber(billing);
	return facts([
		[t("order.reference"), reference],
		[t("order.costCentre"), cost_centre],
		[t("order.project"), project],
		[number ? t(`document.${number.kind}`) : "", number?.number ?? ""],
		[t("address.contact"), billing?.name ?? ""],
		[t("address.email"), billing?.email ?? ""],
		[t("address.phone"), readablePhone(billing?.phone ?? "")],
	]);
}

export const namedAddresses = ({ forms, approval }: Cart): string[] =>
	[forms?.billing?.email ?? "", forms?.billing?.invoiceEmail ?? "", approval?.by ?? ""].filter(isFilled);

export const facts = (pairs: readonly (readonly [label: string, value: string])[]): Fact[] =>
	pairs.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value }));

/** The billing address in postal format. @returns undefined if the reader may not see it */
export function billingAddress({ forms }: Cart, texts: MailTexts): Section | undefined {
	return forms?.billing ? { title: texts.t("section.billing"), lines: envelope(forms.billing, texts) } : undefined;
}

/** The delivery address, if known. If the buyer's carrier collects for the billing address, this is the place of loading. */
export function shippingAddress(order: Cart, texts: MailTexts): Section | undefined {
	const { t } = texts;
	const { billing, shipping } = order.forms ?? {};
	if (!billing) return undefined;
	if (!shipping && isCollected(order)) return loadingPlace(texts);
	const lines = shipping ? [...envelope(shipping, texts), readablePhone(shipping.phone)].filter(isFilled) : [t("address.same")];
	return { title: t("section.shipping"), lines };
}

/** The delivery address for readers who do not see the billing address. */
export function deliveryAddress(order: Cart, texts: MailTexts): Section | undefined {
	const { billing, shipping } = order.forms ?? {};
	return billing && !shipping && !isCollected(order)
		? { title: texts.t("section.shipping"), lines: envelope(billing, texts) }
		: shippingAddress(order, texts);
}

function loadingPlace({ t, country }: MailTexts): Section {
	const { street, postCode, city, country: code } = company.loadingPlace;
	return { title: t("section.loading"), lines: [company.name, street, `${postCode} ${city}`, country(code)] };
}

const envelope = (address: Omit<Address, "siteNotes">, { country }: MailTexts): string[] =>
	[
		address.company,
		address.name,
		address.streetAddress,
		address.addressAdditionalLine,
		`${address.postCode} ${address.city}`,
		country(address.country),
	].filter(isFilled);

export function deliverySection(cart: Cart, texts: MailTexts): Section {
	const { t } = texts;
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	const isOwnFreight = method?.type === "own_freight";
	const isCancelled = orderPaper(cart) === "cancelled";
	return {
		title: t("section.delivery"),
		lines: [
			...(method ? [`${method.title} (${method.term})`] : []),
			...(cart.crane_unloading ? [t("delivery.crane")] : []),
			...(hasAllDays(cart) || isCancelled || meetsWantedDay(cart)
				? []
				: [
						...labelled(t("delivery.estimate"), estimateOf(cart, texts)),
						...labelled(t("delivery.expected"), expectedOf(cart, texts)),
						...offeredDays(cart, texts),
					]),
			...wishes(cart, texts),
			...(missesWantedDay(cart) && !isCancelled ? [t("delivery.wantedMissed")] : []),
			...(isOwnFreight ? labelled(t("delivery.contract"), cart.own_freight_contract) : []),
			...(isOwnFreight ? labelled(t("delivery.carrier"), cart.own_freight_carrier) : []),
		],
	};
}

export const confirmedDays = ({ confirmed_dates: dates }: Cart, { t, day }: MailTexts): Section[] =>
	dates.length === 0
		? []
		: [
				{
					title: t("dates.title"),
					lines: dates.map(({ line, title, date }) => t("dates.line", { line, goods: title, day: day(date) })),
					isList: true,
				},
			];

/** The items of an order. A confirmed day replaces the stock at the time of sending. */
export const agreedItems = ({ confirmed_dates: dates, items }: Cart): CartItem[] =>
	items.map((item, index) => (dates.some(({ line }) => line === index + 1) ? { ...item, at_once: null } : item));

/** Tells whether every line has a confirmed day; then no estimate is shown. */
const hasAllDays = ({ confirmed_dates: dates, items, orders_to_sets: sets }: Pick<Cart, "confirmed_dates" | "items" | "orders_to_sets">) =>
	dates.length > 0 && dates.length === items.length + sets.length;

/** The wishes of the buyer. A wanted day that can be met is the day of delivery. */
export const wishes = (cart: Cart, { t, day }: MailTexts): string[] => [
	...(meetsWantedDay(cart)
		? [t("delivery.onWanted", { day: day(cart.wanted_on) })]
		: labelled(t("delivery.wanted"), cart.wanted_on && day(cart.wanted_on))),
	...partDeliveryChoices.filter((one) => one === cart.part_deliveries).map((one) => t(`delivery.parts.${one}`)),
];

/** The estimated dates in the reader's language; "" if there are none. */
function expectedOf(cart: Cart, { t, day }: MailTexts): string {
	const { arrival } = cart;
	const period = (arrival && (arrival.later || orderPaper(cart) === "receipt") && periodOf(arrival)) || deliveryPeriod(cart);
	if (!period) return "";
	const whole = said(period, day);
	if (!arrival?.later) return whole;
	const later = periodOf(arrival.later);
	const { lines: count } = arrival.later;
	return `${whole}; ${later ? t("delivery.later", { count, day: said(later, day) }) : t("delivery.laterOpen", { count })}`;
}

interface Period {
	start: string;
	end: string;
}

const said = ({ start, end }: Period, day: MailTexts["day"]): string => (start === end ? day(end) : `${day(start)} – ${day(end)}`);

function periodOf({ first, last }: { first: string | null; last: string | null }): Period | null {
	const end = last ?? first;
	return end === null ? null : { start: first ?? end, end };
}

/** The days of an offer's goods if they are ordered on the day of the offer. */
function offeredDays({ offer, delivery: { min, max }, ...cart }: Cart, { t, day }: MailTexts): string[] {
	const latest = max ?? min;
	if (!offer || latest === null) return [];
	const country = calendarOf(cart);
	const period = {
		start: workingDayAfter(offer.created_at, min ?? latest, country),
		end: workingDayAfter(offer.created_at, latest, country),
	};
	return labelled(t("delivery.ifOrdered", { day: day(offer.created_at) }), said(period, day));
}

export function estimateOf({ delivery: { min, max, approx } }: Cart, { t }: MailTexts): string {
	if (min !== null && max !== null && min !== max) return t("estimate.range", { min, max });
	if (max !== null && (approx || min === max)) return t(approx ? "estimate.about" : "estimate.exact", { count: max });
	if (max !== null) return t("estimate.upTo", { count: max });
	return min === null ? "" : t("estimate.from", { count: min });
}

export function paymentSection({ paymentmethod, forms }: Cart, texts: MailTexts): Section {
	const { t } = texts;
	const billing = forms?.billing;
	return {
		title: t("section.payment"),
		lines: [
			methodOfOrder(paymentmethod).terms(texts),
			...labelled(t("payment.eInvoice"), [billing?.eInvoiceAddress ?? "", billing?.eInvoiceOperator ?? ""].filter(isFilled).join(", ")),
			...labelled(t("payment.invoiceEmail"), billing?.invoiceEmail ?? ""),
		],
	};
}

export const comments = (order: Cart, texts: MailTexts): Section[] => [
	...(order.comment === "" ? [] : [{ title: texts.t("order.comment"), lines: [order.comment] }]),
	...driverNotes(order, texts),
];

export const driverNotes = ({ forms, shipping_comment }: Cart, { t }: MailTexts): Section[] =>
	[
		{ title: t("delivery.siteNotes"), lines: [forms?.shipping?.siteNotes ?? ""].filter(isFilled) },
		{ title: t("delivery.comment"), lines: [shipping_comment].filter(isFilled) },
	].filter(({ lines }) => lines.length > 0);

const isFilled = (text: string): boolean => text !== "";
const labelled = (label: string, value: string): string[] => (value === "" ? [] : [`${label}: ${value}`]);

/**
 * The delivery of a sent order as dates (ISO, by the company's clock): the confirmed dates if all lines have one, the wanted day if it
 * can be met, the days of schedules, else the estimate in working days of its calendar from the day of sending. null if unknown, and under review, because an unconfirmed
 * order has no date.
 */
export function deliveryPeriod(order: Cart) {
	const {
		processed_at: sentAt,
		delivery: { min, max },
	} = order;
	const country = calendarOf(order);
	const isConfirmed = orderPaper(order) === "confirmation";
	const [first, ...others] = order.confirmed_dates.map(({ date }) => date).toSorted();
	if (first !== undefined && isConfirmed && hasAllDays(order)) return { start: first, end: others.at(-1) ?? first };
	if (isConfirmed && meetsWantedDay(order)) return { start: order.wanted_on, end: order.wanted_on };
	const { first: start, last: end, unscheduled } = order.arrival ?? {};
	if (isConfirmed && unscheduled !== undefined && start && end) return { start, end };
	const latest = max ?? min;
	if (!sentAt || !isConfirmed || latest === null) return null;
	const sent = companyDay(new Date(sentAt));
	return { start: workingDayAfter(sent, min ?? latest, country), end: workingDayAfter(sent, latest, country) };
}

export interface Accompanying {
	/** Origin of the shop for the link; "" for none. */
	origin: string;
	/** The sender's comment; "" for none. */
	comment: string;
}

export const withComment = (comment: string, { t }: MailTexts): string[] =>
	comment === "" ? [] : [t("shared.comment"), ...comment.split("\n").filter((line) => line.trim() !== "")];

/** Link to the privacy notice for a recipient whose address was provided by somebody else (Art. 14 GDPR). */
export const aboutPrivacy = (t: MailTexts["t"], origin: string): string[] =>
	origin === "" ? [] : [t("shared.privacy", { url: `${origin}/privacy` })];

/** Contact details; the recipient may not know the shop or have requested the mail. */
export const questions = (locale: BackendLocale, texts: MailTexts, origin: string): ClosingLine[] => [
	reachable(locale, (reached) => texts.t("shared.questions", reached)),
	texts.t("shared.why"),
	...aboutPrivacy(texts.t, origin),
	signature(texts),
];
