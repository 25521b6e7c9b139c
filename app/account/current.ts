import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Whether the session still holds; along with it goes what the header shows of the account, put right. */
export async function loader({ context }: LoaderFunctionArgs) {
	const user = await context.currentUser();
	return new Response(null, { status: user ? 204 : 401, headers: { "Cache-Control": "private, no-store" } });
}
