import { expect, it, vi } from "vitest";
import { z } from "zod";
import { money } from "./fields";

it("schemas make no code at run time, nor try whether they may: each page's policy forbids it", () => {
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
