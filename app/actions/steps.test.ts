import { describe, expect, test } from "vitest";
import type { Cart } from "../../contract/cart";
import { missingStep, openSteps, stepPath } from "./steps";

type StepCart = Parameters<typeof missingStep>[0];
type Forms = NonNullable<Cart["forms"]>;

const address = {
	company: "",
	name: "",
	phone: "",
	streetAddress: "",
	addressAdditionalLine: "",
	postCode: "",
	city: "",
	country: "FI",
} as const;
const billing = (isSeparateShipping: boolean): Forms["billing"] => ({
	...address,
	vat: "",
	vat_check: "valid",
	email: "",
	additionalEmails: [],
	isSeparateShipping,
	invoiceEmail: "",
	eInvoiceAddress: "",
	eInvoiceOperator: "",
	createAccount: false,
});
const cart = (change: {
	lines?: number;
	forms?: Forms | null;
	isPaid?: boolean;
	isOwner?: boolean;
	isProcessed?: boolean;
	offer?: Cart["offer"];
}): StepCart => ({
	length: change.lines ?? 1,
	is_owner: change.isOwner ?? true,
	isProcessed: change.isProcessed ?? false,
	offer: change.offer ?? null,
	forms: change.forms ?? null,
	paymentmethod: change.isPaid ? { id: 1, name: "invoice" } : null,
});

describe("missingStep", () => {
	test("an empty, foreign or sent cart leads to its page", () => {
		expect(missingStep(cart({ lines: 0 }), "payment-info")).toBe("cart");
		expect(missingStep(cart({ isOwner: false }), "summary")).toBe("cart");
		expect(missingStep(cart({ isProcessed: true }), "payment-method")).toBe("cart");
		const offer = { number: "AN-20001", created_at: "2026-11-21", valid_until: "2026-12-05", is_valid: true };
		expect(missingStep(cart({ offer }), "payment-info")).toBe("cart");
	});

	test("the first that is missing counts", () => {
		expect(missingStep(cart({}), "payment-info")).toBeNull();
		expect(missingStep(cart({}), "summary")).toBe("payment-info");
		expect(missingStep(cart({ forms: { billing: billing(false), shipping: null } }), "summary")).toBe("payment-method");
		expect(missingStep(cart({ forms: { billing: billing(false), shipping: null }, isPaid: true }), "summary")).toBeNull();
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
