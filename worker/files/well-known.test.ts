import { describe, expect, it } from "vitest";
import { wellKnown } from "./files";

const now = Date.UTC(2026, 10, 23);
const at = (path: string) => wellKnown(new URL(`https://shop.example${path}`), now);

describe("addresses that clients choose by convention", () => {
	it.each([
		["/favicon.ico", "/icon-192.png"],
		["/.well-known/change-password", "/users/profile"],
	])("%s leads to %s", (path, target) => {
		expect(at(path)?.status).toBe(302);
		expect(at(path)?.headers.get("Location")).toBe(target);
	});

	it("name the contact for security reports, for half a year", async () => {
		const answer = at("/.well-known/security.txt");
		expect(answer?.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		expect(await answer?.text()).toBe(
			[
				"Contact: mailto:sales@crossbar.example?subject=security",
				"Expires: 2027-05-24T00:00:00.000Z",
				"Preferred-Languages: en, fi, de, et",
				"Canonical: https://shop.example/.well-known/security.txt",
				"",
			].join("\n"),
		);
	});

	it("are no others", () => expect(at("/.well-known/other")).toBeNull());
});
