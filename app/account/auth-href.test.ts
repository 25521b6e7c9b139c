import { describe, expect, it } from "vitest";
import { authHref, authState, chosenView, withoutAuth } from "./auth-href";

const at = (address: string) => {
	const { pathname, search } = new URL(address, "https://shop.example");
	return { pathname, search };
};

describe("the address of the drawer", () => {
	it.each([
		["/shop", "/shop?login=true"],
		["/categories/beams?page=2", "/categories/beams?page=2&login=true"],
		["/categories/beams?login=true&view=password&sent=new", "/categories/beams?login=true"],
		["/users/login?returnTo=%2Fusers%2Forders", "/users/login?returnTo=%2Fusers%2Forders"],
	])("opens over %s", (page, address) => expect(authHref(at(page))).toBe(address));

	it("keeps the view of a list beside its own", () => {
		const address = authHref(at("/categories/beams?view=group"), "signup");
		expect(address).toBe("/categories/beams?view=group&login=true&view=signup");
		expect(authState(at(address), null).view).toBe("signup");
		expect(withoutAuth(at(address))).toBe("/categories/beams?view=group");
	});

	// Shows R13.2
	it("says what was sent", () =>
		expect(authState(at(authHref(at("/shop"), "passwordReset", "again")), null)).toEqual({
			isOpen: true,
			view: "passwordReset",
			sent: "again",
		}));
});

it.each([
	["/shop?login=true&view=password", "password"],
	["/users/login?view=passwordless", "passwordless"],
	["/shop?login=true", null],
	["/shop?login=true&view=signup", null],
	["/categories/beams?view=password", null],
] as const)("%s chooses %s as the way in", (address, view) => expect(chosenView(at(address))).toBe(view));

// Shows R13.2
describe("what an address says", () => {
	it.each([
		["/shop", null, false, "passwordless"],
		["/shop?login=true", null, true, "passwordless"],
		["/shop?login=true", "password", true, "password"],
		["/shop?login=true&view=signup", "password", true, "signup"],
		["/shop?login=true&view=nonsense", null, true, "passwordless"],
		["/shop?login=1", null, false, "passwordless"],
		["/users/login", null, true, "passwordless"],
	] as const)("%s with %s remembered: open %s, %s", (address, preferred, isOpen, view) =>
		expect(authState(at(address), preferred)).toEqual({ isOpen, view, sent: null }),
	);
});
