import { expect, it } from "vitest";
import { isPaymentStarted, paymentUrl } from "./payment-url";

const origin = "http://de.localhost:8787";
const hosts = ["checkout.stripe.com", "pay.shop.example"];

it.each([
	["https://checkout.stripe.com/c/pay/cs_1#x", "https://checkout.stripe.com/c/pay/cs_1#x"],
	["http://de.localhost:8787/_dev/pay/cs_1", "http://de.localhost:8787/_dev/pay/cs_1"],
	["http://fi.localhost:8787/_dev/pay/cs_1", null],
	["http://checkout.stripe.com/c/pay/cs_1", null],
	["https://pay.shop.example/c/pay/cs_1", "https://pay.shop.example/c/pay/cs_1"],
	["https://checkout.stripe.com:8443/c/pay/cs_1", null],
	["https://checkout.stripe.com.evil.example/c/pay/cs_1", null],
	["https://checkout.stripe.com@evil.example/c/pay/cs_1", null],
	["https://evil.example/?checkout.stripe.com", null],
	["javascript:alert(1)", null],
	["//evil.example", null],
])("%s → %s", (url, expected) => expect(paymentUrl({ state: "open", url }, origin, hosts)).toBe(expected));

it.each([
	null,
	{ state: "open", url: null },
	{ state: "paid", url: null },
	{ state: "held", url: "https://checkout.stripe.com/" },
] as const)("%j leads nowhere", (payment) => {
	expect(paymentUrl(payment, origin, hosts)).toBeNull();
	expect(isPaymentStarted(payment)).toBe(false);
});

it("what was begun elsewhere is known to be begun", () =>
	expect(isPaymentStarted({ state: "open", url: "https://evil.example/" })).toBe(true));
