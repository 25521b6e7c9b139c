// A timber merchant's backend, in memory: the tiers browse and order of /openapi.json (docs/backend.md).
//   node examples/backend-node/server.mjs 8790
// Texts are in English whatever Locale says. BACKEND_KEY, where it is set, has to come with each call.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

const measure = (code, symbol, title) => ({ code, symbol, unit: "mm", title });
const measures = [measure("thickness", "t", "Thickness"), measure("width", "b", "Width"), measure("length", "l", "Length")];
const columns = measures.map((column) => ({ ...column, kind: "number" }));
const category = { categoryid: 1, slug: "sawn-timber", title: "Sawn timber" };
const path = [{ ...category, siblings: [category] }];
const supplier = { id: 1, name: "Saimaa Saha Oy", city: "Lappeenranta", country: "FI" };
const delivery = { min: 2, max: 4, approx: false };

/** Prices in cents per cubic metre. */
const woods = [
	{ id: 1, slug: "spruce-c24", code: "C24", norm: "EN 338", title: "Spruce C24", perM3: 52_000, sizes: ["48x98", "48x148", "73x198"] },
	{ id: 2, slug: "pine-board", code: "PB", norm: "EN 1611-1", title: "Pine board", perM3: 61_000, sizes: ["22x100", "32x150"] },
];
const kgPerM3 = 480;
/** One for each size: its three measures in mm, cents and grams of a piece. Pieces are sold from ten on, in fives. */
const goods = woods.flatMap((wood) =>
	wood.sizes.flatMap((size) =>
		[3000, 3600, 4200, 4800, 5400].map((length) => {
			const [thickness, width] = size.split("x").map(Number);
			const m3 = (thickness * width * length) / 1e9;
			const code = `${wood.code}-${thickness}-${width}-${length}`;
			return { wood, code, thickness, width, length, cents: Math.round(wood.perM3 * m3), grams: Math.round(kgPerM3 * m3 * 1000) };
		}),
	),
);
for (const [index, good] of goods.entries()) good.id = index + 1;
const minimum = 10;
const pack = 5;
/** From a hundred on 5 % less. */
const priceAt = ({ cents }, quantity) => (quantity >= 100 ? Math.round(cents * 0.95) : cents);

/** Ends a call with a status, and why: {"error": …, "code": …}. The codes and their statuses stand in /openapi.json. */
function refuse(status, code, more = {}) {
	throw Object.assign(new Error(code), { status, answer: { error: code, code, ...more } });
}
const refuseField = (field, key, code = "invalid", details = {}) => refuse(422, code, { fields: { [field]: [key] }, details });
const found = (thing) => thing ?? refuse(404, "not_found");
const eur = (cents) => Math.round(cents) / 100;

// Browse: what goods look like on the wire. Money is decimal euros there, weight kilograms, length millimetres.

function supplyOf(good) {
	const { id, code, cents, grams, length } = good;
	const prices = { price: eur(cents), price_per_kg: eur((cents / grams) * 1000), price_per_m: eur((cents / length) * 1000) };
	const terms = { min_order: minimum, pack_size: pack, availability: "available", delivery, supplier, supplierCode: code };
	return { id, ...prices, ...terms, volume_prices: [{ threshold: 100, price: eur(priceAt(good, 100)) }] };
}
const linkOf = ({ id: productid, slug, title, norm }) => ({ productid, slug, title, norm, unit: "piece", product_categories: [category] });
function variantOf(good) {
	const title = `${good.thickness} × ${good.width} × ${good.length} mm`;
	const attributes = measures.map((column) => ({ ...column, value: good[column.code] }));
	const names = { id: good.id, code: good.code, title, fullTitle: `${good.wood.title} ${title}`, products: linkOf(good.wood) };
	return { ...names, attributes, weight: good.grams / 1000, length: good.length, variant_pictures: [], suppliedVariant: supplyOf(good) };
}
const ofProduct = (id) => goods.filter(({ wood }) => wood.id === Number(id));
function productOf(wood) {
	const own = ofProduct(wood.id);
	const facts = { description: "Kiln dried to 18 %.", attributes: [], pictures: [], columns, variantCount: own.length };
	return { ...linkOf(wood), ...facts, price_from: eur(Math.min(...own.map((good) => priceAt(good, 100)))) };
}
const listedCategory = { ...category, iconPicture: null, category_pictures: [], variantCount: goods.length };
const norms = woods.map(({ norm }) => norm);
const about = { description: "Sawn in Lappeenranta.", columns, path, children: [], norms, grades: [], supplierCount: 1, drawing: null };
const categoryDetail = { ...listedCategory, ...about, productCount: woods.length };
const inCategory = (slug) => (slug === category.slug ? categoryDetail : refuse(404, "not_found"));

const sortKeys = { name: (good) => variantOf(good).fullTitle, code: (good) => good.code, price: (good) => good.cents };
/** [skip,take], and an order such as price_asc. An order that is not known is the usual one. */
function paged(list, { range = "[0,10]", sort = "" }) {
	const [skip, take] = JSON.parse(range);
	const [by, way] = sort.split("_");
	const key = sortKeys[by];
	const compare = (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id) * (way === "desc" ? -1 : 1);
	return (key ? list.toSorted(compare) : list).slice(skip, skip + take);
}
const rangeOf = (list, query) => ({ variants: paged(list, query).map(variantOf), count: list.length, sorts: ["price"] });
function search({ query }, term) {
	const sized = term.toLowerCase().replace(/(\d)\s*[x×]\s*(?=\d)/g, "$1 ");
	const words = sized.split(/[\s_×-]+/);
	const hits = goods.filter((good) => words.every((word) => `${variantOf(good).fullTitle} ${good.code}`.toLowerCase().includes(word)));
	return { ...rangeOf(hits, query), categories: [] };
}
const idsIn = (text = "") => (/^\d+(,\d+)*$/.test(text) ? text.split(",").map(Number) : refuseField("ids", "invalid"));
const byIds = (_, ids) => idsIn(ids).flatMap((id) => goods.filter((good) => good.id === id).map(variantOf));
const some = () => goods.slice(0, 8).map(variantOf);

// Order: carts belong to the session that has begun them. Cents within, euros on the wire.

const carts = new Map();
const done = new Map();
const freight = 8900;
const noNotes = { comment: "", reference: "", shipping_comment: "", own_freight_contract: "", own_freight_carrier: "" };

function lineAnswer({ id, good, quantity, comment }) {
	const price = priceAt(good, quantity);
	const variant = variantOf(good);
	const sums = { quantity, price: eur(price), discount: 0, line_price: eur(price * quantity), weight: (good.grams * quantity) / 1000 };
	return { id, ...sums, comment, fullTitle: variant.fullTitle, set_id: 0, variant, suppliedVariant: supplyOf(good), is_available: true };
}
const method = { id: 1, type: "lorry", title: "By lorry", term: "2–4 working days", comment: "", price: eur(freight) };
const deliveries = { delivery, delivery_methodid: 1, delivery_methods: [method], isOwnFreightAllowed: false, sends_mail: false };
const always = {
	user_id: null,
	orders_to_sets: [],
	total_discount: 0,
	total_delivery_price: eur(freight),
	needs_review: false,
	goto: null,
};
function cartAnswer({ session, items, forms, notes, sentAt, order_number, ...cart }, call) {
	const [skip, take] = JSON.parse(call.query.range ?? "[0,5000]");
	const sum = (of) => items.reduce((total, { good, quantity }) => total + of(good, quantity) * quantity, 0);
	const country = (forms.shipping ?? forms.billing)?.country ?? "FI";
	const vat = country === "FI" ? { rate: 25.5, reason: "domestic", country } : { rate: 0, reason: "intra_community", country };
	const goodsPrice = sum(priceAt);
	const total = goodsPrice + freight;
	const tax = Math.round((total * vat.rate) / 100);
	const totals = { total_price: eur(total), total_vat_price: eur(tax), total_price_with_vat: eur(total + tax), vat };
	const sums = { length: items.length, total_weight: sum(({ grams }) => grams) / 1000, total_goods_price: eur(goodsPrice), ...totals };
	const state = { order_number, order_status: order_number ? "confirmed" : "created", isProcessed: sentAt !== null, processed_at: sentAt };
	const owner = { is_owner: session === call.session, forms: session === call.session ? forms : null };
	const lines = items.slice(skip, skip + take).map(lineAnswer);
	return { ...always, ...deliveries, ...cart, ...notes, items: lines, ...sums, ...state, ...owner };
}
function newCart(session) {
	const open = { version: 0, items: [], lines: 0, order_number: null, sentAt: null, paymentmethod: null };
	const forms = { billing: null, shipping: null };
	const cart = { id: carts.size + 1, uuid: randomUUID(), session, ...open, forms, notes: { ...noNotes } };
	carts.set(cart.uuid, cart);
	return cart;
}
/** Changes a cart as its owner saw it, or refuses; to others it is not there. */
function change(call, uuid, work) {
	const cart = carts.get(uuid);
	if (!call.session || cart?.session !== call.session) refuse(404, "not_found");
	if (cart.sentAt) refuse(409, "processed");
	if (call.body.version < cart.version) refuse(409, "conflict");
	work(cart);
	cart.version++;
	return cartAnswer(cart, call);
}
/** The same key has one effect, however often it is sent. */
function once(key, work) {
	if (!done.has(key)) done.set(key, work());
	return done.get(key);
}
function checked(amount) {
	const details = { minimum, pack_size: pack };
	if (!Number.isInteger(amount) || amount < 1 || amount > 100_000) refuseField("amount", "amount.whole");
	if (amount < minimum) refuseField("amount", "amount.belowMinimum", "amount_below_minimum", details);
	if (amount % pack) refuseField("amount", "amount.notAMultiple", "amount_not_a_multiple", details);
	return amount;
}
function add(call) {
	const wanted = [call.body, ...(call.body.more ?? [])].map(({ suppliedVariantId, amount, comment = "" }) => {
		const good = goods.find(({ id }) => id === suppliedVariantId) ?? refuse(409, "unavailable_goods");
		return { good, quantity: checked(amount), comment };
	});
	const uuid = once(call.body.idem, () => {
		const cart = call.body.uuid ? found(carts.get(call.body.uuid)) : newCart(call.session);
		change(call, cart.uuid, () => {
			for (const item of wanted) {
				const line = cart.items.find(({ good }) => good === item.good);
				if (line) line.quantity += item.quantity;
				else cart.items.push({ id: ++cart.lines, ...item });
			}
		});
		return cart.uuid;
	});
	return cartAnswer(carts.get(uuid), call);
}
function setForm(call, uuid) {
	const { type, version: _, ...typed } = call.body;
	const empty = { addressAdditionalLine: "", additionalEmails: [], invoiceEmail: "", eInvoiceAddress: "", eInvoiceOperator: "" };
	const form =
		type === "billing" ? { ...empty, createAccount: false, vat_check: "pending", ...typed } : { ...empty, siteNotes: "", ...typed };
	return change(call, uuid, (cart) => {
		cart.forms = { ...cart.forms, [type]: form, ...(typed.isSeparateShipping ? {} : { shipping: null }) };
	});
}
function complete(call) {
	const { uuid, authorityConfirmed, idem } = call.body;
	return once(idem, () => {
		const { id, order_number, ...sent } = change(call, uuid, (cart) => {
			if (cart.items.length === 0) refuse(409, "empty_cart");
			if (!cart.forms.billing) refuse(422, "form_missing");
			if (!cart.paymentmethod) refuse(422, "payment_method_missing");
			if (!authorityConfirmed) refuse(422, "authority_missing");
			Object.assign(cart, { order_number: `T-${1000 + cart.id}`, sentAt: new Date().toISOString() });
		});
		console.log(`order ${order_number}`);
		const { total_price, total_delivery_price, paymentmethod } = sent;
		return { id, uuid, order_number, total_price, total_delivery_price, paymentmethod, payment_url: null };
	});
}
const onLine = (call, uuid, id, changes) =>
	change(call, uuid, ({ items }) => Object.assign(found(items.find((item) => item.id === Number(id))), changes(call.body)));
const removeItem = (call, uuid, supply) =>
	change(call, uuid, (cart) => {
		const { itemId } = call.query;
		cart.items = cart.items.filter(({ good, id }) => (itemId ? id !== Number(itemId) : good.id !== Number(supply)));
	});
const read = (call, uuid) => cartAnswer(found(carts.get(uuid)), call);
/** Notes of the order: those that the body has not stay as they are. */
const renamed = { shippingComment: "shipping_comment", wantedOn: "wanted_on", partDeliveries: "part_deliveries" };
const noteNames = { comment: "comment", reference: "reference", ...renamed };
const note = (call, uuid) =>
	change(call, uuid, ({ notes }) => {
		for (const [field, name] of Object.entries(noteNames)) if (call.body[field] !== undefined) notes[name] = call.body[field];
	});
function setPayment(call, uuid, name) {
	return change(call, uuid, (cart) => {
		cart.paymentmethod = name === "invoice" ? { id: 1, name } : refuse(404, "not_found");
	});
}

const all = (path, names, answer) => Object.fromEntries(names.map((name) => [`${path}/${name}/{}`, answer]));
/** By method and path; what stands for {} is handed on. */
const calls = {
	"GET /static": () => ({ variantCount: goods.length, productCount: woods.length, supplierCount: 1 }),
	"GET /static/promotion": () => null,
	"GET /static/promotion-text": () => ({ text: null }),
	"GET /static/reviews": () => ({ rating: null, count: 0, reviews: [] }),
	"GET /blogs/all": () => ({ blogs: [], count: 0 }),
	"GET /faq": () => [],
	"GET /countries": () => [{ code: "FI", title: "Finland", callingCode: "+358" }],
	"GET /category/rootCategories": () => [{ ...listedCategory, children: [] }],
	"GET /productVariant/top": some,
	"GET /productVariant/popular": some,
	"GET /productVariant/values-by-products/": ({ query }) => idsIn(query.ids) && [],
	"GET /productVariant/count-by-product/": ({ query }) => Object.fromEntries(idsIn(query.ids).map((id) => [id, ofProduct(id).length])),
	"GET /productVariant/by-supplies/{}": byIds,
	"GET /productVariant/by-product/{}"({ query }, slug) {
		const wood = found(woods.find((one) => one.slug === slug));
		return { product: { ...productOf(wood), path }, ...rangeOf(ofProduct(wood.id), query) };
	},
	"GET /productVariant/by-category/{}": ({ query }, slug) => ({ category: inCategory(slug), ...rangeOf(goods, query) }),
	"GET /product/by-category/{}": (_, slug) => ({ category: inCategory(slug), products: woods.map(productOf), count: woods.length }),
	"GET /productVariant/{}"(_, id) {
		const good = found(goods.find((one) => one.id === Number(id)));
		return { ...variantOf(good), supplies: [supplyOf(good)] };
	},
	...all("GET /product", ["neighbours", "parent-sets"], () => []),
	"GET /productVariant/values/{}": () => [],
	"GET /set/by-id/{}": () => [],
	...all("GET /search", ["all", "new", "variants"], search),
	"GET /search/company/vat/{}": () => null,
	"GET /search/company/name/{}": () => [],
	"GET /orders/payment-methods": () => [{ id: 1, name: "invoice" }],
	...all("GET /orders", ["by-id", "processed-by-id", "confirmed-by-id"], read),
	"POST /orders/add": add,
	"POST /orders/complete": complete,
	"PATCH /orders/set-form/{}": setForm,
	...all("PATCH /orders", ["set-state", "set-notes", "set-comment", "set-order-reference"], note),
	"PATCH /orders/set-shipping-comment/{}": ({ body, ...call }, uuid) => note({ ...call, body: { shippingComment: body.comment } }, uuid),
	"PATCH /orders/set-payment-method/{}/{}": setPayment,
	"PATCH /orders/set-quantity/{}/{}": (call, uuid, id) => onLine(call, uuid, id, ({ amount }) => ({ quantity: checked(amount) })),
	"PATCH /orders/set-reference/{}/{}": (call, uuid, id) => onLine(call, uuid, id, ({ comment }) => ({ comment })),
	"DELETE /orders/item/{}/{}/{}": removeItem,
};
const routes = Object.entries(calls).map(([name, answer]) => ({ pattern: new RegExp(`^${name.replaceAll("{}", "([^/]+)")}$`), answer }));

async function answered(request) {
	const { pathname, searchParams } = new URL(request.url, "http://backend");
	const key = process.env.BACKEND_KEY;
	if (key && request.headers["backend-key"] !== key) refuse(403, "not_allowed");
	const chunks = await request.toArray();
	const body = JSON.parse(chunks.join("") || "{}");
	const call = { session: request.headers["session-id"], query: Object.fromEntries(searchParams), body };
	JSON.parse(call.query.f ?? "{}");
	for (const { pattern, answer } of routes) {
		const parts = pattern.exec(`${request.method} ${pathname}`);
		if (parts) return answer(call, ...parts.slice(1).map(decodeURIComponent));
	}
	// In other words than not_found: the shop's log then names the call as missing.
	return refuse(404, "no_such_call");
}
const server = createServer(async (request, response) => {
	const send = (status, answer) => response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
	try {
		send(200, await answered(request));
	} catch (error) {
		if (error instanceof SyntaxError) send(422, { error: error.message, code: "invalid" });
		else if (error.status) send(error.status, error.answer);
		else send(500, { error: console.error(error) ?? "Internal error.", code: "internal" });
	}
});
server.listen(Number(process.argv[2] ?? 8790), "127.0.0.1", () => console.log(`backend on ${server.address().port}`));
