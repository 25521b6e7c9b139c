import { describe, expect, test } from "vitest";
import type { Cart } from "../../contract/cart";
import { sampleForms } from "../../tests/support/sample-order";
import { missingStep, openSteps, stepPath } from "./steps";

type StepCart = Parameters<typeof missingStep>[0];
type Forms = NonNullable<Cart["forms"]>;

const { billing: form, shipping: address } = sampleForms;
const billing = (isSeparateShipping: boolean): Forms["billing"] => ({ ...form, additionalEmails: [], isSeparateShipping });
const ownFreight: StepCart["delivery_methods"][number] = {
	id: 5,
	type: "own_freight",
	title: "Own freight",
	term: "FCA",
	comment: "",
	price: 0,
	packaging_price: 0,
	crane_price: null,
	next_step: null,
};
const cart = (change: {
	lines?: number;
	forms?: Forms | null;
	isPaid?: boolean;
	ownFreight?: [string, string];
	isOwner?: boolean;
	isProcessed?: boolean;
	offer?: Cart["offer"];
	approval?: "waiting" | "returned";
}): StepCart => ({
	length: change.lines ?? 1,
	is_owner: change.isOwner ?? true,
	isProcessed: change.isProcessed ?? false,
	offer: change.offer ?? null,
	forms: change.forms ?? null,
	paymentmethod: change.isPaid ? { id: 1, name: "invoice" } : null,
	delivery_methodid: change.ownFreight ? 5 : 1,
	delivery_methods: [ownFreight],
	own_freight_contract: change.ownFreight?.[0] ?? "",
	own_freight_carrier: change.ownFreight?.[1] ?? "",
	approval: change.approval ? { state: change.approval, asked_at: "2026-11-21T08:00:00Z", comment: "", by: "", decided_at: "" } : null,
});

describe("missingStep", () => {
	test("an empty, foreign or sent cart leads to its page", () => {
		expect(missingStep(cart({ lines: 0 }), "payment-info")).toBe("cart");
		expect(missingStep(cart({ isOwner: false }), "summary")).toBe("cart");
		expect(missingStep(cart({ isProcessed: true }), "payment-method")).toBe("cart");
		const offer = {
			number: "AN-20001",
			created_at: "2026-11-21",
			valid_until: "2026-12-05",
			is_valid: true,
			is_quotation: false,
			may_accept: true,
			ordered: { items: [], sets: [] },
			call_offs: [],
		};
		expect(missingStep(cart({ offer }), "payment-info")).toBe("cart");
	});

	// Shows R49.3
	test("an address that goods do not reach is completed first", () => {
		const forms = { billing: billing(true), shipping: { ...address, streetAddress: "" } };
		expect(missingStep(cart({ forms, isPaid: true }), "summary")).toBe("payment-info");
	});

	test("what waits for approval is not gone on with, what was returned is", () => {
		expect(missingStep(cart({ approval: "waiting" }), "payment-info")).toBe("cart");
		expect(missingStep(cart({ approval: "returned" }), "payment-info")).toBeNull();
	});

	// Shows R9.5
	test("the first that is missing counts", () => {
		expect(missingStep(cart({}), "payment-info")).toBeNull();
		expect(missingStep(cart({}), "summary")).toBe("payment-info");
		expect(missingStep(cart({ forms: { billing: billing(false), shipping: null } }), "summary")).toBe("payment-method");
		expect(missingStep(cart({ forms: { billing: billing(false), shipping: null }, isPaid: true }), "summary")).toBeNull();
	});

	test("own freight wants its contract and who drives", () => {
		const ready = { forms: { billing: billing(false), shipping: null }, isPaid: true };
		expect(missingStep(cart({ ...ready, ownFreight: ["", ""] }), "summary")).toBe("payment-method");
		expect(missingStep(cart({ ...ready, ownFreight: ["K-77", ""] }), "summary")).toBe("payment-method");
		expect(missingStep(cart({ ...ready, ownFreight: ["K-77", "Schenker"] }), "summary")).toBeNull();
	});

	test("a separate delivery address that was announced must be there", () => {
		expect(missingStep(cart({ forms: { billing: billing(true), shipping: null } }), "payment-method")).toBe("payment-info");
		expect(missingStep(cart({ forms: { billing: billing(true), shipping: address } }), "payment-method")).toBeNull();
	});
});

test("steps can be gone to up to the first that is missing", () => {
	expect(openSteps(cart({ lines: 0 }))).toEqual(["cart"]);
	expect(openSteps(cart({}))).toEqual(["cart", "payment-info"]);
	expect(openSteps(cart({ forms: { billing: billing(false), shipping: null }, isPaid: true }))).toEqual([
		"cart",
		"payment-info",
		"payment-method",
		"summary",
	]);
});

test("the cart is the first step", () => {
	expect(stepPath("x", "cart")).toBe("/cart/x");
	expect(stepPath("x", "summary")).toBe("/cart/x/summary");
});
