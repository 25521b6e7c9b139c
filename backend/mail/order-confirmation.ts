import type { Cart, CartItem } from "../../contract/cart";
import { company, phones } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../language";
import type { Fact, Letter, LetterLine, Section } from "./letter";
import { noteOf, quantityOf } from "./line-services";
import { type MailTexts, mailTexts } from "./texts";

const { street, postCode, city } = company.address;
/** The last line of a mail. */
const signature = `${company.name}, ${street}, ${postCode} ${city}, ${company.vatId}`;

/** Payment term of an invoice (spec section 9). */
const invoiceTermDays = 30;

type Forms = NonNullable<Cart["forms"]>;
type Address = NonNullable<Forms["shipping"]>;

/** The confirmation of an order that was sent, as its owner may read it. */
export function orderConfirmation(order: Cart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const billing = order.forms?.billing;
	return {
		language: texts.language,
		subject: t("confirmation.subject", { number }),
		heading: t("confirmation.heading", { number }),
		paragraphs: [
			t("confirmation.greeting", { name: billing?.name ?? "" }),
			t("confirmation.intro"),
			...(order.needs_review ? [t("confirmation.review")] : []),
		],
		lines: {
			head: {
				code: t("line.code"),
				title: t("line.product"),
				quantity: t("line.quantity"),
				unitPrice: t("line.unitPrice"),
				total: t("line.total"),
			},
			rows: order.items.map((item) => lineOf(item, texts)),
		},
		totals: totalsOf(order, texts),
		totalsNote: vatNote(order, texts),
		sections: [orderData(order, texts), payment(texts), delivery(order, texts), ...addresses(order.forms, texts)],
		closing: [t("closing.questions", { email: company.email, phone: phones[languageOf(locale)].shown }), signature],
	};
}

function lineOf(item: CartItem, texts: MailTexts): LetterLine {
	const { money } = texts;
	return {
		code: item.variant.code,
		title: item.fullTitle,
		quantity: quantityOf(item, texts),
		unitPrice: money(item.price),
		total: money(item.line_price),
		note: noteOf(item, texts),
	};
}

function totalsOf(order: Cart, { t, money, weight, percent }: MailTexts): Fact[] {
	return [
		{ label: t("total.weight"), value: weight(order.total_weight) },
		{ label: t("total.goods"), value: money(order.total_goods_price) },
		...(order.total_discount > 0 ? [{ label: t("total.discount"), value: money(-order.total_discount) }] : []),
		{ label: t("total.delivery"), value: money(order.total_delivery_price) },
		{ label: t("total.net"), value: money(order.total_price), isStrong: true },
		{ label: t("total.vat", { rate: percent(order.vat.rate) }), value: money(order.total_vat_price) },
		{ label: t("total.gross"), value: money(order.total_price_with_vat), isStrong: true },
	];
}

/** Why VAT is what it is. An order that was sent always has a form, so that the reason is known. */
function vatNote({ vat }: Cart, { t, percent }: MailTexts): string {
	return vat.reason === "not_known_yet" ? "" : t(`vat.${vat.reason}`, { rate: percent(vat.rate) });
}

function orderData(order: Cart, { t, day }: MailTexts): Section {
	return {
		title: t("section.order"),
		lines: [
			`${t("order.number")}: ${order.order_number ?? ""}`,
			...(order.processed_at ? [`${t("order.date")}: ${day(order.processed_at)}`] : []),
			...labelled(t("order.reference"), order.reference),
			...labelled(t("order.comment"), order.comment),
		],
	};
}

const payment = ({ t }: MailTexts): Section => ({
	title: t("section.payment"),
	lines: [t("payment.invoice", { days: invoiceTermDays })],
});

function delivery(order: Cart, texts: MailTexts): Section {
	const { t } = texts;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const isOwnFreight = method?.type === "own_freight";
	return {
		title: t("section.delivery"),
		lines: [
			...(method ? [`${method.title} (${method.term})`] : []),
			...labelled(t("delivery.estimate"), estimateOf(order, texts)),
			...(isOwnFreight ? labelled(t("delivery.contract"), order.own_freight_contract) : []),
			...(isOwnFreight ? labelled(t("delivery.carrier"), order.own_freight_carrier) : []),
			...labelled(t("delivery.comment"), order.shipping_comment),
		],
	};
}

function estimateOf({ delivery: { min, max, approx } }: Cart, { t }: MailTexts): string {
	if (min !== null && max !== null && min !== max) return t("estimate.range", { min, max });
	if (max !== null && (approx || min === max)) return t(approx ? "estimate.about" : "estimate.exact", { count: max });
	if (max !== null) return t("estimate.upTo", { count: max });
	return min === null ? "" : t("estimate.from", { count: min });
}

function addresses(forms: Cart["forms"], texts: MailTexts): Section[] {
	const { t } = texts;
	const { billing, shipping } = forms ?? { billing: null, shipping: null };
	return [
		...(billing
			? [{ title: t("section.billing"), lines: [...addressLines(billing, texts), `${t("address.vat")}: ${billing.vat}`, billing.email] }]
			: []),
		...(shipping ? [{ title: t("section.shipping"), lines: addressLines(shipping, texts) }] : []),
	];
}

const addressLines = (address: Address, { country }: MailTexts): string[] =>
	[
		address.company,
		address.name,
		address.streetAddress,
		address.addressAdditionalLine,
		`${address.postCode} ${address.city}`,
		country(address.country),
		address.phone,
	].filter((line) => line !== "");

const labelled = (label: string, value: string): string[] => (value === "" ? [] : [`${label}: ${value}`]);
