import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Account } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { freshVat } from "../../tests/support/fresh-vat";
import { buyerOf, currentTeam, ownerOf, registered, verifyAs } from "../../tests/support/team";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = z.array(z.object({ kind: z.string(), text: z.string() }));
const mailsTo = async (email: string) =>
	mails
		.parse(await (await backend.fetch(`/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json())
		.filter(({ kind }) => kind === "company_code");
const codesTo = async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");

const send = (account: Account, email: string, idem: string = crypto.randomUUID()) =>
	account.call("POST", "/teams/verification/code", { email, idem });
const confirm = (account: Account, code: string) => account.call("POST", "/teams/verification/confirm", { code });
const wrong = { status: 422, body: { code: "invalid", fields: { code: ["code.wrong"] } } };
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** An account with a free address, and an address at its company's domain. */
async function stranger({ domain = "teras.example" } = {}) {
	const vat = freshVat();
	await registered(backend, vat, domain);
	const account = await buyerOf(backend, vat, `${crypto.randomUUID()}@posti.example`);
	return { vat, account, work: `${crypto.randomUUID()}@${domain}` };
}

// Shows R64.3
describe("a code that is mailed to a company's domain", () => {
	it("verifies the company and founds its team, once", async () => {
		const { vat, account, work } = await stranger();
		expect(await currentTeam(account)).toMatchObject({ founding: { obstacle: "not_verified", domain: "teras.example", code_sent_to: "" } });
		expect((await verifyAs(account)).status).toBe(403);
		expect((await send(account, work.toUpperCase())).status).toBe(200);
		expect(await currentTeam(account)).toMatchObject({ founding: { code_sent_to: work.toUpperCase() } });
		const [code = ""] = await codesTo(work.toUpperCase());
		expect(await confirm(account, other(code))).toMatchObject(wrong);
		expect((await Promise.all([confirm(account, code), confirm(account, code)])).map(({ status }) => status)).toEqual([200, 200]);
		expect(await currentTeam(account)).toMatchObject({ team: { role: "owner", members: [{ userid: account.id }] } });
		const since = await backend.db
			.prepare("SELECT verified_since FROM companies WHERE vat = ?")
			.bind(`FI${vat.replace("-", "")}`)
			.first();
		expect(since).toMatchObject({ verified_since: expect.any(String) });
	});

	it("goes to no address elsewhere, nor to one of a provider for everybody", async () => {
		const { account } = await stranger();
		for (const email of ["a@muu.example", "teras.example@muu.example", "a@sub.teras.example"])
			expect(await send(account, email)).toMatchObject({ status: 422, body: { fields: { email: ["email.otherDomain"] } } });
		const { account: free, work } = await stranger({ domain: "gmail.com" });
		expect(await currentTeam(free)).toMatchObject({ founding: { obstacle: "not_verified", domain: "" } });
		expect((await send(free, work)).status).toBe(422);
		const { vat } = await stranger({ domain: "GMX.de" });
		expect((await verifyAs(await buyerOf(backend, vat, `${crypto.randomUUID()}@gmx.de`))).status).toBe(403);
	});

	it("is mailed once for a form, and the latest alone is right", async () => {
		const { account, work } = await stranger();
		const idem = crypto.randomUUID();
		await send(account, work, idem);
		await send(account, work, idem);
		const [first = ""] = await codesTo(work);
		expect(await codesTo(work)).toHaveLength(1);
		await send(account, work);
		const second = (await codesTo(work)).find((code) => code !== first) ?? "";
		expect(await confirm(account, first)).toMatchObject(wrong);
		expect((await confirm(account, second)).status).toBe(200);
	});

	it("is worth nothing to another account, after half an hour, for another company, or at another domain", async () => {
		const { account, work, vat } = await stranger();
		await send(account, work);
		const [code = ""] = await codesTo(work);
		const colleague = await buyerOf(backend, vat, `${crypto.randomUUID()}@posti.example`);
		expect(await confirm(colleague, code)).toMatchObject(wrong);
		const change = (sql: string, ...values: (string | number)[]) =>
			backend.db
				.prepare(sql)
				.bind(...values)
				.run();
		await registered(backend, vat, "uusi.example");
		expect(await confirm(account, code)).toMatchObject(wrong);
		await registered(backend, vat, "teras.example");
		const elsewhere = freshVat();
		await registered(backend, elsewhere, "teras.example");
		await change("UPDATE users SET vatid = ? WHERE id = ?", elsewhere, account.id);
		expect(await confirm(account, code)).toMatchObject(wrong);
		await change("UPDATE users SET vatid = ? WHERE id = ?", vat, account.id);
		await change("UPDATE company_codes SET expires_at = '2020-01-01T00:00:00Z' WHERE user_id = ?", account.id);
		expect(await currentTeam(account)).toMatchObject({ founding: { code_sent_to: "" } });
		expect(await confirm(account, code)).toMatchObject(wrong);
	});

	it("founds no second team", async () => {
		const vat = freshVat();
		await ownerOf(backend, vat);
		const account = await buyerOf(backend, vat, `${crypto.randomUUID()}@posti.example`);
		const work = `${crypto.randomUUID()}@account.example`;
		await send(account, work);
		const [code = ""] = await codesTo(work);
		expect(await confirm(account, code)).toMatchObject({ status: 409, body: { code: "vat_taken" } });
		expect((await currentTeam(account)).team).toBeNull();
	});

	it("is mailed and tried some times an hour", async () => {
		const { account, work } = await stranger();
		for (let count = 0; count < 3; count++) expect((await send(account, work)).status).toBe(200);
		expect(await send(account, work.replace("@", "+tag@"))).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
		for (let count = 0; count < 10; count++) expect((await confirm(account, "000000")).status).toBe(422);
		expect((await confirm(account, "000000")).status).toBe(429);
	});

	it("is for accounts that are in no team", async () => {
		const owner = await ownerOf(backend);
		expect((await send(owner, "a@account.example")).status).toBe(403);
		expect((await confirm(owner, "123456")).status).toBe(200);
		expect((await backend.caller().call("POST", "/teams/verification/confirm", { code: "123456" })).status).toBe(401);
	});
});
