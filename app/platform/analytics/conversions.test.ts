import { expect, it } from "vitest";
import { conversionValue } from "./conversions";

// Shows R17.11
it.each([
	["lead", 0, 50],
	["view_content", 0, 1],
	["initiate_checkout", 123_400, 30],
	["add_to_cart", 123_450, 61.73],
	["newsletter", 0, 10],
	["cart_shared", 0, 30],
	["supplier_enquiry", 0, 50],
	["account_created", 0, 90],
	["purchase", 123_450, 246.9],
	["offer_made", 123_450, 123.45],
	["add_to_cart", 0, 0],
] as const)("%s about %i cents is worth %d EUR", (kind, cents, worth) => {
	expect(conversionValue(kind, cents)).toBe(worth);
});
