import { expect, it } from "vitest";
import { isChangedByPhone, stepsOf } from "./order-status";

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

// Shows R9.11
it.each([
	["confirmed", null, true],
	["in_delivery", null, true],
	["in_review", "change", false],
	["confirmed", "request", false],
	["done", null, false],
	["cancelled", null, false],
] as const)("an order that is %s, with %s as its form of changes, is changed by phone: %s", (state, may_change, isByPhone) => {
	expect(isChangedByPhone({ state, order_status: "confirmed", needs_review: false, may_change })).toBe(isByPhone);
});
