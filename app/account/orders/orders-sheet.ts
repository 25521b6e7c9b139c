import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";
import { formatRange } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { stateOf } from "../../../contract/values/order-states";
import type { Texts } from "../../platform/i18n/i18n";
import { type Cell, csv } from "../../platform/tables/csv";
import { historyQuery, orderSearchParameters } from "../paged/list-query";
import { workbook } from "./workbook";

/** `take` orders per call: at most the 2,000 newest orders. */
const take = 100;
const maxCalls = 20;

/** Exports all orders that the list at this address shows as CSV or Excel, by file extension. ?rows=lines exports a row per line. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const user = await context.user();
	const { pathname, searchParams } = new URL(request.url);
	const wanted = orderSearchParameters(historyQuery(searchParams));
	const rows = searchParams.get("rows") === "lines" ? "lines" : "orders";
	const lines = rows === "lines" ? undefined : formatRange(0, 0);
	const found: Cart[] = [];
	for (let call = 0; call < maxCalls && found.length === call * take; call++)
		found.push(...(await context.backend(orders.byUser, { query: { ...wanted, range: formatRange(call * take, take), lines } })));
	const sheet = ordersSheet(found, rows, { buyer: user.customername || user.email, texts: context.texts });
	const name = rows === "lines" ? "order-lines" : "orders";
	const [type, ending, content] = pathname.endsWith(".xlsx")
		? ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx", workbook([{ name, rows: sheet }])]
		: ["text/csv; charset=utf-8", "csv", csv(sheet, context.market.intl)];
	return new Response(content, {
		headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}.${ending}"` },
	});
}

/** The first cells of an order. The day uses the company's clock, as the list's filter does. */
const headOf = (order: Cart, buyer: string, costCentre = order.cost_centre): Cell[] => [
	order.order_number,
	order.processed_at ? { day: companyDay(new Date(order.processed_at)) } : null,
	order.of_colleague?.name ?? buyer,
	order.reference,
	costCentre,
	order.project,
];

/**
 * Orders as a table in the reader's language, with a row per order or per line. Amounts are in EUR, weights in kg.
 * @param buyer the account's name, because its own orders carry none
 */
export function ordersSheet(
	orders: readonly Cart[],
	rows: "orders" | "lines",
	{ buyer, texts }: { buyer: string; texts: Texts },
): Cell[][] {
	const t = texts.translator("order-history");
	const cart = texts.translator("cart");
	const head: Cell[] = [
		t("column.order"),
		t("file.date"),
		t("buyer.label"),
		t("file.reference"),
		cart("costs.centre"),
		cart("costs.project"),
	];
	return rows === "orders"
		? [[...head, t("column.state"), t("file.weight"), t("file.net"), t("file.vat"), t("file.gross")], ...orders.map(rowOf)]
		: [[...head, ...lineHead()], ...orders.flatMap(linesOf)];

	function rowOf(order: Cart): Cell[] {
		return [
			...headOf(order, buyer),
			cart(`status.${stateOf(order)}`),
			order.total_weight / 1000,
			{ cents: order.total_price },
			{ cents: order.total_vat_price },
			{ cents: order.total_price_with_vat },
		];
	}

	function lineHead(): Cell[] {
		return [
			t("file.line"),
			t("file.code"),
			t("file.title"),
			t("file.quantity"),
			t("file.unit"),
			t("file.cutLength"),
			t("file.charged"),
			t("file.price"),
			t("file.discount"),
			t("file.cuts"),
			t("file.certificate"),
			t("file.linePrice"),
			t("file.weight"),
			t("file.lineReference"),
			t("file.ownNumber"),
		];
	}

	/** A line's value is charged quantity × price − discount + cuts + certificate. A cut line charges bars or shares of
	 * plates, and orders pieces. */
	function linesOf(order: Cart): Cell[][] {
		const unitOf = texts.translator("catalogue");
		const lines = order.items.map((item): Cell[] => [
			item.variant.code,
			item.fullTitle,
			item.cut?.pieces ?? item.quantity,
			unitOf(`unit.short.${item.cut ? "piece" : item.variant.products.unit}`),
			item.cut ? (item.cut.width > 0 ? `${item.cut.length} x ${item.cut.width}` : item.cut.length) : sawnOf(item),
			chargedOf(item),
			{ cents: item.price },
			{ cents: item.discount },
			{ cents: item.cut?.price ?? item.sawing?.price ?? 0 },
			{ cents: item.certificate_price ?? 0 },
			{ cents: item.line_price },
			item.weight / 1000,
			item.comment,
			item.own_number,
		]);
		const none = { cents: 0 };
		const sets = order.orders_to_sets.map((set): Cell[] => [
			`SET-${set.set_id}`,
			set.title,
			set.quantity,
			unitOf("unit.short.set"),
			null,
			set.quantity,
			{ cents: set.price },
			...[none, none, none],
			{ cents: set.line_price },
			set.weight / 1000,
			"",
			"",
		]);
		return [...lines, ...sets].map((line, index) => [
			...headOf(order, buyer, order.items[index]?.cost_centre || order.cost_centre),
			index + 1,
			...line,
		]);
	}
}

const sawnOf = ({ sawing }: Cart["items"][number]): string | null =>
	sawing?.pieces.map(({ pieces, length }) => `${pieces} x ${length}`).join(", ") ?? null;

/** The units that a line pays: of pieces of a plate their share of plates. */
function chargedOf({ cut, quantity, variant: { size } }: Cart["items"][number]): number {
	if (!cut || cut.width === 0 || !size) return quantity;
	return Math.round((1_000_000 * cut.used_area) / (size.length * size.width)) / 1_000_000;
}
