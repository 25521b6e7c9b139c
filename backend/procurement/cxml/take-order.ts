import { plainText } from "../../../contract/fields";
import { sha256 } from "../../platform/digest";
import type { Connection } from "../connections";
import { type BuyersLine, type BuyersOrder, type BuyersPlace, type LineProblem, OrderProblem } from "../orders/buyers-order";
import { placeBuyersOrder } from "../orders/place-buyers-order";
import type { Asked } from "./asked";
import type { OrderHead } from "./order-head";
import type { CxmlMessage } from "./read-message";
import { type CxmlOrder, readOrder } from "./read-order";
import { type CxmlAddress, type CxmlItem, numberOf } from "./read-parts";
import { CxmlRefusal } from "./status";

/** Systems send what was answered with a status from 500 on again. */
const statuses = { invalid: 400, unknown: 417, conflict: 409, again: 560 } as const;

/**
 * Orders what a message orders.
 * @returns a sentence for the buyer's log
 * @throws CxmlRefusal with all that is wrong
 */
export async function takeOrder(asked: Asked, connection: Connection, message: CxmlMessage): Promise<string> {
	const order = readOrder(message.request);
	try {
		const costCentre = await costCentreOf(asked.env.DB, connection, order);
		const { number, isRepeated } = await placeBuyersOrder(asked.env, connection, { ...buyersOrder(asked, order, message), costCentre });
		if (number === "") return "The message says that it is a test: the order would be taken, and nothing is ordered.";
		if (!isRepeated) asked.scheduleMail();
		return isRepeated ? `The order came before: it is ${number}.` : `The order is received as ${number}.`;
	} catch (error) {
		if (error instanceof OrderProblem) throw new CxmlRefusal(statuses[error.kind], error.message);
		throw error;
	}
}

function buyersOrder({ locale, origin }: Asked, order: CxmlOrder, message: CxmlMessage): BuyersOrder {
	const problems: LineProblem[] = [];
	const lines = order.items.flatMap((item) => {
		const line = lineOf(item);
		if (typeof line === "string") problems.push({ kind: "invalid", text: `Line ${item.line}: ${line}` });
		return typeof line === "string" ? [] : [line];
	});
	if (problems.length > 0) throw new OrderProblem(problems);
	const { from, to, isTest, payloadId } = message;
	return {
		number: order.orderId,
		payloadId,
		digest: digestOf(order),
		head: { from, to, isTest, orderDate: order.orderDate, payloadId } satisfies OrderHead,
		lines,
		shipTo: order.shipTo && placeOf(order.shipTo, order.contact.name),
		comment: plainText(order.comment),
		costCentre: "",
		locale,
		origin,
		isTest,
	};
}

/** The same for an order that comes again: its time may be another one then. */
function digestOf({ orderDate: _, ...contents }: CxmlOrder): string {
	return sha256(JSON.stringify(contents));
}

/** @returns what is wrong with it, in words */
function lineOf(item: CxmlItem): BuyersLine | string {
	const quantity = numberOf(item.quantity);
	if (quantity === null) return `"${item.quantity}" is no quantity.`;
	const cents = centsOf(item, quantity);
	if (typeof cents === "string") return cents;
	return {
		line: item.line,
		quantity,
		unit: item.unit,
		code: item.supplierPartId || item.auxiliaryId,
		reference: item.auxiliaryId,
		cents,
		wantedOn: item.requestedOn,
		comment: plainText(item.comment).slice(0, 200),
	};
}

function centsOf({ price, priceBase }: CxmlItem, quantity: number): number | null | string {
	if (price === null) return null;
	if (price.currency !== "EUR" && price.currency !== "") return `its price is in ${price.currency}, and ours are in EUR.`;
	const amount = numberOf(price.amount);
	const base = priceBase === null ? 1 : numberOf(priceBase);
	if (amount === null) return `"${price.amount}" is no price.`;
	if (!base) return `"${priceBase}" is no quantity of a price.`;
	return (amount * 100 * quantity) / base;
}

function placeOf({ name, deliverTo, streets, postCode, city, country, phone }: CxmlAddress, contact: string): BuyersPlace {
	const [person = contact, ...departments] = deliverTo;
	const [streetAddress = "", ...more] = streets;
	const short = (text: string, most = 120) => plainText(text).slice(0, most);
	return {
		company: short(name),
		name: short(person || name),
		phone,
		streetAddress: short(streetAddress),
		addressAdditionalLine: short([...departments, ...more].join(", ")),
		postCode,
		city: short(city, 80),
		country,
	};
}

/** The order's cost centre, if the company has told the shop of it; "" for every other. */
async function costCentreOf(db: D1Database, { team_id: team }: Connection, { extrinsics }: CxmlOrder): Promise<string> {
	const [, code = ""] = Object.entries(extrinsics).find(([name]) => /^cost ?cent(er|re)$/i.test(name)) ?? [];
	if (code === "") return "";
	const found = await db
		.prepare("SELECT code FROM cost_centres WHERE team_id = ? AND code = ? AND is_active = 1")
		.bind(team, code)
		.first("code");
	return typeof found === "string" ? found : "";
}
