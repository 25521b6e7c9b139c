import { z } from "zod";
import { deskStaff } from "../../contract/desk/staff";
import { Visitor } from "./visitor";

export const deskPassword = "Crossbar1";

interface Shop {
	address: string;
}

const mails = z.array(z.object({ text: z.string() }));

/** The text of the last mail to somebody at the desk. */
export async function lastMail({ address }: Shop, email: string): Promise<string> {
	const page = await new Visitor(address).get(`/_dev/outbox.json?to=${encodeURIComponent(email)}`);
	return mails.parse(JSON.parse(page.text))[0]?.text ?? "";
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? "";

/** A person of the seed who is signed in at the desk: owner@, orders@, accounts@, content@ or catalogue@desk.example. */
export async function signedInAtDesk(shop: Shop, email: string): Promise<Visitor> {
	const visitor = new Visitor(shop.address, "desk");
	await visitor.post("/desk/language", { locale: "en" });
	const asked = await visitor.post("/desk/sign-in", { email, password: deskPassword });
	if (!asked.path.startsWith("/desk/code")) throw new Error(`The sign-in leads to ${asked.path} (${asked.status}).`);
	const page = await visitor.post(asked.path, { code: codeIn(await lastMail(shop, email)), returnTo: "/desk" });
	if (page.status !== 200) throw new Error(`The code leads to ${page.path} (${page.status}).`);
	return visitor;
}

/**
 * Calls the desk with the key of development: POST with a body, otherwise GET.
 * @param backend the address of a running backend
 */
export async function askDesk(backend: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
	const response = await fetch(`${backend}/desk/${path}`, {
		method: body ? "POST" : "GET",
		headers: { Authorization: "Bearer only for development, known to all", "Content-Type": "application/json" },
		...(body && { body: JSON.stringify(body) }),
	});
	return { status: response.status, body: await response.json() };
}

/** Invites an owner, as `npm run desk -- owner` does. Each journey has its own, because a sign-in ends one that waits for its code. */
export async function invitedOwner(port: string): Promise<{ owner: string; link: string }> {
	const owner = `${crypto.randomUUID()}@desk.example`;
	const invitation = { email: owner, roles: ["owner"], host: `http://desk.localhost:${port}` };
	const { body } = await askDesk(`http://127.0.0.1:${Number(port) + 1}`, "staff", invitation);
	return { owner, ...deskStaff.invite.answer.pick({ link: true }).parse(body) };
}
