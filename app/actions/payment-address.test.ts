import { expect, it } from "vitest";
import { paymentAddress } from "./payment-address";

const origin = "http://de.localhost:8787";

it.each([
	["https://checkout.stripe.com/c/pay/cs_1#x", "https://checkout.stripe.com/c/pay/cs_1#x"],
	["http://de.localhost:8787/_dev/pay/cs_1", "http://de.localhost:8787/_dev/pay/cs_1"],
	["http://fi.localhost:8787/_dev/pay/cs_1", null],
	["http://checkout.stripe.com/c/pay/cs_1", null],
	["javascript:alert(1)", null],
	["//evil.example", null],
])("%s → %s", (url, expected) => expect(paymentAddress({ state: "open", url }, origin)).toBe(expected));

it.each([
	null,
	{ state: "open", url: null },
	{ state: "paid", url: null },
	{ state: "held", url: "https://checkout.stripe.com/" },
] as const)("%j leads nowhere", (payment) => expect(paymentAddress(payment, origin)).toBeNull());
