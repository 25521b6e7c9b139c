import type { Landing } from "../../../contract/procurement";
import { suppliesByIds } from "../../catalogue/supplies";
import { suppliesByCodes } from "../../catalogue/supplies-by-code";
import { goodsOutside } from "../../platform/goods-outside";
import { type Connection, goodsWithin, isReturnUrl } from "../connections";
import type { BuyersLine } from "../orders/buyers-order";
import { OrderProblem } from "../orders/buyers-order";
import { type WantedGoods, wantedGoods } from "../orders/wanted-goods";
import { storeCart } from "../store-cart";
import { prepareVisit } from "../visits";
import type { Asked } from "./asked";
import { partiesField, type SaidParties } from "./order-head";
import type { CxmlMessage } from "./read-message";
import { numberOf } from "./read-parts";
import { type PunchOutSetup, readSetup } from "./read-setup";
import { CxmlRefusal } from "./status";

/**
 * Prepares a visit.
 * @returns the address of its first page, which works once
 * @throws CxmlRefusal
 */
export async function takeSetUp(asked: Asked, connection: Connection, message: CxmlMessage): Promise<string> {
	const db = asked.env.DB;
	const setup = readSetup(message.request);
	if (!isReturnUrl(connection, setup.returnUrl))
		throw new CxmlRefusal(400, `Carts of this connection do not return to ${setup.returnUrl}: ask the seller to list the address.`);
	const goods = setup.operation === "create" ? null : await goodsOf(asked, connection, setup);
	const { from, to, isTest, payloadId } = message;
	const said: SaidParties = { from, to, isTest };
	const { token, cart, statements } = prepareVisit(db, connection, {
		operation: setup.operation,
		returnUrl: setup.returnUrl,
		buyerCookie: setup.buyerCookie,
		sent: { fields: [{ name: partiesField, value: JSON.stringify(said) }], target: "", locale: asked.locale },
		landing: goods ? { kind: "cart" } : await landingOf(asked, connection, setup.selected),
	});
	const begins = [
		// A message that comes again replaces its visit as long as nobody has begun it.
		db.prepare("DELETE FROM punchouts WHERE connection_id = ? AND payload_id = ? AND state = 'waiting'").bind(connection.id, payloadId),
		...statements,
		db.prepare("UPDATE punchouts SET payload_id = ?1 WHERE cart_uuid = ?2").bind(payloadId, cart),
		...(goods ? storeCart(db, asked.locale, goods, cart) : []),
	];
	await db.batch(begins).catch((error: unknown) => {
		if (String(error).includes("punchouts.payload_id")) throw new CxmlRefusal(409, "The message came before, and its visit has begun.");
		throw error;
	});
	return `${asked.origin}/punchout/start?${new URLSearchParams({ token })}`;
}

/** The goods of a cart that comes back. Their prices are today's. */
async function goodsOf({ env, locale, origin }: Asked, connection: Connection, { items }: PunchOutSetup): Promise<WantedGoods> {
	const lines = items.map((item): BuyersLine => {
		const { line, unit, supplierPartId, auxiliaryId: reference, comment } = item;
		const code = supplierPartId || reference;
		return {
			line,
			quantity: numberOf(item.quantity) ?? 0,
			unit,
			code,
			reference,
			cents: null,
			wantedOn: "",
			comment: comment.slice(0, 200),
		};
	});
	const order = {
		number: "",
		payloadId: "",
		digest: "",
		head: {},
		lines,
		shipTo: null,
		comment: "",
		costCentre: "",
		locale,
		origin,
		isTest: false,
	};
	try {
		return await wantedGoods(env.DB, connection, order);
	} catch (error) {
		if (error instanceof OrderProblem) throw new CxmlRefusal(417, error.message);
		throw error;
	}
}

/**
 * The goods that the user has chosen in the buyer's own catalogue; the shop's first page if they are not known.
 * @throws CxmlRefusal for goods that the connection may not order
 */
async function landingOf({ env: { DB: db }, locale }: Asked, connection: Connection, code: string): Promise<Landing> {
	if (code === "") return { kind: "catalogue" };
	const hit = (await suppliesByCodes(db, [code])).get(code);
	if (hit === undefined || hit === "several") return { kind: "search", words: code.slice(0, 200) };
	const { supplies: outside } = await goodsOutside(db, goodsWithin(connection), { supplies: [hit.supply] });
	if (outside.size > 0) throw new CxmlRefusal(417, `${code} is not among the goods that this connection may order.`);
	const { variant } = (await suppliesByIds(db, locale, [hit.supply])).get(hit.supply) ?? {};
	return variant ? { kind: "variant", id: variant.id, slug: variant.products.slug } : { kind: "catalogue" };
}
