import { expect, it, vi } from "vitest";
import * as z from "zod";
import { email, money } from "./fields";

it("schemas never generate code at run time, which each page's policy forbids", () => {
	const made: unknown[] = [];
	vi.stubGlobal("Function", function forbidden(...code: unknown[]) {
		made.push(code);
		throw new EvalError("The policy forbids it.");
	});
	try {
		expect(z.object({ price: money, name: z.string() }).parse({ price: 1.5, name: "IPE" })).toEqual({ price: 150, name: "IPE" });
	} finally {
		vi.unstubAllGlobals();
	}
	expect(made).toEqual([]);
});

// Shows R52.9
it.each([
	["info@stahl-müller.example", "info@xn--stahl-mller-zhb.example"],
	["Info@TERÄS.example", "Info@xn--ters-noa.example"],
	["info@stahl.example", "info@stahl.example"],
])("the address %s is stored as %s", (typed, stored) => expect(email.parse(` ${typed} `)).toBe(stored));

// Shows R52.9
it.each([
	"müller@stahl.example",
	"info@stahl müller.example",
	"info@müller.example/a",
	"info@müller.example:80",
	"info@mül@ler.example",
	"@müller.example",
])("the address %s is not taken", (typed) => expect(email.safeParse(typed).success).toBe(false));
