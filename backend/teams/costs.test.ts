import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { teams } from "../../contract/team";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";

let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend);
});
afterAll(() => backend.dispose());

const workshop = { code: "4100", name: "Workshop", limit: 1500 };
const site = { code: "P-12", name: "Depot" };

const costsOf = async (account: Account) => teams.costs.answer.parse((await account.call("GET", "/teams/costs")).body);
const idOf = async (code: string) => {
	const { cost_centres, projects } = await costsOf(team.owner);
	return [...cost_centres, ...projects].find((one) => one.code === code)?.id;
};
const invalid = (...keys: string[]) => ({ status: 422, body: { code: "invalid", fields: { code: keys } } });

describe("cost centres and projects", () => {
	// Shows R33.1, R33.2, R33.3, R33.4, R33.6
	it("are kept by an owner and read by colleagues", async () => {
		const { owner, buyer } = team;
		expect((await owner.call("POST", "/teams/cost-centres", workshop)).status).toBe(200);
		expect((await owner.call("POST", "/teams/cost-centres", { code: "2000", name: "Office", limit: null })).status).toBe(200);
		expect((await owner.call("POST", "/teams/projects", site)).status).toBe(200);
		expect((await owner.call("PATCH", "/teams/costs", { is_required: true })).status).toBe(200);
		expect(await costsOf(buyer)).toMatchObject({
			is_required: true,
			cost_centres: [
				{ code: "2000", limit: null, is_active: true },
				{ code: "4100", name: "Workshop", limit: 150_000, is_active: true },
			],
			projects: [site],
		});
	});

	it("are those of one team alone", async () => {
		const none = { is_required: false, cost_centres: [], projects: [] };
		expect(await costsOf((await companyTeam(backend)).owner)).toEqual(none);
		expect(await costsOf(await accountOf(backend))).toEqual(none);
		expect(await backend.caller().call("GET", "/teams/costs")).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
	});

	it("have each code once, however it is written", async () => {
		const { owner } = team;
		await owner.call("POST", "/teams/cost-centres", { ...workshop, code: "kst-1" });
		expect(await owner.call("POST", "/teams/cost-centres", { ...workshop, code: "KST-1" })).toMatchObject(invalid("costCode.taken"));
		expect(await owner.call("POST", "/teams/projects", site)).toMatchObject(invalid("costCode.taken"));
		expect(await owner.call("POST", "/teams/cost-centres", { ...workshop, code: "<4>" })).toMatchObject(invalid("costCode.format"));
		expect(await owner.call("POST", "/teams/projects", { code: " ", name: "" })).toMatchObject({
			body: { fields: { code: ["required"], name: ["required"] } },
		});
	});

	it("are at most two hundred each", async () => {
		const { owner, id } = await companyTeam(backend);
		await backend.db
			.prepare(
				`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
				INSERT INTO projects (team_id, code, name) SELECT ?, i, 'x' FROM n`,
			)
			.bind(id)
			.run();
		expect(await owner.call("POST", "/teams/projects", site)).toMatchObject(invalid("costCode.tooMany"));
	});

	// Shows R33.5, R33.7
	it("are changed and removed, those of another team as if they were none", async () => {
		const { owner } = team;
		const centre = `/teams/cost-centres/${await idOf("4100")}`;
		const project = `/teams/projects/${await idOf("P-12")}`;
		const changed = { name: "Locksmith", limit: null, is_active: false };
		const foreign = (await companyTeam(backend)).owner;
		for (const answer of [await foreign.call("PATCH", centre, changed), await foreign.call("DELETE", project)])
			expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect((await owner.call("PATCH", centre, changed)).status).toBe(200);
		expect((await owner.call("DELETE", project)).status).toBe(200);
		const { cost_centres, projects } = await costsOf(owner);
		expect(cost_centres.find(({ code }) => code === "4100")).toMatchObject(changed);
		expect(projects).toEqual([]);
	});

	it("are not for colleagues to change", async () => {
		const centre = await idOf("2000");
		for (const colleague of [team.approver, team.buyer])
			for (const [method, path, body] of [
				["PATCH", "/teams/costs", { is_required: false }],
				["POST", "/teams/cost-centres", { ...workshop, code: "9" }],
				["PATCH", `/teams/cost-centres/${centre}`, { name: "x", limit: null, is_active: true }],
				["POST", "/teams/projects", site],
				["DELETE", "/teams/projects/1", undefined],
			] as const)
				expect(await colleague.call(method, path, body)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect((await costsOf(team.owner)).is_required).toBe(true);
	});
});
