import { company, companyDay } from "../../../contract/company";
import type { ReturnForm } from "../../../contract/procurement";
import { unitCodes } from "../../../contract/values/unit-words";
import { setIdOf } from "../../documents/order-lines";
import type { PricedCart } from "../../orders/priced-cart";
import { itemKey, setKey } from "../orders/stored-lines";
import { type ReturnedLine, returnedLines, type Written } from "../return-lines";
import type { Visit } from "../visit-rows";
import { cutCode } from "./cut-code";
import { type IdsLine, writeIdsCart } from "./write-cart";

/** The form field that takes a cart back to software of trades. */
export function writeIds(visit: Visit, cart: PricedCart | null, written: Written) {
	const lines = cart ? returnedLines(cart, visit.rules, written) : [];
	const now = new Date();
	const { commission = "", note = "", deliveryDay = "", isPickup = false } = visit.sent.cart ?? {};
	const xml = writeIdsCart({
		...{ commission, note, deliveryDay, isPickup },
		day: companyDay(now),
		time: now.toLocaleTimeString("sv-SE", { timeZone: company.timeZone }),
		lines: lines.map((line) => idsLine(line, visit, cart?.vat.rate ?? 0)),
	});
	const form: ReturnForm = {
		system: visit.name,
		frame_origins: visit.frame_origins,
		action: visit.return_url,
		target: visit.sent.target,
		fields: [{ name: "warenkorb", value: xml }],
	};
	return { form, lines, kind: "IDS cart" };
}

/** Packs whose pieces are known are counted in pieces, because IDS has no packs: a cart that comes again then means the same. */
function idsLine(line: ReturnedLine, { units, sent }: Visit, vat: number): IdsLine {
	const { code, title, notes, total, reference, pieces, cut, comment } = line;
	const known = sent.cart?.positions[keyOf(line)];
	const unit = pieces > 1 ? unitCodes.piece : line.unit;
	return {
		...{ title, notes, total, vat, reference },
		code: cut ? cutCode(code) : code,
		quantity: line.quantity * pieces,
		unit: units[unit] ?? unit,
		position: known?.number ?? comment,
		subPosition: known?.subNumber ?? "",
	};
}

function keyOf({ code, supply, cut, hasCertificate: certificate }: ReturnedLine): string {
	if (supply !== null) return itemKey({ supply, cutLength: cut?.length ?? 0, cutWidth: cut?.width ?? 0, certificate });
	const set = setIdOf(code);
	return set === null ? "" : setKey(set);
}
