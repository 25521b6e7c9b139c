import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedFile } from "../../contract/claims/files";
import { deskCompanies } from "../../contract/desk/companies";
import type { Account } from "../../tests/support/account";
import { type Backend, bucketOf, shopHost, startBackend } from "../../tests/support/backend";
import { deskCall } from "../../tests/support/desk";
import { freshVat } from "../../tests/support/fresh-vat";
import { buyerOf, currentTeam, ownerOf, registered } from "../../tests/support/team";
import { deleteFiles } from "../files/store";
import { deleteUnconfirmed } from "../retention/accounts";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = z.array(z.object({ kind: z.string(), subject: z.string(), text: z.string() }));
const mailsTo = async (email: string, kind: string) =>
	mails.parse(await (await backend.fetch(`/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json()).filter((mail) => mail.kind === kind);

async function uploaded({ session }: Account, content = "%PDF-1.7", name = "Ote.pdf") {
	const body = new TextEncoder().encode(content);
	const headers = { "Session-Id": session, "Content-Length": String(body.length) };
	return backend.request(`/files/store?name=${name}&use=document`, { method: "POST", headers, body });
}
const fileOf = async (account: Account) => storedFile.parse(await (await uploaded(account)).json()).id;
const send = (account: Account, files: string[], idem: string = crypto.randomUUID()) =>
	account.call("POST", "/teams/verification/document", { files, host: shopHost, idem });

/** An account with a free address, whose company the register has. */
async function stranger() {
	const vat = freshVat();
	await registered(backend, vat, "");
	const account = await buyerOf(backend, vat, `${crypto.randomUUID()}@posti.example`);
	return { account, vat: `FI${vat.replace("-", "")}` };
}

const atDesk = async (vat: string) => deskCompanies.byVat.answer.parse((await deskCall(backend, `companies/${vat}`)).body);
const listed = async (search: string) => deskCompanies.list.answer.parse((await deskCall(backend, `companies/list?search=${search}`)).body);

// Shows R64.5
describe("a document of a company", () => {
	it("waits for staff, who get its files, and verifies the company once they accept it", async () => {
		const { account, vat } = await stranger();
		const file = await fileOf(account);
		expect(await currentTeam(account)).toMatchObject({ founding: { is_registered: true, document: null } });
		const idem = crypto.randomUUID();
		expect([(await send(account, [file], idem)).status, (await send(account, [file], idem)).status]).toEqual([200, 200]);
		expect(await currentTeam(account)).toMatchObject({ founding: { obstacle: "not_verified", document: { state: "open", reason: "" } } });
		const { documents } = await atDesk(vat);
		expect(documents).toMatchObject([{ email: account.email, files: [{ id: file, name: "Ote.pdf", key: expect.any(String) }] }]);
		expect((await backend.request(`/files/read/${file}?key=${documents[0]?.files[0]?.key}`, {})).status).toBe(200);
		expect((await backend.request(`/files/read/${file}`, {})).status).toBe(404);
		expect((await listed("")).rows.find((row) => row.vat === vat)).toMatchObject({ documents: 1, verified_since: null });
		const [toShop] = (await mailsTo("sales@crossbar.example", "company_document")).filter(({ subject }) => subject.includes(vat));
		expect(toShop?.text).toContain(`/files/${file}?key=`);
		const accepted = await deskCall(backend, `companies/${vat}/verification`, { owner: account.email });
		expect(accepted).toMatchObject({ status: 200, body: { owners: account.email, documents: [] } });
		expect(await currentTeam(account)).toMatchObject({ team: { role: "owner" } });
		expect(await mailsTo(account.email, "company_decided")).toHaveLength(1);
		expect(await deskCall(backend, `companies/${vat}/refusal`, { document: documents[0]?.id, reason: "Too late" })).toMatchObject({
			status: 409,
		});
	});

	it("is declined with a reason, which is mailed once, and another one may be sent", async () => {
		const { account, vat } = await stranger();
		await send(account, [await fileOf(account)]);
		const [document] = (await atDesk(vat)).documents;
		const decline = (body: object) => deskCall(backend, `companies/${vat}/refusal`, body);
		expect((await decline({ document: document?.id, reason: " " })).status).toBe(422);
		for (const _ of ["press", "double press"])
			expect(await decline({ document: document?.id, reason: "The extract is of 2019." })).toMatchObject({
				status: 200,
				body: { documents: [] },
			});
		expect(await currentTeam(account)).toMatchObject({ founding: { document: { state: "declined", reason: "The extract is of 2019." } } });
		const told = await mailsTo(account.email, "company_decided");
		expect(told.map(({ text }) => text)).toEqual([expect.stringContaining("The extract is of 2019.")]);
		const other = await stranger();
		expect((await deskCall(backend, `companies/${other.vat}/refusal`, { document: document?.id, reason: "Mistaken" })).status).toBe(404);
		expect((await send(account, [await fileOf(account)])).status).toBe(200);
		expect((await atDesk(vat)).documents).toHaveLength(1);
	});

	it("is one at a time, of the account's own files", async () => {
		const { account, vat } = await stranger();
		expect(await send(account, [])).toMatchObject({ status: 422, body: { fields: { files: ["files.required"] } } });
		const { account: thief } = await stranger();
		const file = await fileOf(account);
		expect(await send(thief, [file])).toMatchObject({ status: 422, body: { fields: { files: ["files.gone"] } } });
		await Promise.all([send(account, [file]), send(account, [file])]);
		expect((await send(account, [await fileOf(account)])).status).toBe(200);
		expect((await atDesk(vat)).documents).toMatchObject([{ files: [{ id: file }] }]);
		expect((await uploaded(account, "<!doctype html>")).status).toBe(422);
		expect((await uploaded(account, "%PDF-1.7", "Ote.png")).status).toBe(422);
	});

	it("is for companies of the register, and accounts in no team", async () => {
		const owner = await ownerOf(backend);
		expect((await send(owner, [await fileOf(owner)])).status).toBe(403);
		const unknown = await buyerOf(backend, freshVat(), `${crypto.randomUUID()}@posti.example`);
		expect(await currentTeam(unknown)).toMatchObject({ founding: { is_registered: false } });
		expect((await send(unknown, [await fileOf(unknown)])).status).toBe(403);
	});

	it("of another account is not accepted with it", async () => {
		const { account, vat } = await stranger();
		const colleague = await buyerOf(backend, `${vat.slice(2, 9)}-${vat.slice(9)}`, `${crypto.randomUUID()}@posti.example`);
		await send(account, [await fileOf(account)]);
		await deskCall(backend, `companies/${vat}/verification`, { owner: colleague.email });
		expect((await atDesk(vat)).documents).toMatchObject([{ email: account.email }]);
		expect(await mailsTo(account.email, "company_decided")).toEqual([]);
	});

	it("is deleted with its files a month after the decision", async () => {
		const { account, vat } = await stranger();
		const file = await fileOf(account);
		await send(account, [file]);
		const later = "UPDATE files SET created_at = '2020-01-01T00:00:00Z' WHERE id = ?";
		await backend.db.prepare(later).bind(file).run();
		const [document] = (await atDesk(vat)).documents;
		await deskCall(backend, `companies/${vat}/refusal`, { document: document?.id, reason: "Unreadable" });
		const clean = async () => {
			await deleteUnconfirmed(backend.db);
			await deleteFiles({ DB: backend.db, FILES: bucketOf(backend.files) });
		};
		await clean();
		expect(backend.files.has(file)).toBe(true);
		await backend.db.prepare("UPDATE company_documents SET decided_at = '2020-01-01T00:00:00Z' WHERE id = ?").bind(document?.id).run();
		await clean();
		expect(backend.files.has(file)).toBe(false);
		expect(await currentTeam(account)).toMatchObject({ founding: { document: null } });
	});
});
