import { expect, it } from "vitest";
import { newSessionId } from "../../backend/platform/sessions";
import { personalIn } from "./personal-data";

it.each([
	["an address", "aino@teras.example"],
	["a phone number", "+358401234567"],
	["a VAT id", "DE136695976"],
	["a Finnish business id", "2077474-0"],
	["a cart", crypto.randomUUID()],
	["a session", newSessionId()],
])("%s is found anywhere in a log", (_, text) => {
	expect(personalIn(`{"level":"error","detail":"Error: ${text} is not known","requestId":"${crypto.randomUUID()}"}`)).toEqual([text]);
	expect(personalIn(`GET /x/${text}?y=1`)).toHaveLength(1);
});

it("ids of requests and other impersonal data are not reported", () => {
	const log = `Seeded the database with 102770 rows in 23.4 s\nready on 9400\n{"level":"error","requestId":"${crypto.randomUUID()}","kind":"HTTP_ERROR","call":"PATCH /orders/set-form/{uuid}","detail":"502"}`;
	expect(personalIn(log)).toEqual([]);
});
