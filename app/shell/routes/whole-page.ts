import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { localPath } from "../../platform/http/redirect.server";

/** Leads to a page once more without what comes late: the browser has shown scripts before, and runs none now. */
export function loader({ request }: LoaderFunctionArgs) {
	const to = localPath(new URL(request.url).searchParams.get("to"), request.url);
	return redirect(to, { headers: { "Set-Cookie": "js=; Path=/; Max-Age=0; SameSite=Lax" } });
}
