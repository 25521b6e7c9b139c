import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deskStaff } from "../../contract/desk/staff";
import { href } from "../platform/config/href";

/** The cookie goes even if the backend cannot end the session, which then ends by itself. */
export async function action({ context }: ActionFunctionArgs) {
	await context
		.desk()
		.backend(deskStaff.signOut, { body: {} })
		.catch(() => null);
	context.visitor.setDesk(null);
	context.visitor.setFlash({ kind: "desk", news: "signedOut" });
	return redirect(href("/desk/sign-in"), 303);
}

export const loader = () => redirect(href("/desk"), 303);
