import { expect, it } from "vitest";
import { receive } from "./receive";

const address = "https://shop.example/cart/items";
const forged = { "X-Forwarded-Host": "evil.example" };

it.each([
	["a visit", new Request(address, { headers: forged })],
	[
		"a form",
		new Request(address, {
			method: "POST",
			headers: { ...forged, "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "3" },
			body: "a=b",
		}),
	],
	[
		"a form without anything in it",
		new Request(address, { method: "POST", headers: { ...forged, "Content-Length": "0" }, body: new Uint8Array() }),
	],
])("%s goes on without the host that it says it was forwarded for", async (_, request) => {
	expect(request.headers.get("X-Forwarded-Host")).toBe("evil.example");
	const received = await receive(request);
	if (typeof received === "number") throw new Error(`Refused: ${received}`);
	expect(received.headers.get("X-Forwarded-Host")).toBeNull();
	expect(received.url).toBe(address);
});
