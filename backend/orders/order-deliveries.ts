import * as z from "zod";
import { confirmedDate, type Delivery, delivery } from "../../contract/cart";
import type { CutPiece } from "../../contract/values/cut-bars";
import { json } from "../db/rows";
import { cutSizeOf } from "../documents/line-notes";
import { setCode } from "../documents/order-lines";
import type { PricedCart } from "./priced-cart";

const linesOfDelivery = `(SELECT json_group_array(json_object('line', line, 'quantity', quantity, 'heats', json(heats)))
	FROM (SELECT line, quantity, heats FROM delivery_lines WHERE delivery_id = d.id ORDER BY line))`;

const certificatesOfDelivery = `(SELECT json_group_array(json_object('number', number, 'line', line, 'heat', heat))
	FROM (SELECT number, line, heat FROM certificates WHERE delivery_id = d.id ORDER BY line, heat))`;

const photographsOfDelivery = `(SELECT json_group_array(json_object('id', id, 'name', name, 'type', type, 'size', size))
	FROM (SELECT * FROM files WHERE delivery_id = d.id ORDER BY created_at, id))`;

/** SQL of the dates and deliveries that staff have recorded for an order `o`, each as JSON. */
export const deliveryColumns = `(SELECT json_group_array(json_object('line', line, 'date', confirmed_on))
		FROM (SELECT line, confirmed_on FROM order_line_dates WHERE order_id = o.id ORDER BY line)) AS confirmed_dates,
	(SELECT json_group_array(json_object('number', number, 'shipped_on', shipped_on, 'carrier', carrier, 'tracking_number', tracking_number,
			'tracking_url', nullif(tracking_url, ''), 'lines', json(${linesOfDelivery}), 'certificates', json(${certificatesOfDelivery}),
			'photographs', json(${photographsOfDelivery})))
		FROM deliveries d WHERE order_id = o.id) AS deliveries`;

const storedDelivery = delivery.extend({ lines: z.array(delivery.shape.lines.element.omit({ title: true, ordered: true })) });

const countOf = ({ number }: Pick<Delivery, "number">): number => Number(number.split("-").at(-1));

export const deliveryShape = {
	confirmed_dates: json(z.array(confirmedDate.omit({ title: true }))),
	deliveries: json(z.array(storedDelivery)).transform((all) => all.toSorted((a, b) => countOf(a) - countOf(b))),
};

export interface DeliverableLine {
	/** Starts at 1. */
	line: number;
	code: string;
	title: string;
	/** Units of the supply, or pieces of a cut line. */
	quantity: number;
	/** Length of a cut piece in mm; null without cuts. */
	cutLength: number | null;
	/** Width of a piece of a plate in mm; 0 without. */
	cutWidth: number;
	/** Pieces sawn from the whole line. */
	sawn: readonly CutPiece[];
	hasCertificate: boolean;
}

/** The size of a cut line's pieces at the end of its name. */
export const sizeAtEnd = /, \d+(?:\u00a0×\u00a0\d+)? mm$/;

export const deliverableLines = ({ items, orders_to_sets: sets }: Pick<PricedCart, "items" | "orders_to_sets">): DeliverableLine[] =>
	[
		...items.map(({ variant, fullTitle, quantity, cut, sawing, certificate_price: certificate }) => ({
			code: variant.code,
			title: fullTitle,
			quantity: cut?.pieces ?? quantity,
			cutLength: cut?.length ?? null,
			cutWidth: cut?.width ?? 0,
			sawn: sawing?.pieces ?? [],
			hasCertificate: certificate !== null,
		})),
		...sets.map(({ set_id: id, title, quantity }) => ({
			code: setCode(id),
			title,
			quantity,
			cutLength: null,
			cutWidth: 0,
			sawn: [],
			hasCertificate: false,
		})),
	].map((one, index) => ({ line: index + 1, ...one }));

export function deliveriesOf(
	{ confirmed_dates, deliveries, state }: z.output<z.ZodObject<typeof deliveryShape>> & Pick<PricedCart, "state">,
	cart: PricedCart,
): Required<Pick<PricedCart, "confirmed_dates" | "deliveries">> {
	if (confirmed_dates.length === 0 && deliveries.length === 0) return { confirmed_dates: [], deliveries: [] };
	const all = deliverableLines(cart);
	const named = <L extends { line: number }>(lines: readonly L[]) =>
		lines.flatMap((one) => {
			const of = all[one.line - 1];
			return of
				? [
						{
							...one,
							// As `sizeAtEnd` finds it.
							title:
								of.cutLength === null
									? of.title
									: `${of.title}, ${cutSizeOf({ length: of.cutLength, width: of.cutWidth }, { millimetres: String })} mm`,
							ordered: of.quantity,
						},
					]
				: [];
		});
	return {
		// A cancelled order has no delivery dates.
		confirmed_dates: state === "cancelled" ? [] : named(confirmed_dates),
		deliveries: deliveries.map((one) => ({ ...one, has_advice: true, lines: named(one.lines) })),
	};
}

export const sentOf = (
	deliveries: readonly { lines: readonly Pick<Delivery["lines"][number], "line" | "quantity">[] }[],
	line: number,
): number =>
	deliveries
		.flatMap(({ lines }) => lines)
		.filter((sent) => sent.line === line)
		.reduce((sum, { quantity }) => sum + quantity, 0);

export const linesSent = (
	{ deliveries }: { deliveries: Parameters<typeof sentOf>[0] },
	order: Pick<PricedCart, "items" | "orders_to_sets">,
): number => {
	const sent = new Map<number, number>();
	for (const { line, quantity } of deliveries.flatMap(({ lines }) => lines)) sent.set(line, (sent.get(line) ?? 0) + quantity);
	return deliverableLines(order).filter(({ line, quantity }) => (sent.get(line) ?? 0) >= quantity).length;
};
