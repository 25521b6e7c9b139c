import { describe, expect, it } from "vitest";
import { z } from "zod";
import { listedCalls, tiers } from "../../contract/calls";
import { errorAnswer } from "../../contract/errors";
import { Client, has } from "./client";

/** What names something in a path or a query, and nothing that there is. */
const names = [
	"00000000-0000-4000-8000-000000000000",
	"999999999",
	"0".repeat(32),
	"0".repeat(43),
	"CL-999999999",
	"CB-999999999-1",
	"CB-999999999-1-C1",
	"NONE-999999999",
	"photo",
	"nothing",
];

/** A value for each field that has to be there. */
const filled = (shape: z.core.$ZodShape): Record<string, string> =>
	Object.fromEntries(
		Object.entries(shape).flatMap(([name, field]) => {
			if (z.safeParse(field, undefined).success) return [];
			return [[name, names.find((value) => z.safeParse(field, value).success) ?? "nothing"]];
		}),
	);

/**
 * Every call is sent once, by a guest, with names of nothing and an empty body: what is there answers in its shape or refuses in the contract's words,
 * and stores nothing. A call that is missing is skipped; what the shop does not have then stands in the title of its tier.
 */
describe.each(Object.entries(tiers))("%s", (tier, { without }) => {
	const client = new Client();
	describe(without, () => {
		for (const { call } of listedCalls.filter((listed) => listed.tier === tier)) {
			it(`${call.method} ${call.path}: ${call.summary}`, async (test) => {
				const response = await client.send(call, {
					params: filled(call.params.shape),
					query: filled(call.query.shape),
					...(call.method === "GET" || call.body instanceof z.ZodUndefined ? {} : { body: {} }),
				});
				if (!(await has(call, response))) return test.skip("The backend does not have it.");
				expect(response.status, "A failure of the backend").toBeLessThan(500);
				if (response.ok && call.media !== "application/json") return;
				const schema = response.ok ? call.answer : errorAnswer;
				const { error } = schema.safeParse(await response.json());
				if (error) throw new Error(z.prettifyError(error));
			});
		}
	});
});
