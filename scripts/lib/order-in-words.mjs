const grouped = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euros = (amount) => `${grouped.format(amount)} EUR`;

export const stateWords = {
	in_review: "in review, not confirmed by a person",
	confirmed: "confirmed",
	paid: "confirmed, paid by card",
	in_delivery: "in delivery",
	done: "done",
	cancelled: "cancelled",
};
const stateOf = ({ state, lines_sent: sent, length, desk }) => {
	if (!state) return "a cart, not sent";
	if (sent !== null && sent < length) return `in delivery, ${sent} of ${length} lines shipped in full`;
	return state === "cancelled" && desk.cancel_reason ? `cancelled: ${desk.cancel_reason}` : stateWords[state];
};

/** Describes an order or a cart for staff. @param {object} order the answer of `GET /desk/orders/{number}` */
export function orderInWords(order) {
	const { desk, forms } = order;
	const billing = forms?.billing;
	return [
		order.order_number ?? `Cart ${order.uuid}`,
		`  state     ${stateOf(order)}`,
		`  sent      ${order.processed_at ?? "no"}`,
		`  company   ${billing?.company || "not said"} (${billing?.vat || "no VAT id"}, ${billing?.vat_check || "not looked up"})`,
		`  holder    ${desk.vat_holder ?? "not known"}`,
		`  buyer     ${[billing?.name, billing?.email, billing?.phone].filter(Boolean).join(", ")}`,
		`  payment   ${paymentOf(order)}`,
		...addressesOf(forms),
		...wishesOf(order).map(([name, text]) => `  ${name.padEnd(9)} ${text}`),
		...order.deliveries.map((delivery) => `  delivery  ${delivered(delivery)}`),
		...desk.invoices.map((paper) => (paper.kind === "invoice" ? `  invoice   ${invoiced(paper)}` : `  credit    ${credited(paper)}`)),
		...linesOf(order).flatMap((line) => ["", ...line]),
		"",
		...totalsOf(order),
	].join("\n");
}

/** Billing and delivery addresses. */
function addressesOf(forms) {
	const place = ({ company, name, phone, streetAddress, addressAdditionalLine, postCode, city, country }) =>
		[company, name, streetAddress, addressAdditionalLine, `${postCode} ${city}`.trim(), country, phone].filter(Boolean).join(", ");
	if (!forms?.billing) return [];
	return [`  bill to   ${place(forms.billing)}`, `  goods to  ${forms.shipping ? place(forms.shipping) : "the same"}`];
}

const parts = { complete: "in one delivery alone", partial: "also in parts" };

/** Delivery method, wishes, references and information for the driver; only those that are given. */
function wishesOf(order) {
	const { delivery_methods: methods, delivery_methodid: chosen, own_freight_contract: contract, own_freight_carrier: carrier } = order;
	const method = methods.find(({ id }) => id === chosen);
	const freight = method?.type === "own_freight" ? [carrier, contract && `contract ${contract}`] : [];
	return [
		["comes", [method?.title, order.crane_unloading && "unloaded by crane", ...freight].filter(Boolean).join(", ")],
		["wanted", [order.wanted_on, parts[order.part_deliveries]].filter(Boolean).join(", ")],
		["site", order.forms?.shipping?.siteNotes],
		["driver", order.shipping_comment],
		["PO number", order.reference],
		["books to", [order.cost_centre, order.project].filter(Boolean).join(", project ")],
		["comment", order.comment],
	].flatMap(([name, text]) => (text ? [[name, text.replaceAll("\n", " / ")]] : []));
}

/** Payment method and state, with a word for what is unknown. */
function paymentOf({ paymentmethod, isProcessed, desk }) {
	if (desk.paid_by) return `by card, ${desk.paid_by}${desk.refunded > 0 ? `, ${euros(desk.refunded)} refunded` : ""}`;
	if (!paymentmethod) return "not chosen yet";
	if (paymentmethod.name !== "invoice") return `by ${paymentmethod.name}, not paid yet`;
	if (!isProcessed) return "on invoice";
	return desk.credit_of ? `on invoice, within the limit of ${desk.credit_of}` : "on invoice, within no company's limit";
}

/** A delivery by its number, which certificates require, with its heats. */
function delivered({ number, shipped_on, carrier, tracking_number, lines }) {
	const goods = lines.map(
		({ line, quantity, heats }) => `line ${line}: ${quantity}${heats.length > 0 ? ` of heat ${heats.join(", ")}` : ""}`,
	);
	return [`${number}  ${shipped_on}`, [carrier, tracking_number].filter(Boolean).join(" "), ...goods].filter(Boolean).join("; ");
}

function invoiced({ number, issued_on, due_on, paid_on, gross, paid_in_parts, open }) {
	const part = paid_in_parts > 0 ? `${euros(paid_in_parts)} paid, ${euros(open)} open` : "not paid";
	const state = paid_on ? `paid ${paid_on}` : `due ${due_on}, ${part}`;
	return `${number}  ${issued_on}; ${euros(gross)}; ${state}`;
}

const credited = ({ number, issued_on, credits, gross }) => `${number}  ${issued_on}; ${euros(gross)} of ${credits}`;

/** Each line with the position that --line takes: goods, price and progress. */
function linesOf({ items, orders_to_sets: sets, confirmed_dates: dates, deliveries, isProcessed }) {
	const lines = [
		...items.map(
			({
				variant,
				suppliedVariant,
				fullTitle,
				quantity,
				price,
				discount,
				line_price,
				cut,
				certificate_price,
				at_once,
				comment,
				own_number,
			}) => ({
				code: variant.code,
				title: fullTitle,
				ordered: cut?.pieces ?? quantity,
				count: cut ? `${cut.pieces} pieces of ${cut.length} mm from ${quantity} × ${euros(price)}` : `${quantity} × ${euros(price)}`,
				services: [cut && `cuts ${euros(cut.price)}`, certificate_price !== null && `certificate ${euros(certificate_price)}`].filter(
					Boolean,
				),
				notes: [
					`from ${suppliedVariant.supplier.name}${suppliedVariant.supplierCode && ` (${suppliedVariant.supplierCode})`}`,
					shortage(at_once, quantity),
					own_number && `own number ${own_number}`,
					comment && `reference ${comment}`,
				].filter(Boolean),
				...{ discount, line_price },
			}),
		),
		...sets.map(({ set_id, title, quantity, price, line_price }) => ({
			code: `SET-${set_id}`,
			title,
			ordered: quantity,
			count: `${quantity} × ${euros(price)}`,
			services: [],
			notes: [],
			discount: 0,
			line_price,
		})),
	];
	return lines.map(({ code, title, ordered, count, services, notes, discount, line_price }, index) => {
		const place = index + 1;
		const sent = deliveries
			.flatMap((delivery) => delivery.lines)
			.filter(({ line }) => line === place)
			.reduce((sum, { quantity }) => sum + quantity, 0);
		const day = dates.find(({ line }) => line === place)?.date;
		return [
			`  line ${String(place).padEnd(4)} ${code}  ${title}`,
			`            ${[count, ...(discount > 0 ? [`less ${euros(discount)}`] : []), ...services].join(", ")} = ${euros(line_price)}`,
			...(notes.length > 0 ? [`            ${notes.join("; ")}`] : []),
			...(isProcessed ? [`            ${day ? `confirmed for ${day}` : "no day confirmed"}, ${shipped(sent, ordered)}`] : []),
		];
	});
}

/** Words for the pieces that were missing when the order was sent; for a cart, today. */
function shortage(atOnce, quantity) {
	if (!atOnce || atOnce.quantity >= quantity) return null;
	return `short of ${quantity - atOnce.quantity} of ${quantity}${atOnce.rest_from ? `, there from ${atOnce.rest_from}` : ""}`;
}

function shipped(sent, ordered) {
	if (sent === 0) return "nothing shipped";
	return sent < ordered ? `${sent} of ${ordered} shipped` : "all shipped";
}

/** From the goods to the amount to pay. */
function totalsOf(order) {
	const { delivery_methods: methods, delivery_methodid: chosen, vat } = order;
	const method = methods.find(({ id }) => id === chosen)?.title;
	const rows = [
		["goods", order.total_goods_price],
		...(order.total_discount > 0 ? [["discounts", -order.total_discount]] : []),
		[`delivery${method ? `: ${method}` : ""}`, order.total_delivery_price],
		["without VAT", order.total_price],
		[`VAT ${vat.rate} %`, order.total_vat_price],
		["to pay", order.total_price_with_vat],
	];
	const widest = Math.max(...rows.map(([, amount]) => euros(amount).length));
	return rows.map(([name, amount]) => `  ${euros(amount).padStart(widest)}  ${name}`);
}
