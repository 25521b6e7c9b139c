import type { AppLoadContext } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { type DeskOrder, deskOrders } from "../../../contract/desk/orders";
import { mayAs } from "../../../contract/desk/staff-roles";
import { languages } from "../../../contract/locale";
import { pieceSize } from "../../../contract/ordering/ordered-lines";
import { buyerNumber } from "../../../contract/seller/buyer-number";
import { pieceList } from "../../../contract/values/cut-bars";
import { isCollected, stateOf } from "../../../contract/values/order-states";
import { paymentMethodNames } from "../../../contract/values/payment-methods";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { changedDays, daysText } from "../../platform/i18n/days-text";
import { formatFor } from "../../platform/i18n/format";
import { linesOf, workFor, workOn } from "./possible";

/** @throws Response 404 for no order, and for an open cart */
export async function readOrder({ desk }: AppLoadContext, number: string | undefined): Promise<DeskOrder & { order_number: string }> {
	const order = await desk().backend(deskOrders.byNumber, { params: { number: number ?? "" } });
	const { order_number: found } = order;
	if (found === null) throw new Response(null, { status: 404 });
	return { ...order, order_number: found };
}

function plannedText(
	{ market, texts }: AppLoadContext,
	{ planned_deliveries: planned = [] }: Pick<DeskOrder, "planned_deliveries">,
): string {
	const { money, shortDay, totalWeight } = formatFor(market);
	const parts = planned.map(({ on, weight, price }) => `${shortDay(on)} ${totalWeight(weight)} ${money(price)}`);
	return parts.length === 0 ? "" : texts.translator("cart")("totals.planned.each", { count: parts.length, parts: parts.join("; ") });
}

/** An order with its figures and days as the reader's language writes them. */
export async function orderView(context: AppLoadContext, order: Awaited<ReturnType<typeof readOrder>>) {
	const { roles } = await context.desk().member();
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	const medium = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const dayOf = (iso: string | null | undefined) => (iso ? medium.format(new Date(iso)) : "");
	const { money, percent, totalWeight } = formatFor(context.market);
	const { forms, desk } = order;
	const billing = forms?.billing ?? null;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const payment = paymentMethodNames.find((name) => name === order.paymentmethod?.name) ?? null;
	const work = workFor(workOn(order), roles);
	const confirmed = new Map(order.confirmed_dates.map(({ line, date }) => [line, date]));
	const units = context.texts.translator("catalogue");
	const sold = [
		...order.items.map(
			({ variant, suppliedVariant, quantity, cut, sawing, price, line_price, comment, own_number, certificate_price, schedule = [] }) => ({
				supplier: suppliedVariant.supplier.name,
				supplierCode: suppliedVariant.supplierCode,
				amount: units(`unit.${variant.products.unit}`, { count: quantity }),
				pieces: cut ? { pieces: cut.pieces, length: pieceSize(cut) } : null,
				sawn: sawing && {
					list: pieceList(sawing.pieces),
					bars: sawing.patterns.map(({ bars, pieces }) => ({ count: bars, list: pieceList(pieces) })),
				},
				certificate: certificate_price === null ? null : money(certificate_price),
				price: money(price),
				total: money(line_price),
				notes: [comment, own_number, ...schedule.map(({ on, amount }) => `${amount}: ${dayOf(on)}`)].filter((note) => note !== ""),
			}),
		),
		...order.orders_to_sets.map(({ quantity, price, line_price, items }) => ({
			supplier: "",
			supplierCode: "",
			amount: units("unit.set", { count: quantity }),
			pieces: null,
			sawn: null,
			certificate: null,
			price: money(price),
			total: money(line_price),
			notes: items.map((item) => `${item.quantity} × ${item.fullTitle}`),
		})),
	];
	return {
		number: order.order_number,
		version: order.version,
		state: stateOf(order),
		sentAt: order.processed_at ? time.format(new Date(order.processed_at)) : "",
		total: money(order.total_price),
		weight: totalWeight(order.total_weight),
		reason: desk.cancel_reason,
		review: desk.review && {
			reasons: desk.review.reasons,
			credit: desk.review.credit && {
				limit: money(desk.review.credit.limit),
				open: money(desk.review.credit.open),
				order: money(desk.review.credit.order),
			},
		},
		isWithdrawn: order.is_withdrawn,
		request: desk.change_request && {
			id: desk.change_request.id,
			isWithdrawal: desk.change_request.kind === "withdrawal",
			askedAt: time.format(new Date(desk.change_request.asked_at)),
			comment: desk.change_request.comment,
			obstacle: desk.change_request.obstacle,
			fields: desk.change_request.fields,
			missed: dayOf(desk.change_request.missed_wanted_on ?? ""),
			lines: desk.change_request.lines.map(differenceIn(context)),
			net: { from: money(desk.change_request.total_price.from), to: money(desk.change_request.total_price.to) },
			/** Decimal euros with VAT, which the form sends back. */
			total: desk.change_request.total_price_with_vat.to / 100,
		},
		today: companyDay(new Date()),
		work: { ...work, refund: work.refund === 0 ? null : money(work.refund) },
		lines: linesOf(order).flatMap((line, index) => {
			const goods = sold[index];
			return goods ? [{ ...line, ...goods, confirmedOn: dayOf(confirmed.get(line.line)) }] : [];
		}),
		totals: [
			{ name: "goods" as const, amount: money(order.total_goods_price) },
			...(order.total_discount > 0 ? [{ name: "discount" as const, amount: money(-order.total_discount) }] : []),
			...(order.total_freight_price > 0 ? [{ name: "freight" as const, amount: money(order.total_freight_price) }] : []),
			...(order.total_crane_price > 0 ? [{ name: "crane" as const, amount: money(order.total_crane_price) }] : []),
			...(order.total_packaging_price > 0 ? [{ name: "packaging" as const, amount: money(order.total_packaging_price) }] : []),
			{ name: "net" as const, amount: money(order.total_price) },
			{ name: "vat" as const, amount: money(order.total_vat_price) },
			{ name: "gross" as const, amount: money(order.total_price_with_vat) },
		],
		/** The deliveries of a schedule, each with what it costs; "" for one delivery. */
		planned: plannedText(context, order),
		vatRate: percent(order.vat.rate),
		billing: billing && {
			...billing,
			vat: buyerNumber(billing).number,
			holder: desk.vat_holder,
			creditOf: desk.credit_of,
		},
		shipping: forms?.shipping ?? null,
		isCollected: isCollected(order),
		delivery: method ? [method.title, method.term].filter((part) => part !== "").join(", ") : "",
		hasCrane: order.crane_unloading,
		wantedOn: dayOf(order.wanted_on),
		parts: order.part_deliveries,
		carrier: [order.own_freight_carrier, order.own_freight_contract].filter((part) => part !== "").join(", "),
		notes: {
			reference: order.reference,
			comment: order.comment,
			shippingComment: order.shipping_comment,
			costCentre: order.cost_centre,
			project: order.project,
			offer: order.from_offer ?? "",
			approved: order.approval?.state === "approved" ? order.approval.by : "",
		},
		terms: termsOf(context, order),
		payment,
		paidBy: desk.paid_by,
		refunded: desk.refunded > 0 ? money(desk.refunded) : null,
		/** The person may attach certificates to what has left. */
		owesCertificates: mayAs(roles, "orders") && order.deliveries.length > 0 && order.items.some((item) => item.certificate_price !== null),
		invoices: desk.invoices.map(({ gross, open, paid_in_parts, issued_on, due_on, paid_on, payments, reminders, ...invoice }) => ({
			...invoice,
			issuedOn: dayOf(issued_on),
			dueOn: dayOf(due_on),
			paidOn: dayOf(paid_on),
			gross: money(invoice.kind === "credit_note" ? -gross : gross),
			paidInParts: paid_in_parts > 0 ? money(paid_in_parts) : "",
			open: invoice.kind === "credit_note" ? "" : money(open),
			payments: payments.map(({ paid_on: on, amount, reference }, index) => ({
				index,
				text: [dayOf(on), money(amount), reference].filter(Boolean).join(", "),
			})),
			reminders: reminders.map(({ stage, sent_on }) => ({ stage, day: dayOf(sent_on) })),
		})),
		changes: order.changes.map(({ changed_at, by, reason, lines, fields, total_price: { from, to } }) => ({
			...{ time: time.format(new Date(changed_at)), by, reason, fields, from: money(from), to: money(to) },
			lines: lines.map(differenceIn(context)),
		})),
		photographs: desk.photographs.map(({ id, key, delivery }) => ({ id, key, name: delivery })),
		deliveries: order.deliveries.map(({ shipped_on, ...delivery }) => ({ ...delivery, shippedOn: dayOf(shipped_on) })),
	};
}

const differenceIn = ({ texts, market }: Pick<AppLoadContext, "texts" | "market">) => {
	const t = texts.translator("cart");
	const format = formatFor(market);
	return ({ title, code, quantity, certificate, schedule }: DeskOrder["changes"][number]["lines"][number]): string =>
		[
			`${title} · ${code}: ${quantity.from} → ${quantity.to}`,
			...(certificate ? [t("changes.certificate")] : []),
			...changedDays(t, schedule && daysText(schedule, format)),
		].join(", ");
};

/** The terms that an order was sent under, with their page at the shop of its language. */
function termsOf(context: AppLoadContext, { terms_version: version, locale }: DeskOrder) {
	if (version === null) return null;
	const language = languages.find((one) => markets[one].backendLocale === locale);
	const origin = language && context.desk().shopOrigins[language];
	return { version, to: origin ? `${origin}${href("/terms", { version })}` : null };
}

export type OrderView = Awaited<ReturnType<typeof orderView>>;
