import { companyDay } from "../../../contract/company";
import { calendarOf } from "../../../contract/seller/calendar";
import { workingDayAfter } from "../../../contract/values/days";
import { deliverableLines } from "../../orders/order-deliveries";
import type { PricedCart } from "../../orders/priced-cart";
import type { PlannedOrder } from "./planned-orders";

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Days after the order until goods leave, until the rest of a partial delivery follows, and until the confirmed date of a reviewed order.
 */
const after = { shipping: 2, rest: 12, confirmed: 7 } as const;

/** Heat data of the example catalogue's fictitious maker. */
const exampleHeat = {
	chemical: [
		["C", "0.16"],
		["Si", "0.21"],
		["Mn", "1.42"],
		["P", "0.014"],
		["S", "0.006"],
		["Al", "0.035"],
		["CEV", "0.41"],
	].map(([name, value]) => ({ name, value })),
	mechanical: [
		{ name: "ReH", value: "392", unit: "MPa" },
		{ name: "Rm", value: "541", unit: "MPa" },
		{ name: "A5", value: "27.5", unit: "%" },
		{ name: "KV −20 °C", value: "88/94/91", unit: "J" },
	],
};

/**
 * Confirmations and deliveries of a demo order: older orders are sent at once, current ones with several lines in parts.
 * @param number of the order, without its prefix
 * @returns statements for the batch that makes it an order
 */
export function deliveryStatements(
	db: D1Database,
	id: number,
	number: number,
	{ at, age, state, isReviewed, shipment, buyer }: PlannedOrder,
	cart: PricedCart,
): D1PreparedStatement[] {
	const lines = deliverableLines(cart);
	const dayAfter = (days: number) => companyDay(new Date(Date.parse(at) + days * dayLength));
	const workingDay = (days: number) => workingDayAfter(dayAfter(days - 1), 1, calendarOf(cart));
	const isSent = state === "in_delivery" || state === "done";
	const sent = !isSent ? [] : state === "done" ? lines : lines.slice(0, Math.ceil(lines.length / 2));
	const confirmed = isReviewed ? lines : lines.slice(isSent ? sent.length : lines.length);
	const dates = confirmed.map(({ line }) => ({ line, date: workingDay(isSent ? after.rest : after.confirmed) }));
	const heatOf = ({ line }: { line: number }) => `${number}${line}`;
	const gradeOf = ({ title }: { title: string }) => /\bS\d{3}\w*/.exec(title)?.[0] ?? "";
	// For goods on their way, the maker's certificate has not arrived yet.
	const certified = state === "done" ? sent.filter((line) => line.hasCertificate && gradeOf(line) !== "") : [];
	return [
		db
			.prepare("INSERT INTO order_line_dates (order_id, line, confirmed_on) SELECT ?, value ->> 'line', value ->> 'date' FROM json_each(?)")
			.bind(id, JSON.stringify(dates)),
		...(sent.length === 0
			? []
			: [
					db
						.prepare(
							`INSERT INTO deliveries (id, order_id, number, shipped_on, carrier, tracking_number, tracking_url, key, body_hash)
							VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?2, '')`,
						)
						.bind(
							id,
							`CB-${number}-1`,
							dayAfter(Math.min(age, after.shipping)),
							...(shipment === null ? ["", "", ""] : [buyer.carrier.name, shipment, buyer.carrier.page + shipment]),
						),
					db
						.prepare(
							`INSERT INTO delivery_lines (delivery_id, line, quantity, heats, is_certified)
							SELECT ?, value ->> 'line', value ->> 'quantity', value -> 'heats', value ->> 'hasCertificate' FROM json_each(?)`,
						)
						.bind(id, JSON.stringify(sent.map((line) => ({ ...line, heats: line.hasCertificate ? [heatOf(line)] : [] })))),
					...certified.map((line, index) =>
						db
							.prepare(
								`INSERT INTO certificates (delivery_id, line, heat, number, issued_on, steel, maker, maker_number, maker_day, chemical, mechanical)
								VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'Esimerkki Steel Oy', ?7, ?8, ?9, ?10)`,
							)
							.bind(
								...[id, line.line, heatOf(line), `CB-${number}-1-C${index + 1}`, dayAfter(Math.min(age, after.shipping))],
								...[
									gradeOf(line),
									`ES-${heatOf(line)}`,
									dayAfter(-40),
									JSON.stringify(exampleHeat.chemical),
									JSON.stringify(exampleHeat.mechanical),
								],
							),
					),
				]),
	];
}
