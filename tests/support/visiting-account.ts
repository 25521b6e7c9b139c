import { z } from "zod";
import type { Language } from "../../contract/locale";
import { users } from "../../contract/users";
import { cookie, functionalConsent, sessionOf } from "./cookies";
import { freshVat } from "./fresh-vat";
import { Visitor } from "./visitor";

/** A signed-in visitor of the running shop, without scripts. */
export interface SignedIn {
	visitor: Visitor;
	email: string;
	userid: number;
}

interface Where {
	/** URL of the shop. */
	shop: string;
	/** URL of its backend. */
	backend: string;
	locale?: Language;
}

/** Adds a company to the register with the domain of all accounts here. @param vat international form */
export async function registerCompany(backend: string, vat: string, name: string, domain = "account.example"): Promise<void> {
	const company = { vat, name, street: "Katu 1", postcode: "00100", city: "Helsinki", country: "FI", domain };
	const headers = { "Content-Type": "application/json" };
	const response = await fetch(`${backend}/_dev/companies`, { method: "POST", headers, body: JSON.stringify(company) });
	if (!response.ok) throw new Error(`The company is not registered: ${await response.text()}`);
}

const mails = z.array(z.object({ to: z.array(z.string()), text: z.string() }));

/**
 * Signs up a new account through the backend's calls and returns its browser, for tests of what an account may do rather than of sign-up.
 */
export async function newAccount(where: Where, password?: string): Promise<SignedIn> {
	const email = `${crypto.randomUUID()}@account.example`;
	const guest = { session: `${crypto.randomUUID()}`, ...where };
	const host = "http://de.localhost";
	// An account without a password is created with one and confirmed by a sign-in link.
	await call(guest, "/users/create", { email, password: password ?? "Unused200", host });
	if (password === undefined) await call(guest, "/users/request-magic-link", { email, host });
	const found = mails
		.parse(await (await fetch(`${where.backend}/_dev/outbox.json?to=${email}`)).json())
		.find(({ to }) => to.includes(email));
	const token = /\?token=([A-Za-z0-9_-]{43})/.exec(found?.text ?? "")?.[1] ?? "";
	const used =
		password === undefined ? call(guest, "/users/magic-login", { token }) : call(guest, "/users/verify", { token, signIn: true });
	return browserOf(where, users.login.answer.parse(await used));
}

/** Signs in with the password. */
export async function knownAccount(where: Where, email: string, password: string): Promise<SignedIn> {
	const answer = await call({ session: crypto.randomUUID(), ...where }, "/users/login", { email, password });
	return browserOf(where, users.login.answer.parse(answer));
}

async function call({ backend, session }: Where & { session: string }, path: string, body: object): Promise<unknown> {
	const headers = { Locale: "de", "Session-Id": session, "Content-Type": "application/json" };
	const response = await fetch(backend + path, { method: "POST", headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
	return response.json();
}

function browserOf({ shop, locale }: Where, { user, sessionId }: z.output<typeof users.login.answer>): SignedIn {
	if (!user || !sessionId) throw new Error("Nobody was signed in.");
	const visitor = new Visitor(shop, locale);
	visitor.cookies.set("session", cookie(sessionId));
	visitor.cookies.set("consent", functionalConsent);
	return { visitor, email: user.email, userid: user.userid };
}

/**
 * A person of a Finnish company without a team.
 * @param domain the company's, by default that of all accounts here
 * @returns the account, and the company's VAT id in international form
 */
export async function buyerOfCompany(where: Where, domain?: string): Promise<SignedIn & { vat: string }> {
	const account = await newAccount(where);
	const vatid = freshVat();
	const vat = `FI${vatid.replace("-", "")}`;
	const company = "Stahlbau Weser GmbH";
	await registerCompany(where.backend, vat, company, domain);
	const response = await fetch(`${where.backend}/users/update/${account.userid}`, {
		method: "PATCH",
		headers: { Locale: "de", "Session-Id": sessionOf(account.visitor), "Content-Type": "application/json" },
		body: JSON.stringify({
			...{ company, vatid, customername: "Jürgen Müller", phonenumber: "", billingCountry: "FI" },
			...{ billingaddress: "", billingaddress_additional_line: "", billingpostcode: "", billingcity: "" },
		}),
	});
	if (!response.ok) throw new Error(`The account was not changed: ${await response.text()}`);
	return { ...account, vat };
}
