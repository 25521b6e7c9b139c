import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { offlinePage } from "../document/offline-page.server";
import { serviceWorker } from "./service-worker.server";

/** In the language of the host, otherwise of the cookie. The browser checks for an update whenever it opens a page. */
export async function loader({ context }: LoaderFunctionArgs) {
	return new Response(serviceWorker(await offlinePage(context.texts)), {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			// The service worker fetches pages of this shop.
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'",
		},
	});
}
