import { z } from "zod";
import { users } from "../../contract/users";
import { type Answered, type Backend, type Caller, shopHost } from "./backend";

const mail = z.object({ kind: z.string(), locale: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() });
export type SentMail = z.output<typeof mail>;

/** Mails to an address, newest first. */
export async function mailsTo(backend: Backend, email: string): Promise<SentMail[]> {
	const all = z.array(mail).parse(await (await backend.fetch(`/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json());
	return all.filter(({ to }) => to.includes(email));
}

/** The newest mailed token for an address; "" if there is none. */
export async function tokenTo(backend: Backend, email: string): Promise<string> {
	for (const { text } of await mailsTo(backend, email)) {
		const token = /\?token=([A-Za-z0-9_-]{43})(?![\w-])/.exec(text)?.[1];
		if (token) return token;
	}
	return "";
}

/** Body of the calls that mail a link. */
export const asking = (email: string) => ({ email, host: shopHost });

export const password = "Traeger200";

/** Signs up and returns the token of the mailed link. */
export async function signUp(backend: Backend, caller: Caller, email: string, chosen = password): Promise<string> {
	await caller.call("POST", "/users/create", { ...asking(email), password: chosen });
	return tokenTo(backend, email);
}

export const logIn = (caller: Caller, email: string, typed = password): Promise<Answered> =>
	caller.call("POST", "/users/login", { email, password: typed });

/** Session and account of a successful sign-in. @throws if it was refused */
export function signedInBy({ status, body }: Answered) {
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return users.login.answer.parse(body);
}

/** The account of a session. */
export async function accountBy(backend: Backend, session: string | null): Promise<string | null> {
	const { body } = await backend.caller("fi", session ?? "").call("GET", "/users/current");
	return users.current.answer.parse(body)?.email ?? null;
}

/** Waits out the minimum time between two mails to the same address. */
export const passLinkPause = (backend: Backend) =>
	backend.db.prepare("UPDATE attempts SET at = strftime('%Y-%m-%dT%H:%M:%SZ', at, '-61 seconds')").run();
