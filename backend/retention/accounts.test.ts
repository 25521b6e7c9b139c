import { afterAll, beforeAll, expect, it } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { accountBy, asking, logIn, mailsTo, signUp } from "../../tests/support/sign-in";
import { deleteUnconfirmed } from "./accounts";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const count = (table: string) => backend.db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first("n");

async function later(days: number) {
	const moved = (column: string) => `${column} = strftime('%Y-%m-%dT%H:%M:%SZ', ${column}, '-${days} days')`;
	await backend.db.batch(
		[
			`UPDATE attempts SET ${moved("at")}`,
			`UPDATE sessions SET ${moved("expires_at")}`,
			`UPDATE account_tokens SET ${moved("expires_at")}`,
			`UPDATE outbox SET ${moved("created_at")}`,
			`UPDATE users SET ${moved("created_at")}`,
		].map((sql) => backend.db.prepare(sql)),
	);
}

it("deletes what has expired, and nothing else", async () => {
	const account = await accountOf(backend);
	const waiting = "waiting@deleteUnconfirmed.example";
	await signUp(backend, backend.caller(), waiting);
	await logIn(backend.caller(), waiting, "Falsch123");
	await backend.caller().call("POST", "/users/request-magic-link", asking("nobody@forget.example"));
	const before = await Promise.all(["attempts", "sessions", "account_tokens", "outbox", "users"].map(count));
	expect(before.every((rows) => Number(rows) > 0)).toBe(true);

	await deleteUnconfirmed(backend.db);
	expect(await Promise.all(["attempts", "sessions", "account_tokens", "outbox", "users"].map(count))).toEqual(before);

	await later(40);
	await deleteUnconfirmed(backend.db);
	expect(await Promise.all(["attempts", "sessions", "account_tokens", "outbox"].map(count))).toEqual([0, 0, 0, 0]);
	expect(await mailsTo(backend, waiting)).toEqual([]);
	expect((await backend.db.prepare("SELECT email FROM users").all()).results).toEqual([{ email: account.email }]);
	expect(await accountBy(backend, account.session)).toBeNull();
});
