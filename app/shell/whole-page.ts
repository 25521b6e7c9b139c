import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { localPath } from "../platform/http/redirect.server";

/** Redirects to a page without deferred parts. The browser ran scripts earlier, but runs none now. */
export function loader({ request }: LoaderFunctionArgs) {
	const to = localPath(new URL(request.url).searchParams.get("to"), request.url);
	return redirect(to, { headers: { "Set-Cookie": "js=; Path=/; Max-Age=0; SameSite=Lax" } });
}
