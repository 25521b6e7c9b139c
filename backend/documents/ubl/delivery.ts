import type { Cart } from "../../../contract/cart";
import { company } from "../../../contract/company";
import type { MailTexts } from "../../texts/mail-texts";
import { deliveryPeriod, wishes } from "../order-sections";
import { leaf, type Markup, node } from "../xml";
import { deliveryParty, type Place, postalAddress } from "./parties";

export function delivery(order: Cart): Markup {
	const to = destinationOf(order);
	const period = deliveryPeriod(order);
	return node(
		"cac:Delivery",
		period ? node("cac:PromisedDeliveryPeriod", leaf("cbc:StartDate", period.start), leaf("cbc:EndDate", period.end)) : "",
		to ? deliveryParty(to) : "",
	);
}

/** The Incoterms clause with its named place: the place of loading under FCA, otherwise the place of delivery. */
export function deliveryTerms(order: Cart, texts: MailTexts): Markup {
	const { t } = texts;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const to = destinationOf(order);
	if (!method || !to) return "";
	const isOwnFreight = method.type === "own_freight";
	const { street, ...loadingPlace } = company.loadingPlace;
	const place: Place = isOwnFreight ? { ...loadingPlace, streetAddress: street, addressAdditionalLine: "" } : to;
	const special = [
		`${method.title}, ${method.term}`,
		...(order.crane_unloading ? [t("delivery.crane")] : []),
		...(isOwnFreight
			? [`${t("delivery.contract")}: ${order.own_freight_contract}`, `${t("delivery.carrier")}: ${order.own_freight_carrier}`]
			: []),
		...wishes(order, texts),
		...(order.forms?.shipping?.siteNotes ? [`${t("delivery.siteNotes")}: ${order.forms.shipping.siteNotes}`] : []),
		...(order.shipping_comment === "" ? [] : [`${t("delivery.comment")}: ${order.shipping_comment}`]),
	];
	return node(
		"cac:DeliveryTerms",
		leaf("cbc:ID", /^[A-Z]{3}\b/.exec(method.term)?.[0] ?? ""),
		leaf("cbc:SpecialTerms", special.join("; ")),
		node(
			"cac:DeliveryLocation",
			leaf("cbc:ID", `${place.streetAddress}, ${place.postCode} ${place.city}`),
			postalAddress("cac:Address", place),
		),
	);
}

const destinationOf = ({ forms }: Cart) => forms?.shipping ?? forms?.billing;
