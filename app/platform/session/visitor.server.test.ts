import { expect, it } from "vitest";
import { Visitor } from "./visitor.server";

const stranger = () => Visitor.of(new Request("http://de.localhost/"));

it("a visitor without cookies is nobody else", async () => {
	const first = await stranger();
	first.ensureSession();
	first.setCart({ uuid: crypto.randomUUID(), count: 1 });
	first.setConsent({ functional: true, analytics: true, marketing: true });
	first.ensureDevice();
	first.signIn("x".repeat(43), { initial: "A" });
	const second = await stranger();
	expect([second.session, second.cart, second.account, second.consent]).toEqual([null, null, null, null]);
	expect(await second.commit()).toEqual([]);
});

// Shows R75.7
it("deletes a cookie by a value that has expired", async () => {
	const visitor = await stranger();
	visitor.setCart({ uuid: crypto.randomUUID(), count: 1 });
	visitor.setCart(null);
	expect(await visitor.commit()).toEqual([expect.stringMatching(/^cart=[^;]+;.*Max-Age=-1/)]);
});
