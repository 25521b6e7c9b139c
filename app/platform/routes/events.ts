import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBrowserEvent } from "../analytics/browser-events";

/** What only the browser sees, told in the address. Whoever tells it does not wait; without consent it is let go. */
export function action({ context, request }: ActionFunctionArgs) {
	const told = readBrowserEvent(new URL(request.url).searchParams);
	if (!told) return new Response(null, { status: 400 });
	context.track(told.name, told.properties);
	return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
