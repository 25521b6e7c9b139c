import { expect, it } from "vitest";
import { maxSocketAge } from "./browser-socket";
import { maxSockets, OpenSockets } from "./network-sockets";

it("sockets of one network are counted over all carts", () => {
	const open = new OpenSockets();
	const carts = maxSockets / 50;
	for (let cart = 0; cart < carts; cart++) expect(open.count(`cart-${cart}`, 50, 0)).toBe(true);
	expect(open.count("one more", 1, 1000)).toBe(false);
	// A cart reports its total each time; reports do not add up.
	expect(open.count("cart-0", 50, 1000)).toBe(true);
	expect(open.count("cart-0", 51, 1000)).toBe(false);
	expect(open.count("cart-0", 49, 1000)).toBe(true);
	expect(open.count("one more", 1, 1000)).toBe(true);
});

it("a cart that stops reporting counts as empty", () => {
	const open = new OpenSockets();
	for (let cart = 0; cart < 20; cart++) open.count(`cart-${cart}`, 50, 0);
	expect(open.count("one more", 1, maxSocketAge)).toBe(false);
	expect(open.count("one more", 50, maxSocketAge + 1)).toBe(true);
});
