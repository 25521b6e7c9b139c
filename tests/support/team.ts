import { teams } from "../../contract/team";
import { type Account, accountOf } from "./account";
import { type Answered, type Backend, shopHost } from "./backend";
import { freshVat } from "./fresh-vat";

const company = "Teräs & Tuuli Oy";

/** Adds a Finnish company to the register. @param vat in national format @param domain of its mail addresses */
export async function registered(backend: Backend, vat: string, domain = "account.example", name = company): Promise<void> {
	await backend.db
		.prepare(
			`INSERT INTO companies (vat, name, street, postcode, city, country, domain) VALUES (?, ?, 'Katu 1', '00100', 'Helsinki', 'FI', ?)
			ON CONFLICT (vat) DO UPDATE SET name = excluded.name, domain = excluded.domain`,
		)
		.bind(`FI${vat.replace("-", "")}`, name, domain)
		.run();
}

/** A confirmed account with the data required to found a team; at account.example by default. */
export const buyerOf = (backend: Backend, vat: string, email?: string): Promise<Account> =>
	accountOf(backend, { email, columns: { vatid: vat, billing_country: "FI", company, customername: "Aino Virtanen" } });

export const verifyAs = (account: Pick<Account, "call">): Promise<Answered> => account.call("POST", "/teams/verification");

/** The founder of a company's team. @param vat in national format */
export async function ownerOf(backend: Backend, vat = freshVat()): Promise<Account> {
	await registered(backend, vat);
	const owner = await buyerOf(backend, vat);
	const { status, body } = await verifyAs(owner);
	if (status !== 200) throw new Error(`Not verified: ${JSON.stringify(body)}`);
	return owner;
}

interface Wanted {
	email: string;
	role?: "buyer" | "approver";
	/** EUR. */
	limit?: number | null;
	idem?: string;
	host?: string;
}

export const inviteAs = (
	account: Pick<Account, "call">,
	{ email, role = "buyer", limit = null, idem = crypto.randomUUID(), host = shopHost }: Wanted,
): Promise<Answered> => account.call("POST", "/teams/invitations", { email, role, limit, idem, host });

/** A team as the account sees it, money in cents. */
export async function currentTeam(account: Pick<Account, "call">) {
	const { status, body } = await account.call("GET", "/teams/current");
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return teams.current.answer.parse(body);
}

/** Adds an account to another one's team, through the backend's calls. */
export async function joinTeam(owner: Account, joining: Account, role: "buyer" | "approver" = "buyer", limit: number | null = null) {
	const invited = await inviteAs(owner, { email: joining.email, role, limit });
	if (invited.status !== 200) throw new Error(`Not invited: ${JSON.stringify(invited.body)}`);
	const [invitation] = (await currentTeam(joining)).founding?.invitations ?? [];
	const joined = await joining.call("POST", `/teams/invitations/${invitation?.id}/accept`);
	if (joined.status !== 200) throw new Error(`Not joined: ${JSON.stringify(joined.body)}`);
}

/** A team of an owner and colleagues with these roles, none with a limit. */
export async function teamWith(backend: Backend, ...roles: ("buyer" | "approver")[]) {
	const vat = freshVat();
	const owner = await ownerOf(backend, vat);
	const colleagues: Account[] = [];
	for (const role of roles) {
		const colleague = await accountOf(backend);
		await joinTeam(owner, colleague, role);
		colleagues.push(colleague);
	}
	return { vat, owner, colleagues };
}
