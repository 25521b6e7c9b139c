import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { listedCalls, tiers } from "../../contract/calls";
import { errorAnswer } from "../../contract/errors";
import { orders } from "../../contract/orders";
import { users } from "../../contract/users";
import { account, Client, has } from "./client";

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

const member = new Client();
/** Why the account could not sign in. */
let refused: unknown = null;
beforeAll(async () => {
	if (account) await member.signIn(account).catch((error: unknown) => (refused = error));
});

it.skipIf(!account)("An account signs in with its password", async () => {
	if (account) await new Client().signIn(account);
});

/** The tiers that have needed calls, and that the backend has begun. */
const begun = ["browse", ...((await has(orders.add, await new Client().send(orders.add))) ? ["order"] : [])];

/** What a visitor needs before there is an account. */
const forGuests: readonly Call[] = [
	users.create,
	users.login,
	users.magicLogin,
	users.requestMagicLink,
	users.requestPasswordReset,
	users.checkResetPasswordLink,
	users.checkMagicLink,
	users.verify,
];

/** Asks nothing that could change the account: it reads, names what there is not, or lacks what its body has to have. */
const isHarmless = (call: Call): boolean =>
	call !== users.logout &&
	(call.method === "GET" ||
		Object.keys(call.params.shape).length > 0 ||
		!(call.body instanceof z.ZodUndefined || call.body.safeParse({}).success));

/** Why a call is not sent by the account. */
function untried(call: Call): string | null {
	if (!account) return "takes a sign-in: give BACKEND_EMAIL and BACKEND_PASSWORD";
	if (refused) return "takes a sign-in, and the account cannot sign in";
	return isHarmless(call) ? null : "takes a sign-in, and could change the account";
}

/**
 * Every call is sent once, by a guest, with names of nothing and an empty body: what is there answers in its shape or refuses in the contract's words,
 * and stores nothing. A call that is missing is skipped, and what the shop does not have then is told with it, else in the title of its tier; it is wrong
 * where the shop needs it. One that asks for a
 * sign-in is there only if it takes one.
 */
describe.each(Object.entries(tiers))("%s", (tier, { without }) => {
	const client = new Client();
	describe(without, () => {
		for (const { call, isNeeded, without: lost } of listedCalls.filter((listed) => listed.tier === tier)) {
			it(`${call.method} ${call.path}: ${call.summary}`, async (test) => {
				const values = {
					params: filled(call.params.shape),
					query: filled(call.query.shape),
					...(call.method === "GET" || call.body instanceof z.ZodUndefined ? {} : { body: {} }),
				};
				let response = await client.send(call, values);
				if (!(await has(call, response))) {
					if (lost !== null) test.task.meta.without = lost;
					if (isNeeded && begun.includes(tier))
						throw new Error(`The shop needs it for the tier ${tier}, and it is missing: what is not there is 404 with the code not_found.`);
					return test.skip("The backend does not have it.");
				}
				if (response.status === 401) {
					if (tier === "browse" || tier === "order" || forGuests.includes(call))
						throw new Error("A guest is told to sign in, and need not.");
					const reason = untried(call);
					if (reason) {
						test.task.meta.skipped = reason;
						return test.skip(reason);
					}
					response = await member.send(call, values);
					expect(response.status, "An account that has signed in is told to sign in").not.toBe(401);
				}
				expect(response.status, "A failure of the backend").toBeLessThan(500);
				if (response.ok && call.media !== "application/json") return;
				const schema = response.ok ? call.answer : errorAnswer;
				const { error } = schema.safeParse(await response.json());
				if (error) throw new Error(z.prettifyError(error));
			});
		}
	});
});
