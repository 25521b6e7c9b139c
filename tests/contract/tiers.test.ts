import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { listedCalls, tiers } from "../../contract/calls";
import { errorAnswer } from "../../contract/errors";
import { orders } from "../../contract/orders";
import { users } from "../../contract/users";
import { account, Client, has } from "./client";

/** Names for paths and queries that match nothing. */
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

/** A value for each required field. */
const filled = (shape: z.core.$ZodShape): Record<string, string> =>
	Object.fromEntries(
		Object.entries(shape).flatMap(([name, field]) => {
			if (z.safeParse(field, undefined).success) return [];
			return [[name, names.find((value) => z.safeParse(field, value).success) ?? "nothing"]];
		}),
	);

const member = new Client();
/** The error of the account's sign-in. */
let refused: unknown = null;
beforeAll(async () => {
	if (account) await member.signIn(account).catch((error: unknown) => (refused = error));
});

it.skipIf(!account)("An account signs in with its password", async () => {
	if (account) await new Client().signIn(account);
});

/** Tiers with required calls that the backend has started to implement. */
const begun = ["browse", ...((await has(orders.add, await new Client().send(orders.add))) ? ["order"] : [])];

/** Calls that visitors need before there is an account. */
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

/** Whether a call cannot change the account: it reads, refers to nothing that exists, or lacks required fields of its body. */
const isHarmless = (call: Call): boolean =>
	call !== users.logout &&
	(call.method === "GET" ||
		Object.keys(call.params.shape).length > 0 ||
		!(call.body instanceof z.ZodUndefined || call.body.safeParse({}).success));

/** Why the account does not make a call. */
function untried(call: Call): string | null {
	if (!account) return "takes a sign-in: give BACKEND_EMAIL and BACKEND_PASSWORD";
	if (refused) return "takes a sign-in, and the account cannot sign in";
	return isHarmless(call) ? null : "takes a sign-in, and could change the account";
}

/**
 * A guest makes every call once, with unknown names and an empty body. An implemented call answers in its schema or refuses with a code of
 * the contract, and stores nothing. A missing call is skipped with the consequence for the shop, or fails if it is required. A call that
 * needs a sign-in only exists if sign-in works.
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
