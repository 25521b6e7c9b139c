import { describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { vatOf } from "./vat";

describe("vatOf", () => {
	it.each([
		["FI", { country: "FI", vatCheck: "valid", isHolder: true }, 2550, "domestic"],
		["FI", { country: "DE", vatCheck: "valid", isHolder: true }, 2550, "domestic"],
		["DE", { country: "DE", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["EE", { country: "EE", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["DE", { country: "EE", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["DE", { country: "DE", vatCheck: "unverified", isHolder: true }, 2550, "no_valid_id"],
		["EE", { country: "EE", vatCheck: "pending", isHolder: true }, 0, "intra_community"],
		["EE", { country: "EE", vatCheck: "pending", isHolder: false }, 2550, "unconfirmed_holder"],
		["DE", { country: "DE", vatCheck: "valid", isHolder: false }, 2550, "unconfirmed_holder"],
		["DE", { country: "DE", vatCheck: "unverified", isHolder: false }, 2550, "no_valid_id"],
		["FI", { country: "DE", vatCheck: "valid", isHolder: false }, 2550, "domestic"],
		["DE", { country: "FI", vatCheck: "valid", isHolder: true }, 2550, "no_valid_id"],
		["FI", null, 2550, "not_known_yet"],
		["DE", null, 2550, "not_known_yet"],
	] as const)("delivery from Finland to %s, buyer %o: %i, %s", (to, buyer, rateBp, reason) => {
		expect(vatOf({ from: "FI", to }, buyer, 2550)).toEqual({ rateBp, reason });
	});

	// Shows R50.1
	it.each([
		["EE", "EE", { country: "EE", vatCheck: "valid", isHolder: true }, 2400, "domestic"],
		["EE", "EE", { country: "FI", vatCheck: "valid", isHolder: true }, 2400, "domestic"],
		["EE", "FI", { country: "FI", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["EE", "DE", { country: "DE", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["EE", "FI", { country: "EE", vatCheck: "valid", isHolder: true }, 2400, "no_valid_id"],
		["EE", "FI", { country: "FI", vatCheck: "unverified", isHolder: true }, 2400, "no_valid_id"],
		["DE", "DE", { country: "DE", vatCheck: "valid", isHolder: true }, 2400, "domestic"],
		["DE", "FI", { country: "FI", vatCheck: "valid", isHolder: true }, 0, "intra_community"],
		["DE", "EE", { country: "DE", vatCheck: "valid", isHolder: true }, 2400, "no_valid_id"],
	] as const)("delivery from %s to %s, buyer %o: %i, %s", (from, to, buyer, rateBp, reason) => {
		expect(vatOf({ from, to }, buyer, 2400)).toEqual({ rateBp, reason });
	});
});

describe("companyDay", () => {
	it("turns at midnight in Finland", () => {
		expect(companyDay(new Date("2024-08-31T20:59:00Z"))).toBe("2024-08-31");
		expect(companyDay(new Date("2024-08-31T21:00:00Z"))).toBe("2024-09-01");
	});
});
