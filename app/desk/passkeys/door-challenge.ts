import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { passkeyDoor } from "../../../contract/desk/passkeys";
import { href } from "../../platform/config/href";

/** Answers what a passkey has to sign to open the desk. The challenge is in this browser's cookie: a signature opens nothing elsewhere. */
export async function action({ context: { backend, visitor, origin } }: ActionFunctionArgs): Promise<Response> {
	const options = await backend(passkeyDoor.ask, { body: { host: origin } });
	visitor.setDesk({ step: "passkey", token: options.challenge });
	return Response.json(options);
}

export const loader = () => redirect(href("/desk/sign-in"), 303);
