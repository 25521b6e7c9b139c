import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deskPasskeys } from "../../../contract/desk/passkeys";
import { href } from "../../platform/config/href";

/** Answers what an authenticator needs to make a passkey for the person who is signed in. */
export async function action({ context: { desk, origin } }: ActionFunctionArgs): Promise<Response> {
	return Response.json(await desk().backend(deskPasskeys.begin, { body: { host: origin } }));
}

export const loader = () => redirect(href("/desk/me"), 303);
