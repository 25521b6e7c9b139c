import { z } from "zod";
import type { Language } from "../../contract/locale";
import { type FilledForm, formOf, type Page, Visitor } from "./visitor";

export type View = "passwordless" | "password" | "passwordReset" | "signup";

export const goodPassword = "Traeger200";

export const someone = (): string => `${crypto.randomUUID()}@sign-in.example`;

/** Allows account storage. */
export const allowFunctional = (visitor: Visitor): Promise<Page> => visitor.post("/cookies", { choice: "chosen", functional: "on" });

/** A new visitor who has allowed account storage. @param shop its address */
export async function willing(shop: string, locale: Language = "en"): Promise<Visitor> {
	const visitor = new Visitor(shop, locale);
	await allowFunctional(visitor);
	return visitor;
}

/** The form of a view, from its page. */
export const authForm = async (visitor: Visitor, view: View, returnTo = ""): Promise<FilledForm> =>
	formOf(
		await visitor.get(`/users/login?view=${view}${returnTo && `&returnTo=${encodeURIComponent(returnTo)}`}`),
		"main form:has([name='view'])",
	);

/** Fills in and submits a view's form without following the redirect. */
export async function sendAuth(
	visitor: Visitor,
	view: View,
	typed: Record<string, string>,
	headers: Record<string, string> = {},
): Promise<Page> {
	const { path, fields } = await authForm(visitor, view);
	return visitor.postOnce(path, { ...fields, ...typed }, headers);
}

/** Both fields of a new password. */
export const twice = (password: string) => ({ password, confirmPassword: password });

const mails = z.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }));

/** Mails to an address, newest first. @param backend its address */
export const mailsTo = async (backend: string, email: string) =>
	mails
		.parse(await (await fetch(`${backend}/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json())
		.filter(({ to }) => to.includes(email));

/** Path of the link in the newest mail to an address. */
export async function linkTo(backend: string, email: string): Promise<string> {
	const [mail] = await mailsTo(backend, email);
	const link = /https?:\/\/[^/\s]+(\/users\/[\w-]+\?token=[\w-]{43})/.exec(mail?.text ?? "")?.[1];
	if (!link) throw new Error(`No link was mailed to ${email}: ${mail?.text ?? "no mail"}`);
	return link;
}

/** Opens a link's page and submits its form without following the redirect. */
export async function pressLink(visitor: Visitor, link: string, typed: Record<string, string> = {}): Promise<Page> {
	const { path, fields } = formOf(await visitor.get(link), "main form:has([name='token'])");
	return visitor.postOnce(path, { ...fields, ...typed });
}

/** Signs up and confirms the address in the same browser, which is then signed in. @param backend its address */
export async function signUp(visitor: Visitor, backend: string, email = someone(), password = goodPassword): Promise<string> {
	// In addition to what the visitor allows already.
	await sendAuth(visitor, "signup", { email, ...twice(password), allow: "functional" });
	await pressLink(visitor, await linkTo(backend, email));
	return email;
}

export const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.send("GET", "/users/profile")).status === 200;

/** The initial of the signed-in user in the header, or null. */
export const initialIn = (page: Page): string | null =>
	page.root.querySelector('header a[href="/users/profile"] [aria-hidden]')?.text ?? null;

export const statusOf = (page: Page): string => page.root.querySelector('body > [role="status"]')?.text ?? "";
/** The message below a form field. */
export const errorOf = (page: Page, field: string): string => page.root.querySelector(`#auth-${field}-error`)?.text ?? "";
