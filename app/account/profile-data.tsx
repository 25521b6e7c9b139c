import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { users } from "../../contract/users";
import { BackendRefusal } from "../platform/backend/errors.server";

/** What is stored of the account, as a file: it stands in for the page, whose boundary says where it is refused. */
export async function loader({ context }: LoaderFunctionArgs) {
	context.file = await context.documents(users.ownData, { params: {} }).catch((error: unknown) => {
		// Too many requests: the error page says so.
		throw error instanceof BackendRefusal ? new Response(null, { status: error.status }) : error;
	});
	return null;
}

export default function OwnData() {
	return null;
}
