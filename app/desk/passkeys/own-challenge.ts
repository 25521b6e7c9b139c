import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deskPasskeys } from "../../../contract/desk/passkeys";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";

/** Answers what an authenticator needs to make a passkey for the person who is signed in, and has typed the password again. */
export async function action({ request, context: { desk, origin } }: ActionFunctionArgs): Promise<Response> {
	const body = deskPasskeys.begin.body.safeParse({ host: origin, password: (await request.formData()).get("password") });
	if (!body.success) return new Response(null, { status: 422 });
	try {
		return Response.json(await desk().backend(deskPasskeys.begin, { body: body.data }));
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return new Response(null, { status: error.status });
	}
}

export const loader = () => redirect(href("/desk/me"), 303);
