import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBrowserEvent } from "./browser-events";

/** Receives events that only the browser sees, as URL parameters. Responds without waiting, and drops events without consent. */
export function action({ context, request }: ActionFunctionArgs) {
	const event = readBrowserEvent(new URL(request.url).searchParams);
	if (!event) return new Response(null, { status: 400 });
	context.track(event.name, event.properties);
	return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
