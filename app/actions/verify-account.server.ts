import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type LinkState, users } from "../../contract/users";
import type { Backend } from "../backend/client.server";

/** 256 bits as they stand in an address; anything else is no token and asks nobody. */
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** What a mailed link is worth. Looking uses nothing up. */
export async function stateOfLink(backend: Backend, token: string): Promise<LinkState> {
	if (!tokenForm.test(token)) return "unknown";
	return (await backend(users.checkMagicLink, { query: { token } })).state;
}

/** Confirms the address of an account; pressed twice it is one confirmation. The page of the link says what has come of it. */
export async function verifyAccount({ request, context }: ActionFunctionArgs) {
	const token = (await request.formData()).get("token");
	if (typeof token !== "string" || !tokenForm.test(token)) return redirect("/users/verify", 303);
	await context.backend(users.verify, { body: { token } });
	return redirect(`/users/verify?token=${token}`, 303);
}
