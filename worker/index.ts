import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { type ShopEnv, settings } from "./env";
import { gate, refusal } from "./gate";
import { finish, harden } from "./headers";
import { loadContext } from "./load-context";
import { passThrough } from "./pass-through";
import { isPaymentMessage, passMessage } from "./payment-message";
import { receive } from "./receive";
import { isTooMany, tooMany } from "./too-many";

const handle = createRequestHandler(build, "production");

const unreadable = { 411: "The form does not say how long it is.", 413: "The form is too large.", 415: "Only forms are taken." } as const;

export default {
	async fetch(asked, env, run) {
		const url = new URL(asked.url);
		const known = settings(env);
		// A health check asks as it can.
		if (url.protocol === "http:" && !known.devPages && url.pathname !== "/healthz")
			return Response.redirect(url.href.replace("http:", "https:"), 301);
		if (isPaymentMessage(asked, url)) return harden(await passMessage(asked, url, env, known), url);
		const request = await receive(asked);
		if (typeof request === "number") return harden(refusal(request, unreadable[request]), url);
		const answered = gate(request, url, known) ?? (await passThrough(request, url, env, known));
		if (answered) return harden(answered, url);
		const context = await loadContext(request, env, run);
		const taken = (await isTooMany(request, url, env)) ? tooMany(request, url) : request;
		return finish(await handle(taken, context), url, context);
	},
} satisfies ExportedHandler<ShopEnv>;
