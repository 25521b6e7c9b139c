import { describe, expect, it } from "vitest";
import { z } from "zod";
import { shared } from "../support/shared-shop";
import { buyerOfCompany, newAccount, type SignedIn } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;
const page = "/users/company";

const someone = () => `${crypto.randomUUID()}@kollege.example`;
const mails = z.array(z.object({ kind: z.string(), to: z.array(z.string()), text: z.string() }));
async function linkTo(email: string): Promise<string> {
	const all = mails.parse(await (await fetch(`${backend}/_dev/outbox.json?to=${email}`)).json());
	const mail = all.find(({ kind, to }) => kind === "team_invitation" && to.includes(email));
	return /\/users\/company\/invitation\?token=[A-Za-z0-9_-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
}

const mainText = ({ root }: Page): string => root.querySelector("main")?.text ?? "";
const told = ({ root }: Page): string => root.querySelector('main [role="status"]')?.text ?? "";
const inviteForm = 'main form:has([name="intent"][value="invite"]):has([type="email"])';

const buyer = (locale: "de" | "en" | "et" | "fi" = "de", domain?: string) => buyerOfCompany({ shop, backend, locale }, domain);

/** The owner of a company's team. */
async function founder(locale?: "de" | "en" | "et" | "fi"): Promise<SignedIn> {
	const account = await buyer(locale);
	await verify(account);
	return account;
}

async function verify({ visitor }: SignedIn): Promise<Page> {
	const { path, fields } = formOf(await visitor.get(page), 'main form:has([name="intent"][value="verify"])');
	return visitor.post(path, fields);
}

async function invite({ visitor }: SignedIn, changes: Record<string, string>): Promise<Page> {
	const { path, fields } = formOf(await visitor.get(page), inviteForm);
	return visitor.post(path, { ...fields, ...changes });
}

/** A colleague who has accepted the owner's invitation. */
async function colleagueOf(owner: SignedIn, changes: Record<string, string> = {}): Promise<SignedIn> {
	const colleague = await newAccount({ shop, backend, locale: "de" });
	await invite(owner, { email: colleague.email, ...changes });
	const { path, fields } = formOf(await colleague.visitor.get(page), 'main form:has([value="accept"])');
	await colleague.visitor.post(path, fields);
	return colleague;
}

const memberForm = (view: Page, { userid }: SignedIn, intent: "change" | "remove") =>
	formOf(view, `main form:has([name="intent"][value="${intent}"]):has([name="userid"][value="${userid}"])`);

describe("the page of a company's team", () => {
	// Shows R64.3, R64.4
	it("verifies the company of an account with another address by a code that is mailed to its domain", async () => {
		const domain = `${crypto.randomUUID()}.example`;
		const account = await buyer("fi", domain);
		const before = await account.visitor.get(page);
		for (const text of ["Tilaaminen kortilla", "tarkistamme jokaisen tällaisen tilauksen", "luottorajan puitteissa"])
			expect(mainText(before)).toContain(text);
		const sendForm = formOf(before, 'main form:has([value="sendCode"])');
		const refused = await account.visitor.post(page, { ...sendForm.fields, email: "a@muu.example" });
		expect([refused.status, refused.root.querySelector("#send-code-email-error")?.text]).toEqual([
			422,
			"Osoite ei ole yrityksesi verkkotunnuksessa.",
		]);
		const email = `posti@${domain}`;
		expect(formOf(refused, 'main form:has([value="sendCode"])').fields).toMatchObject({ email: "a@muu.example" });
		expect((await account.visitor.postOnce(page, { ...sendForm.fields, email })).status).toBe(303);
		const sent = await account.visitor.get(page);
		expect(told(sent)).toContain("Koodi on lähetetty");
		const [mail] = mails.parse(await (await fetch(`${backend}/_dev/outbox.json?to=${email}`)).json());
		const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
		const codeForm = formOf(sent, 'main form:has([value="confirmCode"])');
		const wrong = await account.visitor.post(page, { ...codeForm.fields, code: code === "000000" ? "000001" : "000000" });
		expect([wrong.status, wrong.root.querySelector("#confirm-code-code-error")?.text]).toEqual([
			422,
			expect.stringContaining("Koodi on väärä"),
		]);
		expect((await account.visitor.postOnce(page, { ...codeForm.fields, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(303);
		const verified = await account.visitor.get(page);
		expect(mainText(verified)).toContain("Stahlbau Weser GmbH");
		expect(verified.root.querySelector(inviteForm)).not.toBeNull();
	});

	// Shows R26.20
	it("verifies the company, and shows members and what is open", async () => {
		const owner = await buyer();
		const before = await owner.visitor.get(page);
		expect(mainText(before)).toContain(`Ihre Adresse ${owner.email} gehört zu Stahlbau Weser GmbH (FI`);
		expect(before.root.querySelector(inviteForm)).toBeNull();
		expect(told(await verify(owner))).toContain("Ihr Unternehmen ist bestätigt");
		const email = someone();
		const view = await invite(owner, { email, role: "buyer", limit: "2.500" });
		expect(view.path).toBe(page);
		expect(told(view)).toContain("Die Einladung wurde gesendet");
		for (const said of ["Ihre Rolle: Administrator", "Jürgen Müller", email, "bis 2.500,00"]) expect(mainText(view)).toContain(said);
		expect(told(await owner.visitor.get(page))).toBe("");
	});

	it.each([
		["de", "Die Einladung wurde gesendet"],
		["en", "The invitation has been sent"],
		["et", "Kutse on saadetud"],
		["fi", "Kutsu on lähetetty"],
	] as const)("speaks the reader's language: %s", async (locale, words) => {
		expect(told(await invite(await founder(locale), { email: someone() }))).toContain(words);
	});

	it("shows a refused form again with what was typed and what is wrong with it", async () => {
		const owner = await founder();
		const view = await invite(owner, { email: "kein-empfaenger", limit: "viel" });
		expect(view.status).toBe(422);
		expect(view.root.querySelector("#invite-email")?.getAttribute("value")).toBe("kein-empfaenger");
		expect(view.root.querySelector("#invite-limit")?.getAttribute("value")).toBe("viel");
		expect(view.root.querySelector("#invite-email-error")?.text).toContain("gültige E-Mail-Adresse");
		expect(view.root.querySelector("#invite-limit-error")?.text).toContain("Betrag in Euro");
		expect(view.root.querySelector('main [role="alert"] a')?.getAttribute("href")).toBe("#invite-email");
		const self = await invite(owner, { email: owner.email });
		expect([self.status, self.root.querySelector("#invite-email-error")?.text]).toEqual([422, "Diese Person ist schon im Team."]);
	});

	it("is one mail however often the form is sent, and none from elsewhere", async () => {
		const owner = await founder();
		const email = someone();
		const { path, fields } = formOf(await owner.visitor.get(page), inviteForm);
		const sent = await Promise.all([1, 2, 3].map(() => owner.visitor.postOnce(path, { ...fields, email })));
		expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
		const all = mails.parse(await (await fetch(`${backend}/_dev/outbox.json?to=${email}`)).json());
		expect(all.filter(({ to }) => to.includes(email))).toHaveLength(1);
		const foreign = await owner.visitor.postOnce(path, { ...fields, email: someone() }, { Origin: "https://evil.example" });
		expect(foreign.status).toBe(403);
	});

	// Shows R26.24
	it("changes a member's role and limit, and takes them out", async () => {
		const owner = await founder();
		const colleague = await colleagueOf(owner, { limit: "100" });
		const change = memberForm(await owner.visitor.get(page), colleague, "change");
		expect(change.fields).toMatchObject({ limit: "100" });
		const wrong = await owner.visitor.post(change.path, { ...change.fields, role: "buyer", limit: "-1" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector(`#member-${colleague.userid}-limit-error`)?.text).toContain("Betrag in Euro");
		expect(wrong.root.querySelector("details[open]")?.text).toContain(colleague.email);
		const changed = await owner.visitor.post(change.path, { ...change.fields, role: "buyer", limit: "7 500,50" });
		expect(told(changed)).toContain("Rolle und Limit sind gespeichert");
		expect(mainText(changed)).toContain("7.500,50");
		expect(mainText(await colleague.visitor.get(page))).toContain("7.500,50");
		const remove = memberForm(await owner.visitor.get(page), colleague, "remove");
		const removed = await owner.visitor.post(remove.path, remove.fields);
		expect(told(removed)).toContain("nicht mehr im Team");
		expect(mainText(removed)).not.toContain(colleague.email);
		const again = await owner.visitor.post(remove.path, remove.fields);
		expect([again.status, told(again)]).toEqual([404, expect.stringContaining("gibt es hier nicht mehr")]);
		// Still signed in, but sees only that there is a team.
		const view = await colleague.visitor.get(page);
		expect(mainText(view)).not.toContain(owner.email);
	});

	it("has nothing to press for who is no owner, and refuses what they send all the same", async () => {
		const owner = await founder();
		const buyer = await colleagueOf(owner);
		const view = await buyer.visitor.get(page);
		expect(view.root.querySelectorAll('main [name="intent"]').map((field) => field.getAttribute("value"))).toEqual(["leave"]);
		const idem = crypto.randomUUID();
		const forms: Record<string, string>[] = [
			{ intent: "invite", email: someone(), role: "buyer", idem },
			{ intent: "change", userid: String(buyer.userid), role: "owner" },
			{ intent: "remove", userid: String(owner.userid) },
		];
		for (const fields of forms) expect(told(await buyer.visitor.post(page, fields))).toContain("Das dürfen Sie nicht");
		expect(mainText(await buyer.visitor.get(page))).toContain("Ihre Rolle: Besteller");
	});

	it("knows nobody of another team", async () => {
		const owner = await founder();
		await invite(owner, { email: someone() });
		const other = await founder();
		const stranger = await colleagueOf(other);
		const forms: Record<string, string>[] = [
			{ intent: "change", userid: String(stranger.userid), role: "owner" },
			{ intent: "remove", userid: String(stranger.userid) },
			{ intent: "withdraw", invitation: "1" },
			{ intent: "accept", invitation: "1" },
		];
		for (const fields of forms) expect(told(await owner.visitor.post(page, fields))).toContain("gibt es hier nicht mehr");
		expect(mainText(await stranger.visitor.get(page))).toContain("Ihre Rolle: Besteller");
	});

	// Shows R26.26
	it("lets the last owner go once somebody else keeps the team", async () => {
		const owner = await founder();
		const colleague = await colleagueOf(owner);
		const leave = formOf(await owner.visitor.get(page), 'main form:has([value="leave"])');
		const held = await owner.visitor.post(leave.path, { ...leave.fields, successor: "" });
		expect([held.status, held.root.querySelector("#leave-successor-error")?.text]).toEqual([
			409,
			"Wählen Sie, wer das Team ab jetzt verwaltet.",
		]);
		const gone = await owner.visitor.post(leave.path, { ...leave.fields, successor: String(colleague.userid) });
		expect(told(gone)).toContain("Sie haben das Team verlassen");
		expect(mainText(gone)).toContain("hat bereits ein Team");
		expect(mainText(await colleague.visitor.get(page))).toContain("Ihre Rolle: Administrator");
	});

	// Shows R26.18
	it("asks guests to sign in, the page and every form, with and without the shell's data", async () => {
		const guest = new Visitor(shop, "de");
		for (const path of [page, `${page}.data`, `${page}.data?_routes=account%2Fteam%2Fcompany`]) {
			const { headers, status, text } = await guest.send("GET", path);
			expect(`${status} ${headers.location ?? ""} ${text}`).toContain("/users/login?returnTo=%2Fusers%2Fcompany");
		}
		for (const intent of ["verify", "invite", "withdraw", "accept", "change", "remove", "leave"])
			expect((await guest.postOnce(page, { intent })).headers.location).toContain("/users/login");
	});

	it("takes no form that none of its own could be", async () => {
		const { visitor } = await founder();
		const idem = crypto.randomUUID();
		const forms: Record<string, string>[] = [
			{},
			{ intent: "toString" },
			{ intent: "remove", userid: "../1" },
			{ intent: "change", userid: "1", role: "admin" },
			{ intent: "invite", email: someone(), role: "owner", idem },
			{ intent: "invite", email: someone(), role: "buyer", idem: "x" },
		];
		for (const fields of forms) expect((await visitor.postOnce(page, fields)).status, JSON.stringify(fields)).toBe(400);
	});

	it("is stored nowhere and in no search engine", async () => {
		const { visitor } = await founder();
		const { headers } = await visitor.get(page);
		expect(headers["cache-control"]).toContain("no-store");
		expect(headers["x-robots-tag"]).toBe("noindex");
		expect(headers["referrer-policy"]).toBe("same-origin");
	});
});

describe("the link of an invitation", () => {
	// Shows R26.22
	it("says who invites to what, whoever looks and however often, and leads to signing in and back", async () => {
		const owner = await founder();
		const email = someone();
		await invite(owner, { email, limit: "300" });
		const link = await linkTo(email);
		const guest = new Visitor(shop, "de");
		for (let time = 0; time < 10; time++) {
			expect((await guest.send("HEAD", link)).status).toBe(200);
			expect((await guest.get(link)).status).toBe(200);
		}
		const view = await guest.get(link);
		for (const said of ["Jürgen Müller", owner.email, "Stahlbau Weser GmbH", "Besteller", "300,00", email])
			expect(mainText(view)).toContain(said);
		const signIn = view.root.querySelector('main a[href^="/users/login"]')?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		expect(new URL(signIn, "http://shop").searchParams.get("returnTo")).toBe(link);
		expect(view.headers["referrer-policy"]).toBe("same-origin");
		expect(view.headers["cache-control"]).toContain("no-store");
	});

	it("fills its address in where its reader signs in or up, and no other invitation's", async () => {
		const email = someone();
		await invite(await founder(), { email });
		const link = await linkTo(email);
		const guest = new Visitor(shop, "de");
		const emailOn = async (returnTo: string, view: string) => {
			const { root } = await guest.get(`/users/login?${new URLSearchParams({ view, returnTo })}`);
			return root.querySelector('main input[name="email"]')?.getAttribute("value");
		};
		for (const view of ["signup", "password", "passwordless"]) expect(await emailOn(link, view)).toBe(email);
		for (const other of [link.slice(0, -1), `https://elsewhere.example${link}`, link.replace("invitation", "other")])
			expect(await emailOn(other, "signup")).toBeUndefined();
	});

	// Shows R26.23
	it("is accepted by the account of the invited address, once", async () => {
		const owner = await founder();
		const colleague = await newAccount({ shop, backend, locale: "de" });
		await invite(owner, { email: colleague.email, role: "approver" });
		const link = await linkTo(colleague.email);
		const stranger = await newAccount({ shop, backend, locale: "de" });
		const foreign = await stranger.visitor.get(link);
		expect(mainText(foreign)).toContain("für eine andere Adresse");
		expect(foreign.root.querySelector('main form:has([value="accept"])')).toBeNull();

		const { path, fields } = formOf(await colleague.visitor.get(link), 'main form:has([value="accept"])');
		expect(told(await stranger.visitor.post(path, fields))).toContain("gibt es hier nicht mehr");
		const sent = await Promise.all([1, 2].map(() => colleague.visitor.postOnce(path, fields)));
		expect(sent.map(({ status }) => status)).toEqual([303, 303]);
		const view = await colleague.visitor.get(page);
		expect(told(view)).toContain("Willkommen im Team");
		expect(mainText(view)).toContain("Ihre Rolle: Freigabe");
		expect(mainText(await new Visitor(shop, "de").get(link))).toContain("Diese Einladung ist angenommen");
	});

	it("that is withdrawn, cut short or made up says so", async () => {
		const owner = await founder();
		const email = someone();
		const view = await invite(owner, { email });
		const link = await linkTo(email);
		const withdraw = formOf(view, 'main form:has([value="withdraw"])');
		expect(told(await owner.visitor.post(withdraw.path, withdraw.fields))).toContain("zurückgezogen");
		const guest = new Visitor(shop, "de");
		const over = await guest.get(link);
		expect([over.status, mainText(over).includes("Diese Einladung gilt nicht mehr")]).toEqual([410, true]);
		for (const wrong of [link.slice(0, -1), `/users/company/invitation?token=${"A".repeat(43)}`, "/users/company/invitation"]) {
			const unknown = await guest.get(wrong);
			expect([unknown.status, mainText(unknown).includes("Diese Einladung kennen wir nicht")]).toEqual([404, true]);
			expect(mainText(unknown)).not.toContain(owner.email);
		}
	});
});
