import { afterAll, beforeAll, expect, it } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";

let backend: Backend;
const vat = "FI20774740";
beforeAll(async () => {
	backend = await startBackend();
	await verifiedCompany(backend, vat, { limit_cents: null });
});
afterAll(() => backend.dispose());

// Shows R60.96
it("a limit that has changed since it was read is kept, a repeated call is none, and a system that read nothing sets it", async () => {
	const set = async (body: object) => {
		const { status } = await deskCall(backend, `companies/${vat}/limit`, body);
		return [status, await backend.db.prepare("SELECT limit_cents FROM companies WHERE vat = ?").bind(vat).first("limit_cents")];
	};
	expect(await set({ limit: 1000.505, seen: null })).toEqual([200, 100_051]);
	expect(await set({ limit: 1000.505, seen: null })).toEqual([200, 100_051]);
	expect(await set({ limit: 2000, seen: null })).toEqual([409, 100_051]);
	expect(await set({ limit: null, seen: 3000 })).toEqual([409, 100_051]);
	expect(await set({ limit: 0, seen: 1000.51 })).toEqual([200, 0]);
	expect(await set({ limit: null })).toEqual([200, null]);
});

// Shows R60.96
it("owners that nobody has seen are not removed", async () => {
	const [first, second] = [await accountOf(backend), await accountOf(backend)];
	const verify = (owner: string, more: object) => deskCall(backend, `companies/${vat}/verification`, { owner, ...more });
	await deskDone(backend, `companies/${vat}/verification`, { owner: first.email });
	const unseen = await verify(second.email, { replace: true, seen: "" });
	expect(unseen).toMatchObject({ status: 409, body: { code: "conflict", fields: { owner: ["owners.changed"] } } });
	for (const _ of ["press", "double press"])
		expect(await verify(second.email, { replace: true, seen: first.email })).toMatchObject({ status: 200, body: { owners: second.email } });
	expect((await verify(first.email, { seen: "" })).status).toBe(200);
});
