import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { type ShopEnv, settings } from "./env";
import { gate, refusal } from "./gate";
import { finish } from "./headers";
import { loadContext } from "./load-context";
import { passThrough } from "./pass-through";
import { receive } from "./receive";

const handle = createRequestHandler(build, "production");

export default {
	async fetch(asked, env) {
		const url = new URL(asked.url);
		const known = settings(env);
		const request = await receive(asked);
		if (!request) return refusal(413, "The form is too large.");
		const answered = gate(request, url, known) ?? (await passThrough(request, url, env, known));
		if (answered) return answered;
		const context = await loadContext(request, env);
		return finish(await handle(request, context), url, context);
	},
} satisfies ExportedHandler<ShopEnv>;
