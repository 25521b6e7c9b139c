import type { orderStates } from "../../../contract/values/order-states";
import type { PaymentMethodName } from "../../../contract/values/payment-methods";
import { isPrepaid } from "../../payment-methods/payment-methods";
import { randomOf } from "../random";
import { type BasketLine, basketSets, baskets } from "./baskets";
import { buyers, type Job } from "./jobs";

type Buyer = (typeof buyers)[number];

export interface PlannedOrder {
	buyer: Buyer;
	/** ISO time of sending. */
	at: string;
	age: number;
	job: Job;
	/** Selects the variant of a line's product: a fraction from 0 to 1. */
	lines: { line: BasketLine; amount: number; variant: number; cut: number | null; certificate: boolean; part: string }[];
	/** Its slug; null for none. */
	set: string | null;
	state: (typeof orderStates)[number];
	/** A person has confirmed it, and nothing has been sent since. */
	isReviewed: boolean;
	payment: PaymentMethodName;
	delivery: "usual" | "construction_site" | "own_freight";
	crane: boolean;
	/** null: not shipped yet, or collected. */
	shipment: string | null;
}

const day = 24 * 60 * 60 * 1000;

/** The latest orders are close together, so that some are in every state. */
const latest = 12;

/** The latest but one is large enough for a review, unless it would have required approval. */
const large = ({ account }: Buyer, index: number): boolean => index === 1 && account.limitCents === null;

/** All demo orders, oldest first. Deterministic, relative to a time. */
export const plannedOrders = (now: Date): PlannedOrder[] =>
	buyers
		.flatMap((buyer) => Array.from({ length: buyer.orders }, (_, index) => planned(buyer, index, now)))
		.toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** @param index 0 is the latest */
function planned(buyer: Buyer, index: number, now: Date): PlannedOrder {
	const random = randomOf(`${buyer.account.email} ${index}`);
	const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] ?? fail();
	const back = index < latest ? 0.1 + index * 0.75 : latest * 0.75 + ((index - latest + random()) * buyer.days) / buyer.orders;
	const at = workingHour(new Date(now.getTime() - back * day), random(), now);
	const age = Math.floor((now.getTime() - at.getTime()) / day);
	const isLarge = large(buyer, index);
	const basket = isLarge ? baskets[0] : one(baskets);
	const chosen = basket.filter(() => random() < 0.62 || isLarge);
	const payment = random() < 0.16 && !isLarge ? "card" : "invoice";
	const state = stateAt(age, payment, random());
	const job = one(buyer.jobs);
	const fetched = random() < 0.05;
	const sent = state === "in_delivery" || state === "done";
	const toSite = job.site?.postcode.match(/^0[0-2]/) && random() < 0.3;
	return {
		buyer,
		at: `${at.toISOString().slice(0, 19)}Z`,
		age,
		job,
		lines: (chosen.length > 0 ? chosen : basket.slice(0, 1)).map((line) => ({
			line,
			amount: isLarge ? line.most : line.least + Math.floor(random() ** 2 * (line.most - line.least + 1)),
			variant: random(),
			cut: line.cut && random() < 0.3 ? one(line.cut) : null,
			certificate: random() < 0.12,
			part: random() < 0.2 ? one(buyer.parts) : "",
		})),
		set: random() < 0.05 ? one(basketSets) : null,
		state,
		isReviewed: age >= 2 && state === "confirmed",
		payment,
		delivery: fetched ? "own_freight" : toSite ? "construction_site" : "usual",
		crane: random() < 0.1,
		shipment: sent && !fetched ? `${buyer.account.country}${String(Math.floor(random() * 1e9)).padStart(9, "0")}` : null,
	};
}

/** Orders are sent on working days; the latest order may be from this morning. */
function workingHour(time: Date, share: number, now: Date): Date {
	const at = new Date(time);
	at.setUTCHours(5 + Math.floor(share * 10), Math.floor(share * 3600) % 60, Math.floor(share * 7919) % 60, 0);
	const weekday = at.getUTCDay();
	const over = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
	const moved = new Date(at.getTime() - over * day);
	return moved < now ? moved : new Date(moved.getTime() - (weekday === 1 ? 3 : 1) * day);
}

function stateAt(age: number, payment: PaymentMethodName, chance: number): PlannedOrder["state"] {
	if (age < 2) return isPrepaid({ name: payment }) ? "paid" : "confirmed";
	if (age < 4) return "confirmed";
	if (age < 9) return "in_delivery";
	return chance < 0.02 ? "cancelled" : "done";
}

function fail(): never {
	throw new Error("Nothing to choose from.");
}
