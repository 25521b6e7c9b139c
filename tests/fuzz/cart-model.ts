import type { Goods, SetGoods, Shelf } from "./goods";

/** A line of the model: quantities as requested, pieces for a cut line. */
export interface ModelLine {
	goods: Goods;
	/** mm; 0: uncut. */
	cut: number;
	certificate: boolean;
	amount: number;
	comment: string;
}

export interface ModelCart {
	uuid: string;
	/** Version of the shop's last response: never decreases, and increases with every change. */
	version: number;
	lines: ModelLine[];
	sets: { goods: SetGoods; amount: number }[];
	notes: { reference: string; comment: string; shippingComment: string };
	/** The buyer's data are filled in: the destination is Finland instead of Germany, which is the default of the language. */
	hasForm: boolean;
	hasPayment: boolean;
	state: "open" | "sent" | "joined";
	/** The cart into which its lines were merged. */
	joinedInto: string | null;
}

/** Maximum units of a line or set. */
export const mostUnits = 100_000;

export const newCart = (uuid: string): ModelCart => ({
	uuid,
	version: 0,
	lines: [],
	sets: [],
	notes: { reference: "", comment: "", shippingComment: "" },
	hasForm: false,
	hasPayment: false,
	state: "open",
	joinedInto: null,
});

export type Wanted = Pick<ModelLine, "goods" | "cut" | "certificate" | "amount">;

export const isSame = (one: Omit<Wanted, "amount">, other: Omit<Wanted, "amount">): boolean =>
	one.goods.supply === other.goods.supply && one.cut === other.cut && one.certificate === other.certificate;

/** Whether a line may have this quantity. */
export function isOrderable({ goods, cut, certificate, amount }: Wanted): boolean {
	if (goods.isOut || amount < 1 || amount > mostUnits) return false;
	if (certificate && goods.certificate === null) return false;
	if (cut > 0) return goods.cut !== null && cut >= goods.cut.shortest && cut <= goods.cut.bar;
	return amount >= goods.min && amount % goods.pack === 0;
}

/** Adds items, all or none. @returns whether they were added */
export function put(cart: Pick<ModelCart, "lines">, wanted: readonly Wanted[]): boolean {
	if (wanted.some(({ amount }) => amount < 1)) return false;
	const lines = cart.lines.map((line) => ({ ...line }));
	for (const item of wanted) {
		const present = lines.find((line) => isSame(line, item));
		if (present) present.amount += item.amount;
		else lines.push({ ...item, comment: "" });
	}
	if (wanted.some((item) => !lines.some((line) => isSame(line, item) && isOrderable(line)))) return false;
	cart.lines = lines;
	return true;
}

/** Adds a set. @returns whether it was added */
export function putSet(cart: Pick<ModelCart, "sets">, goods: SetGoods, amount: number): boolean {
	const present = cart.sets.find((set) => set.goods.id === goods.id);
	if (goods.isOut || amount < 1 || (present?.amount ?? 0) + amount > mostUnits) return false;
	if (present) present.amount += amount;
	else cart.sets.push({ goods, amount });
	return true;
}

/** Bars and cuts, computed by cutting one bar after the other. */
function sawn(
	pieces: number,
	length: number,
	{ bar, kerf }: { bar: number; kerf: number },
	{ min, pack }: Goods,
): { bars: number; cuts: number } {
	let bars = 0;
	let cuts = 0;
	let left = pieces;
	while (left > 0) {
		bars++;
		for (let at = 0; left > 0 && at + length <= bar; at += length + kerf) {
			left--;
			if (at + length < bar) cuts++;
		}
	}
	while (bars < min || bars % pack !== 0) bars++;
	return { bars, cuts };
}

/** Rounds half up. */
const share = (cents: number, bp: number): number => Number((BigInt(cents) * BigInt(bp) + 5_000n) / 10_000n);

/** The totals of a cart, in cents and grams. */
export interface Figures {
	lines: { bars: number; unit: number; discount: number; total: number }[];
	goods: number;
	discount: number;
	delivery: number;
	net: number;
	vat: number;
	gross: number;
	weight: number;
}

/** A number of units before and after the discount. */
function soldAt({ price, tiers, discounts }: Goods, units: number) {
	const unit = tiers.findLast(({ threshold }) => units >= threshold)?.price ?? price;
	const bp = Math.max(0, ...discounts.filter(({ threshold }) => units >= threshold).map((discount) => discount.bp));
	const full = units * unit;
	return { unit, full, left: share(full, 10_000 - bp) };
}

/** One of several sets: the price of its items if they are cheaper separately. */
function setPrice({ price, parts }: SetGoods, amount: number): number {
	const apart = parts.reduce((sum, { goods, quantity }) => sum + soldAt(goods, quantity * amount).left, 0);
	return Math.min(price, Math.floor(apart / amount));
}

/** A line's displayed weight, so that lines add up: in steps of 1 g, from 1 kg 10 g, from 10 kg 100 g. */
function shown(grams: number): number {
	const step = grams < 1_000 ? 1 : grams < 10_000 ? 10 : 100;
	return Math.round(grams / step) * step;
}

export function figuresOf(cart: Pick<ModelCart, "lines" | "sets" | "hasForm">, shelf: Shelf): Figures {
	const lines = cart.lines.map(({ goods, cut, certificate, amount }) => {
		const plan = cut > 0 && goods.cut ? sawn(amount, cut, goods.cut, goods) : { bars: amount, cuts: 0 };
		const { unit, full, left } = soldAt(goods, plan.bars);
		const services = plan.cuts * (goods.cut?.fee ?? 0) + (certificate ? (goods.certificate ?? 0) : 0);
		return { bars: plan.bars, unit, discount: full - left, total: left + services, weight: shown(plan.bars * goods.weight) };
	});
	const ofSets = cart.sets.map(({ goods, amount }) => ({ total: amount * setPrice(goods, amount), weight: shown(amount * goods.weight) }));
	const lineDiscount = lines.reduce((sum, { discount }) => sum + discount, 0);
	const after = [...lines, ...ofSets].reduce((sum, { total }) => sum + total, 0);
	const goods = after + lineDiscount;
	// Sets count towards thresholds with their own price.
	const worth = cart.sets.reduce(
		(sum, set) => sum + set.amount * set.goods.price,
		goods - ofSets.reduce((sum, { total }) => sum + total, 0),
	);
	const orderBp = Math.max(0, ...shelf.orderDiscounts.filter(({ threshold }) => worth >= threshold).map(({ bp }) => bp));
	const discount = lineDiscount + share(after, orderBp);
	const weight = [...lines, ...ofSets].reduce((sum, line) => sum + line.weight, 0);
	const isEmpty = lines.length + ofSets.length === 0;
	const delivery = isEmpty ? 0 : cart.hasForm ? shelf.delivery.flat : byWeight(weight, shelf.delivery.bands);
	const net = goods - discount + delivery;
	const vat = share(net, shelf.vatBp);
	return { lines, goods, discount, delivery, net, vat, gross: net + vat, weight };
}

/** Load by load: full loads at the heaviest band, the rest at its own band. */
function byWeight(weight: number, bands: Shelf["delivery"]["bands"]): number {
	const heaviest = bands.at(-1);
	if (!heaviest) return 0;
	let price = 0;
	let left = weight;
	while (left > heaviest.weight) {
		price += heaviest.price;
		left -= heaviest.weight;
	}
	return price + (bands.find((band) => left <= band.weight) ?? heaviest).price;
}
