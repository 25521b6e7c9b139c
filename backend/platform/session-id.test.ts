import { expect, it } from "vitest";
import { encryptSessionId, newSessionId, sessionDigest } from "./sessions";

it("a digest has the form of an id, and none of it", () => {
	const id = newSessionId();
	expect(sessionDigest(id)).toMatch(/^[A-Za-z0-9_-]{43}$/);
	expect(sessionDigest(id)).not.toBe(id);
	expect(sessionDigest(sessionDigest(id))).not.toBe(sessionDigest(id));
	expect(sessionDigest("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
	expect(sessionDigest("")).toBe("");
});

it("what is sealed is opened by the same token and key, and by no others", () => {
	const id = newSessionId();
	const stored = encryptSessionId(id, "token", "key");
	expect(stored).not.toContain(id);
	expect(encryptSessionId(stored, "token", "key")).toBe(id);
	for (const [token, key] of [
		["token", "other"],
		["other", "key"],
		["", ""],
	] as const)
		expect(encryptSessionId(stored, token, key)).not.toBe(id);
});
