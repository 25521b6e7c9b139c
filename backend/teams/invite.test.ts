import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { freshVat } from "../../tests/support/fresh-vat";
import { buyerOf, currentTeam, inviteAs, joinTeam, ownerOf, registered, teamWith, verifyAs } from "../../tests/support/team";
import { tokenHash } from "../platform/token";
import { deleteUnconfirmed } from "../retention/accounts";
import { countedBy } from "./calls/invitation-limit";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = z.array(
	z.object({
		kind: z.string(),
		to: z.array(z.string()),
		reply_to: z.string().nullable(),
		locale: z.string(),
		subject: z.string(),
		text: z.string(),
	}),
);
const mailsTo = async (email: string) =>
	mails
		.parse(await (await backend.fetch(`/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json())
		.filter(({ kind, to }) => kind === "team_invitation" && to.includes(email));
const tokenIn = (text = ""): string => /\/users\/company\/invitation\?token=([A-Za-z0-9_-]{43})(?![\w-])/.exec(text)?.[1] ?? "";

const someone = () => `${crypto.randomUUID()}@kollege.example`;
const international = (vat: string) => `FI${vat.replace("-", "")}`;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, z.object({ code: z.string() }).parse(body).code];

describe("founding a team", () => {
	it("verifies the company, for an account with an address at the domain that the register has for it", async () => {
		const vat = freshVat();
		await registered(backend, vat, "ACCOUNT.example");
		const founder = await buyerOf(backend, vat);
		expect(await currentTeam(founder)).toMatchObject({ team: null, founding: { vat: international(vat), obstacle: null } });
		expect([(await verifyAs(founder)).status, (await verifyAs(founder)).status]).toEqual([200, 200]);
		const since = backend.db.prepare("SELECT verified_since FROM companies WHERE vat = ?").bind(international(vat));
		expect(Date.now() - Date.parse(z.string().parse(await since.first("verified_since")))).toBeLessThan(60_000);
		const email = someone();
		expect((await inviteAs(founder, { email, limit: 5000 })).status).toBe(200);
		expect(await currentTeam(founder)).toMatchObject({
			founding: null,
			team: {
				vat: international(vat),
				company: "Teräs & Tuuli Oy",
				role: "owner",
				members: [{ userid: founder.id, role: "owner", is_you: true, name: "Aino Virtanen" }],
				invitations: [{ email, role: "buyer", limit: 500_000, is_expired: false }],
			},
		});
	});

	// Shows R26.20
	it("makes one owner of two who found it at once; the other is told", async () => {
		const vat = freshVat();
		await registered(backend, vat);
		const founders = [await buyerOf(backend, vat), await buyerOf(backend, vat)];
		const answers = await Promise.all(founders.map(verifyAs));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const lost = answers.findIndex(({ status }) => status === 409);
		expect(answers[lost]?.body).toMatchObject({ code: "vat_taken" });
		const other = founders[lost];
		expect(other && (await currentTeam(other))).toMatchObject({ team: null, founding: { obstacle: "vat_taken" } });
	});

	it("gives nothing to who types the VAT id of a company, and tells nobody elsewhere whether it has a team", async () => {
		const { vat, owner } = await teamWith(backend);
		await inviteAs(owner, { email: someone() });
		const free = freshVat();
		await registered(backend, free);
		const refusal = async (id: string) => {
			const stranger = await buyerOf(backend, id, someone());
			const team = await currentTeam(stranger);
			expect(team).toMatchObject({ team: null, founding: { obstacle: "not_verified", invitations: [] } });
			expect(JSON.stringify(team)).not.toContain(owner.email);
			const verified = await verifyAs(stranger);
			expect(codeOf(verified)).toEqual([403, "not_allowed"]);
			expect(codeOf(await inviteAs(stranger, { email: someone() }))).toEqual([403, "not_allowed"]);
			return JSON.stringify([team, verified]).replaceAll(id.replace("-", ""), "id").replaceAll(id, "id");
		};
		expect(await refusal(vat)).toBe(await refusal(free));
		expect((await currentTeam(await buyerOf(backend, vat))).founding).toMatchObject({ obstacle: "vat_taken" });
	});

	it.each([
		["the register does not have", null, "account.example"],
		["has its mail at another domain", "kollege.example", "account.example"],
		["has its mail at a domain that the account's ends with", "example", "account.example"],
		["has its mail at a domain that the account's begins with", "account.example", "account.example.evil.example"],
		["has its mail at nobody knows where", "", "account.example"],
	])("is not for an account of a company that %s: it invites nobody and takes the VAT id from nobody", async (_, domain, own) => {
		const vat = freshVat();
		if (domain !== null) await registered(backend, vat, domain);
		const stranger = await buyerOf(backend, vat, `${crypto.randomUUID()}@${own}`);
		expect(await currentTeam(stranger)).toMatchObject({ team: null, founding: { obstacle: "not_verified", domain: domain ?? "" } });
		const email = someone();
		expect(codeOf(await verifyAs(stranger))).toEqual([403, "not_allowed"]);
		expect(codeOf(await inviteAs(stranger, { email }))).toEqual([403, "not_allowed"]);
		expect(await mailsTo(email)).toEqual([]);
		const found =
			"SELECT (SELECT COUNT(*) FROM teams WHERE vat = ?1) + (SELECT COUNT(*) FROM companies WHERE vat = ?1 AND verified_since IS NOT NULL) AS n";
		expect(await backend.db.prepare(found).bind(international(vat)).first("n")).toBe(0);
		// The company's real representative finds it free.
		expect((await currentTeam(await ownerOf(backend, vat))).team).toMatchObject({ role: "owner" });
	});

	it.each([
		["", "vat_missing"],
		["1234567-8", "vat_wrong"],
		["12", "vat_wrong"],
	])("takes a VAT id with a right check digit: %s", async (vat, obstacle) => {
		const founder = await buyerOf(backend, vat);
		expect(await currentTeam(founder)).toMatchObject({ founding: { obstacle } });
		expect(codeOf(await verifyAs(founder))).toEqual([403, "not_allowed"]);
	});

	it("is not for whoever types the VAT id that the register has under another name", async () => {
		const vat = freshVat();
		await registered(backend, vat, "account.example", "Oikea Teräs Oy");
		const stranger = await buyerOf(backend, vat);
		expect(await currentTeam(stranger)).toMatchObject({
			is_named_otherwise: true,
			founding: { obstacle: "vat_of_other", company: "Teräs & Tuuli Oy" },
		});
		expect(codeOf(await verifyAs(stranger))).toEqual([403, "not_allowed"]);
		await backend.db.prepare("UPDATE users SET company = '' WHERE id = ?").bind(stranger.id).run();
		expect(codeOf(await verifyAs(stranger))).toEqual([403, "not_allowed"]);
		await backend.db.prepare("UPDATE users SET company = 'OIKEA TERÄS' WHERE id = ?").bind(stranger.id).run();
		expect(await currentTeam(stranger)).toMatchObject({
			is_named_otherwise: false,
			founding: { obstacle: null, company: "Oikea Teräs Oy" },
		});
		expect((await verifyAs(stranger)).status).toBe(200);
	});

	it("is for verified accounts alone", async () => {
		const vat = freshVat();
		await registered(backend, vat);
		const columns = { vatid: vat, billing_country: "FI", company: "Teräs & Tuuli Oy" };
		const founder = await accountOf(backend, { isVerified: false, columns });
		expect((await verifyAs(founder)).status).not.toBe(200);
		expect((await currentTeam(founder)).team).toBeNull();
		expect((await backend.caller().call("GET", "/teams/current")).status).toBe(401);
		expect((await verifyAs(backend.caller())).status).toBe(401);
		expect((await inviteAs(backend.caller(), { email: someone() })).status).toBe(401);
	});
});

describe("an invitation", () => {
	it("is a mail of the inviter's language, with who invites to what, and a token of which only the hash is kept", async () => {
		const { owner, vat } = await teamWith(backend);
		const email = someone();
		await inviteAs(owner, { email, role: "approver" });
		const [mail, ...others] = await mailsTo(email);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ locale: "fi", reply_to: owner.email, subject: "Kutsu: osta työkavereiden kanssa Crossbarilta" });
		for (const said of ["Aino Virtanen", owner.email, "Teräs & Tuuli Oy", international(vat), "hyväksyjä"])
			expect(mail?.text).toContain(said);
		expect(mail?.text).toContain("https://shop.example/users/company/invitation?token=");
		const token = tokenIn(mail?.text);
		const countByHash = "SELECT COUNT(*) AS n FROM team_invitations WHERE token_hash = ?";
		expect(await backend.db.prepare(countByHash).bind(tokenHash(token)).first("n")).toBe(1);
		expect(await backend.db.prepare(countByHash).bind(token).first("n")).toBe(0);
	});

	it("names no other company than that of the team, whatever its owner makes of their account", async () => {
		const { owner, vat } = await teamWith(backend, "buyer");
		const set = (vatid: string) =>
			backend.db.prepare("UPDATE users SET company = 'Vieras Oy', vatid = ? WHERE id = ?").bind(vatid, owner.id).run();
		const invited = async () => {
			const colleague = await accountOf(backend);
			await inviteAs(owner, { email: colleague.email });
			const [mail] = await mailsTo(colleague.email);
			const link = await backend.caller().call("GET", `/teams/invitation?token=${tokenIn(mail?.text)}`);
			const [received] = (await currentTeam(colleague)).founding?.invitations ?? [];
			return { text: mail?.text, link: JSON.stringify(link.body), company: received?.company };
		};
		await backend.db.prepare("DELETE FROM companies WHERE vat = ?").bind(international(vat)).run();
		await set(freshVat());
		const unknown = await invited();
		expect([unknown.text, unknown.link].join()).not.toContain("Vieras");
		expect(unknown.text).toContain(international(vat));
		expect(unknown.company).toBe("");
		expect((await currentTeam(owner)).team).toMatchObject({ company: "", billing: null });
		await set(vat);
		expect((await invited()).company).toBe("Vieras Oy");
		await registered(backend, vat, "account.example", "Oikea Teräs Oy");
		expect(await invited()).toMatchObject({ company: "Oikea Teräs Oy", text: expect.stringContaining("Oikea Teräs Oy") });
	});

	it("has no links that its sender typed, and none but to the shop", async () => {
		const vat = freshVat();
		const founder = await ownerOf(backend, vat);
		await backend.db.batch([
			backend.db.prepare("DELETE FROM companies WHERE vat = ?").bind(international(vat)),
			backend.db
				.prepare("UPDATE users SET company = 'https://evil.example/ Oy', customername = 'www.evil.example <b>' WHERE id = ?")
				.bind(founder.id),
		]);
		const email = someone();
		await inviteAs(founder, { email });
		const [mail] = await mailsTo(email);
		expect(mail?.subject).not.toContain("evil");
		expect(mail?.text).not.toContain("evil.example");
		expect(codeOf(await inviteAs(founder, { email: someone(), host: "https://evil.example" }))).toEqual([422, "invalid"]);
	});

	it("is one mail, however often its form is sent at once", async () => {
		const { owner } = await teamWith(backend);
		const email = someone();
		const idem = crypto.randomUUID();
		const answers = await Promise.all([1, 2, 3, 4].map(() => inviteAs(owner, { email, idem })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await mailsTo(email)).toHaveLength(1);
		expect(codeOf(await inviteAs(owner, { email: someone(), idem }))).toEqual([409, "idem_conflict"]);
	});

	// Shows R26.19
	it.each([
		[{ role: "buyer" as const, limit: 2500 }, "yli 2\u00a0500,00\u00a0€ (ALV"],
		[{ role: "buyer" as const, limit: null }, "tilaaja. Tilaat yrityksen nimissä ilman tilausrajaa."],
		[{ role: "approver" as const, limit: 2500 }, "hyväksyjä. Tilaat yrityksen nimissä ja hyväksyt"],
	])("says in its mail what %o may order", async (invitation, said) => {
		const { owner } = await teamWith(backend);
		const email = someone();
		await inviteAs(owner, { email, ...invitation });
		expect((await mailsTo(email))[0]?.text.replace(/\s*\n/g, " ")).toContain(said);
	});

	it("sent to the same address anew replaces the one before, link, role and limit", async () => {
		const { owner } = await teamWith(backend);
		const email = someone();
		await inviteAs(owner, { email, limit: 100 });
		const [first] = await mailsTo(email);
		await inviteAs(owner, { email: email.toUpperCase(), role: "approver", limit: 100 });
		expect((await currentTeam(owner)).team?.invitations).toMatchObject([{ role: "approver", limit: null }]);
		const look = await backend.caller().call("GET", `/teams/invitation?token=${tokenIn(first?.text)}`);
		expect(look.body).toEqual({ state: "unknown", invitation: null });
	});

	it("goes to nobody who is in the team, whoever they are", async () => {
		const { owner, colleagues } = await teamWith(backend, "buyer");
		for (const email of [owner.email, colleagues[0]?.email.toUpperCase() ?? ""])
			expect((await inviteAs(owner, { email })).body).toMatchObject({ code: "invalid", fields: { email: ["email.isMember"] } });
	});

	it("is sent by owners alone", async () => {
		const { colleagues } = await teamWith(backend, "buyer", "approver");
		for (const colleague of colleagues) expect(codeOf(await inviteAs(colleague, { email: someone() }))).toEqual([403, "not_allowed"]);
	});

	it.each([[-1], [100_000_001]])("has a limit of no less than nothing and no more than a hundred million: %s", async (limit) => {
		const { owner } = await teamWith(backend);
		expect((await inviteAs(owner, { email: someone(), limit })).body).toMatchObject({
			code: "invalid",
			fields: { limit: ["limit.invalid"] },
		});
	});

	it("reaches an address three times an hour, whoever sends it", async () => {
		const email = someone();
		const answers = [];
		for (let time = 0; time < 4; time++) answers.push((await inviteAs(await ownerOf(backend), { email })).status);
		expect(answers).toEqual([200, 200, 200, 429]);
		expect(await mailsTo(email)).toHaveLength(3);
	});

	// Shows R26.19
	it("is one of twenty an hour for an account, also at once", async () => {
		const { owner } = await teamWith(backend);
		const answers = await Promise.all(Array.from({ length: 24 }, () => inviteAs(owner, { email: someone() })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
	});

	it("is counted by the network that it comes from, too", async () => {
		const send = async () => {
			const account = await ownerOf(backend);
			const headers = { Locale: "fi", "Session-Id": account.session, Client: "c".repeat(43), "Content-Type": "application/json" };
			const body = { email: someone(), role: "buyer", limit: null, idem: crypto.randomUUID(), host: "https://shop.example" };
			return (await backend.request("/teams/invitations", { method: "POST", headers, body: JSON.stringify(body) })).status;
		};
		const [, , { key, most } = { key: "", most: 0 }] = countedBy(0, "c".repeat(43), "");
		expect(most).toBe(40);
		const before = Array.from({ length: 39 }, () => backend.db.prepare("INSERT INTO attempts (key) VALUES (?)").bind(key));
		await backend.db.batch(before);
		expect([await send(), await send()]).toEqual([200, 429]);
	});
});

it("an invitation and its mail are forgotten thirty days after it is over", async () => {
	const { owner } = await teamWith(backend);
	const email = someone();
	await inviteAs(owner, { email });
	const shift = async (days: number) => {
		const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().replace(/\.\d+/, "");
		await backend.db.batch([
			backend.db.prepare("UPDATE team_invitations SET expires_at = ? WHERE email = ?").bind(at, email),
			backend.db
				.prepare("UPDATE outbox SET created_at = ?1, snapshot = json_set(snapshot, '$.expires_at', ?1) WHERE recipients ->> 0 = ?2")
				.bind(at, email),
		]);
		await deleteUnconfirmed(backend.db);
		const countByHash = backend.db.prepare("SELECT COUNT(*) AS n FROM team_invitations WHERE email = ?").bind(email).first("n");
		return [await countByHash, (await mailsTo(email)).length];
	};
	expect(await shift(29)).toEqual([1, 1]);
	expect(await shift(31)).toEqual([0, 0]);
});

describe("accepting", () => {
	async function invited(role: "buyer" | "approver" = "buyer", limit: number | null = null) {
		const { owner } = await teamWith(backend);
		const colleague = await accountOf(backend);
		await inviteAs(owner, { email: colleague.email, role, limit });
		const token = tokenIn((await mailsTo(colleague.email))[0]?.text);
		const [invitation] = (await currentTeam(colleague)).founding?.invitations ?? [];
		const accept = (by: Pick<typeof colleague, "call"> = colleague) => by.call("POST", `/teams/invitations/${invitation?.id}/accept`);
		const look = async () => (await backend.caller().call("GET", `/teams/invitation?token=${token}`)).body;
		return { owner, colleague, invitation, accept, look };
	}

	it("takes the invited account in, with the role and limit that it was invited with", async () => {
		const { owner, colleague, accept } = await invited("buyer", 2500);
		expect((await accept()).status).toBe(200);
		expect((await currentTeam(colleague)).team).toMatchObject({ role: "buyer", limit: 250_000, invitations: [] });
		const seen = (await currentTeam(owner)).team;
		expect(seen?.members.map(({ userid, role, limit }) => [userid, role, limit])).toEqual([
			[owner.id, "owner", null],
			[colleague.id, "buyer", 250_000],
		]);
		expect(seen?.invitations).toEqual([]);
	});

	// Shows R26.22
	it("is used up with it, and looking uses nothing up", async () => {
		const { owner, accept, look } = await invited();
		for (let time = 0; time < 10; time++)
			expect(await look()).toMatchObject({
				state: "open",
				invitation: { invited_by: { email: owner.email }, company: "Teräs & Tuuli Oy" },
			});
		await accept();
		expect(await look()).toEqual({ state: "used", invitation: null });
	});

	// Shows R26.23
	it("twice at once is one joining, and says the same", async () => {
		const { owner, accept } = await invited();
		const answers = await Promise.all([accept(), accept(), accept()]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await currentTeam(owner)).team?.members).toHaveLength(2);
	});

	it("does not bring back who was removed after it", async () => {
		const { owner, colleague, accept } = await invited();
		await accept();
		await owner.call("DELETE", `/teams/members/${colleague.id}`);
		expect(codeOf(await accept())).toEqual([422, "link_invalid"]);
		expect((await currentTeam(colleague)).team).toBeNull();
	});

	it("is for the account of the invited address alone, and for a verified one", async () => {
		const { accept, look, invitation } = await invited();
		const stranger = await accountOf(backend);
		expect(codeOf(await accept(stranger))).toEqual([404, "not_found"]);
		expect((await accept(backend.caller())).status).toBe(401);
		expect(await look()).toMatchObject({ state: "open" });
		const email = someone();
		const unverified = await accountOf(backend, { email, isVerified: false });
		await inviteAs((await teamWith(backend)).owner, { email });
		expect((await currentTeam(unverified)).founding?.invitations).toEqual([]);
		expect(codeOf(await stranger.call("POST", `/teams/invitations/${(invitation?.id ?? 0) + 100_000}/accept`))).toEqual([404, "not_found"]);
	});

	it("waits until the account has left the team that it is in", async () => {
		const { colleague, accept } = await invited();
		const other = await teamWith(backend, "buyer");
		await joinTeam(other.owner, colleague);
		expect(codeOf(await accept())).toEqual([409, "in_another_team"]);
		await colleague.call("POST", "/teams/leave", {});
		expect((await accept()).status).toBe(200);
	});

	it("is over after fourteen days", async () => {
		const { owner, colleague, accept, look, invitation } = await invited();
		const days = "SELECT julianday(expires_at) - julianday(created_at) AS days FROM team_invitations WHERE id = ?";
		expect(await backend.db.prepare(days).bind(invitation?.id).first("days")).toBeCloseTo(14, 3);
		await backend.db.prepare("UPDATE team_invitations SET expires_at = '2020-01-01T00:00:00Z' WHERE id = ?").bind(invitation?.id).run();
		expect(await look()).toEqual({ state: "expired", invitation: null });
		expect(codeOf(await accept())).toEqual([422, "link_invalid"]);
		expect((await currentTeam(colleague)).founding?.invitations).toEqual([]);
		expect((await currentTeam(owner)).team?.invitations).toMatchObject([{ is_expired: true }]);
		await inviteAs(owner, { email: colleague.email });
		expect((await accept()).status).toBe(200);
	});

	// Shows R26.21
	it("is over once the invitation is taken back, which owners of its team do", async () => {
		const { owner, accept, look, invitation } = await invited();
		const other = await teamWith(backend, "approver");
		for (const stranger of [other.owner, ...other.colleagues])
			expect(codeOf(await stranger.call("DELETE", `/teams/invitations/${invitation?.id}`))).toEqual([404, "not_found"]);
		for (let time = 0; time < 2; time++) expect((await owner.call("DELETE", `/teams/invitations/${invitation?.id}`)).status).toBe(200);
		expect(await look()).toEqual({ state: "withdrawn", invitation: null });
		expect(codeOf(await accept())).toEqual([422, "link_invalid"]);
		expect((await currentTeam(owner)).team?.invitations).toEqual([]);
	});

	it("is over where who invited keeps the team no more", async () => {
		const { owner, accept, look } = await invited();
		const successor = await accountOf(backend);
		await joinTeam(owner, successor);
		await owner.call("PATCH", `/teams/members/${successor.id}`, { role: "owner", limit: null });
		await successor.call("DELETE", `/teams/members/${owner.id}`);
		expect(await look()).toEqual({ state: "withdrawn", invitation: null });
		expect(codeOf(await accept())).toEqual([422, "link_invalid"]);
	});

	it("still holds where who invited has handed the team over", async () => {
		const { owner, colleague, accept } = await invited();
		const successor = await accountOf(backend);
		await joinTeam(owner, successor);
		expect((await owner.call("POST", "/teams/leave", { successor: successor.id })).status).toBe(200);
		expect((await accept()).status).toBe(200);
		expect((await currentTeam(successor)).team?.members.map(({ userid }) => userid).sort()).toEqual([successor.id, colleague.id].sort());
	});
});
