import { expect, it } from "vitest";
import { stepsOf } from "./order-status";

// Shows R9.11
it.each([
	["confirmed", true, "invoice", ["in_review", "in_delivery", "done"], 0],
	["confirmed", false, "invoice", ["confirmed", "in_delivery", "done"], 0],
	["paid", false, "card", ["paid", "in_delivery", "done"], 0],
	["reviewed", false, "invoice", ["reviewed", "in_delivery", "done"], 0],
	["in_delivery", false, "invoice", ["confirmed", "in_delivery", "done"], 1],
	["done", false, "card", ["paid", "in_delivery", "done"], 2],
	["paid", true, "card", ["in_review", "in_delivery", "done"], 0],
	["other", true, "invoice", ["other"], 0],
] as const)("an order that is %s (in review: %s, paid by %s) has these steps", (order_status, needs_review, name, steps, current) => {
	expect(stepsOf({ state: null, order_status, needs_review, paymentmethod: { id: 1, name } })).toEqual({ steps, current });
});
