import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { offlinePage } from "../document/offline-page.server";
import { serviceWorker } from "./service-worker.server";

/** In the language of the host, else of the cookie: the browser looks for another one whenever a page is opened. */
export async function loader({ context }: LoaderFunctionArgs) {
	return new Response(serviceWorker(await offlinePage(context.texts)), {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			// It asks this shop for pages.
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'",
		},
	});
}
