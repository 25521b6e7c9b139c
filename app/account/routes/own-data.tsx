import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { requireUser, signInIfEnded } from "../../platform/session/current-user.server";

/** What is stored of the account, as a file: it stands in for the page, whose boundary says where it is refused. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	context.file = await context.documents(users.ownData, { params: {} }).catch((error: unknown) => {
		signInIfEnded(error, request);
		// Too many requests: the error page says so.
		throw error instanceof BackendRefusal ? new Response(null, { status: error.status }) : error;
	});
	return null;
}

export default function OwnData() {
	return null;
}
