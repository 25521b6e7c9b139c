import { Buffer } from "node:buffer";
import { company } from "../../../contract/company";
import type { ReturnForm } from "../../../contract/procurement";
import { unitCodes } from "../../../contract/values/unit-words";
import { acceptedItem } from "../../offers/offer-part";
import type { PricedCart, PricedItem } from "../../orders/priced-cart";
import { languageOf } from "../../platform/language";
import { mailTexts } from "../../texts/mail-texts";
import { type ReturnedLine, returnedLines, type Written } from "../return-lines";
import type { Visit } from "../visit-rows";
import { parties, partiesField, type SaidParties } from "./order-head";
import { cartMessage, type ReturnedItem } from "./write-cart";
import { newPayloadId } from "./write-message";

/** Units as most systems name them, unless the connection names them otherwise. */
const usualUnits: Readonly<Record<string, string>> = {
	[unitCodes.piece]: "EA",
	[unitCodes.pack]: "PK",
	[unitCodes.roll]: "RO",
	[unitCodes.set]: "SET",
};

/** @param unit of UN/ECE */
export const unitName = (unit: string, { units }: Pick<Visit, "units">): string => units[unit] ?? usualUnits[unit] ?? unit;

/** Each line needs a group of goods: UNSPSC of structural components and basic shapes. */
const usualGroup = { domain: "UNSPSC", code: "30100000" };

/** Longer descriptions are cut off by some systems, and refused by others. */
const longestText = 1000;

/** The message that takes a cart back, in a form that works without scripts: the browser itself encodes the first kind of field for the URL. */
export function writeCxml(visit: Visit, cart: PricedCart | null, written: Written) {
	const taken = visit.operation === "inspect" ? null : cart;
	const lines = taken ? returnedLines(taken, visit.rules, written) : [];
	const text = messageOf(visit, taken, lines, written);
	const form: ReturnForm = {
		system: visit.name,
		frame_origins: visit.frame_origins,
		action: visit.return_url,
		target: visit.sent.target,
		fields: [
			visit.cart_field === "base64"
				? { name: "cxml-base64", value: Buffer.from(text).toString("base64") }
				: { name: "cxml-urlencoded", value: text },
		],
	};
	return { form, lines: lines.map((line) => ({ ...line, terms: termsOf(line, taken) })), kind: "PunchOutOrderMessage" };
}

function messageOf(visit: Visit, cart: PricedCart | null, lines: readonly ReturnedLine[], { locale }: Written): string {
	const { from, to, isTest } = partiesOf(visit);
	const texts = mailTexts(locale);
	const envelope = { payloadId: newPayloadId(), at: new Date(), language: languageOf(locale) };
	return cartMessage(
		envelope,
		{ from: to, to: from, isTest },
		{
			buyerCookie: visit.buyer_cookie,
			isUnchanged: cart === null,
			mayEdit: true,
			// As a line of its own it is no longer in the head.
			shippingCents: visit.rules.freight ? 0 : (cart?.total_delivery_price ?? 0),
			shipping: texts.t("total.delivery"),
			taxCents: cart?.total_vat_price ?? 0,
			tax: cart ? `${texts.number(cart.vat.rate)} %` : "0 %",
			items: lines.map((line) => itemOf(line, visit)),
		},
	);
}

/** Both sides as the system has named them; for a cart that no message has begun, such as a trial at the desk, as the shop knows them. */
function partiesOf({ sent, login }: Visit): SaidParties {
	const said = sent.fields.find(({ name }) => name === partiesField);
	const one = (identity: string) => [{ domain: "NetworkID", identity }];
	return said ? parties.parse(JSON.parse(said.value)) : { from: one(login), to: one(company.vatId), isTest: true };
}

function itemOf(line: ReturnedLine, visit: Visit): ReturnedItem {
	const { title, notes, cut } = line;
	const said = Object.entries({
		BuyerPartID: line.ownNumber,
		CutLengthMm: cut ? String(cut.length) : "",
		CutWidthMm: cut && cut.width > 0 ? String(cut.width) : "",
		CutPieces: cut ? String(cut.pieces) : "",
		Certificate: line.hasCertificate ? "EN 10204 3.1" : "",
		NetWeightKg: line.weight > 0 ? String(line.weight / 1000) : "",
	});
	return {
		quantity: line.quantity,
		code: line.code,
		auxiliaryId: line.reference,
		lineCents: line.total,
		description: [title, ...notes].join("; ").slice(0, longestText),
		shortName: title.slice(0, 60),
		unit: unitName(line.unit, visit),
		classifications: [groupOf(line)],
		manufacturer: line.supplier,
		manufacturersCode: line.supplierCode,
		leadDays: line.leadDays,
		extrinsics: Object.fromEntries(said.filter(([, text]) => text !== "")),
	};
}

/** The system of a group's code, by its form. */
function groupOf({ group }: ReturnedLine): ReturnedItem["classifications"][number] {
	if (group === "") return usualGroup;
	if (/^EC\d{6}$/.test(group)) return { domain: "ETIM", code: group };
	if (/^\d{2}-\d{2}-\d{2}-\d{2}$/.test(group)) return { domain: "ECLASS", code: group };
	return { domain: /^\d{8}$/.test(group) ? "UNSPSC" : "custom", code: group };
}

/** The price of a line as an offer, which its order may have for some days. */
function termsOf({ reference }: ReturnedLine, cart: PricedCart | null) {
	const item = cart?.items.find(({ id }) => reference === `${cart.uuid}/${id}`);
	if (!item) return null;
	const { unitCents, discountBp, discountTitle, cutFeeCents, certificateCents, offered } = acceptedItem(item, item.quantity);
	return { unitCents, discountBp, discountTitle, cutFeeCents, certificateCents, offered, ...thresholdsOf(item) };
}

/** The smallest quantity, and the smallest value of goods, at which the price of a line is this one. */
function thresholdsOf({ discounts, quantity }: PricedItem): { from: number; goodsFrom: number } {
	const most = (kinds: readonly string[]) =>
		Math.max(0, ...discounts.flatMap(({ kind, threshold }) => (kinds.includes(kind) ? [threshold] : [])));
	// No threshold says where a price in parts begins.
	const isInParts = discounts.some(({ kind, percent }) => kind !== "volume" && percent === null);
	return { from: isInParts ? quantity : most(["volume", "line"]), goodsFrom: most(["personal"]) };
}
