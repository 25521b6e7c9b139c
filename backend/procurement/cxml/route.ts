import { backendLocale, clientId } from "../../../contract/fields";
import type { App } from "../../platform/http";
import { shopOrigin } from "../../platform/shop-origin";
import { maxMessageBytes } from "./read-message";
import { takeMessage } from "./take-message";

const locale = backendLocale.catch("de");
const client = clientId.catch("");

/** Messages of buyers' systems, as the shop passes them on (worker/procurement-messages). Each is answered in its own language. */
export function cxmlRoute(app: App): void {
	app.post("/procurement/cxml", async (context) => {
		const { env, req } = context;
		if (!(Number(req.header("Content-Length") ?? Number.NaN) <= maxMessageBytes)) return context.text("The message is too large.", 413);
		const text = await takeMessage({
			env,
			bytes: new Uint8Array(await req.arrayBuffer()),
			client: client.parse(req.header("Client")),
			locale: locale.parse(req.header("Locale")),
			origin: shopOrigin(env, req.header("Shop-Origin") ?? ""),
			scheduleMail: context.get("scheduleMail"),
		});
		return new Response(text, { headers: { "Content-Type": "text/xml; charset=UTF-8", "Cache-Control": "no-store" } });
	});
}
