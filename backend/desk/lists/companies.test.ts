import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskCompanies } from "../../../contract/desk/companies";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { billing } from "../../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../../tests/support/company-team";
import { deskCall } from "../../../tests/support/desk";
import { deskDone, orderInReview } from "../../../tests/support/desk-orders";

let backend: Backend;
const vat = `FI${billing.FI.vat}`;

beforeAll(async () => {
	backend = await startBackend();
	await verifiedCompany(backend, vat, { limit_cents: 2_500_000 });
	await verifiedCompany(backend, "FI07654321", { name: "Aaltopelti Oy" });
	await verifiedCompany(backend, "DE136695976", { name: "Stahlbau Meyer GmbH", country: "DE", verified_since: null });
	const { owner } = await companyTeam(backend, null, vat);
	await orderInReview(owner);
});
afterAll(() => backend.dispose());

const listed = async (query: Record<string, string> = {}) =>
	deskCompanies.list.answer.parse((await deskCall(backend, `companies/list?${new URLSearchParams(query)}`)).body);
const found = async (search: string) => (await listed({ search })).rows.map((row) => row.vat);

describe("staff's list of companies", () => {
	it("has the verified ones by name, with what is open of their limit, and their members", async () => {
		const { rows, count } = await listed();
		expect(count).toBe(2);
		expect(rows.map(({ name }) => name)).toEqual(["Aaltopelti Oy", "Teräsrakenne Oy"]);
		const order = await backend.db.prepare("SELECT credit_cents FROM orders WHERE credit_vat = ?").bind(vat).first("credit_cents");
		expect(order).toBeGreaterThan(0);
		expect(rows[1]).toEqual({
			vat,
			name: "Teräsrakenne Oy",
			city: "Tampere",
			country: "FI",
			limit: 2_500_000,
			open: order,
			verified_since: "2026-01-08T07:30:00Z",
			blocked_since: null,
			members: 3,
			documents: 0,
		});
		expect(rows[0]).toMatchObject({ limit: null, open: 0, members: 0 });
	});

	it("is searched by VAT id in any spelling, and by the beginning of id and name", async () => {
		for (const search of ["2077474-0", "fi 2077474-0", "FI2077", "teräs"]) expect(await found(search)).toEqual([vat]);
		expect(await found("stahlbau m")).toEqual(["DE136695976"]);
		expect((await listed({ search: "stahlbau m" })).rows).toMatchObject([{ verified_since: null }]);
		expect(await found("nobody")).toEqual([]);
	});

	// Shows R60.96
	it("finds names by the beginning of any word, with the words after it, also once a company is renamed", async () => {
		await verifiedCompany(backend, "EE100931558", { name: "Põhja-Eesti & Söhne (Nord) Stahlbau", country: "EE", verified_since: null });
		for (const search of ["meyer", "Meyer G", "gmbh"]) expect(await found(search)).toEqual(["DE136695976"]);
		for (const search of ["eesti", "söhne (n", "nord"]) expect(await found(search)).toEqual(["EE100931558"]);
		expect(await found("stahlbau")).toEqual(["EE100931558", "DE136695976"]);
		expect([await found("eyer"), await found("Stahlbau GmbH")]).toEqual([[], []]);
		await backend.db.prepare("UPDATE companies SET name = 'Eisen Meyer GmbH' WHERE vat = 'DE136695976'").run();
		expect([await found("meyer g"), await found("stahlbau")]).toEqual([["DE136695976"], ["EE100931558"]]);
		await backend.db.prepare("UPDATE companies SET name = 'Stahlbau Meyer GmbH' WHERE vat = 'DE136695976'").run();
	});

	it("says which companies are blocked", async () => {
		await deskDone(backend, `companies/${vat}/block`, { blocked: true });
		expect((await listed({ search: vat })).rows).toMatchObject([{ blocked_since: expect.stringMatching(/^20/) }]);
		await deskDone(backend, `companies/${vat}/block`, { blocked: false });
		expect((await listed({ search: vat })).rows).toMatchObject([{ blocked_since: null }]);
	});
});
