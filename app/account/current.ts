import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Whether the session is still valid. The response corrects the account data in the header. */
export async function loader({ context }: LoaderFunctionArgs) {
	const user = await context.currentUser();
	return new Response(null, { status: user ? 204 : 401, headers: { "Cache-Control": "private, no-store" } });
}
