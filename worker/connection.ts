import type { Connection, Way } from "../app/platform/backend/client.server";
import { markets } from "../app/platform/config/market";
import { logError } from "../app/platform/http/log-error.server";
import type { Visitor } from "../app/platform/session/visitor.server";
import { type Settings, type ShopEnv, settings } from "./env";
import type { Reader } from "./reader";
import { sharedReads } from "./shared-reads";

/** The secret that the backend may want to know its callers by. */
export const keyHeader = ({ backendKey }: Pick<Settings, "backendKey">): Record<string, string> =>
	backendKey ? { "Backend-Key": backendKey } : {};

/** Ways to the embedded backend that no contract describes: drawings, its development pages. With the secret that it may want. */
export function askEmbedded(env: Pick<ShopEnv, "BACKEND">, settings: Pick<Settings, "backendKey">, path: string, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	for (const [name, value] of Object.entries(keyHeader(settings))) headers.set(name, value);
	return env.BACKEND.fetch(`http://backend${path}`, { ...init, headers });
}

/** Sends a call to the backend: the company's own where one is named, else the embedded one. */
export const sendTo =
	(env: Pick<ShopEnv, "BACKEND">, { backendUrl }: Pick<Settings, "backendUrl">): Connection["send"] =>
	(path, init) =>
		backendUrl ? fetch(backendUrl + path, init) : env.BACKEND.fetch(`http://backend${path}`, init);

type Asking = Pick<Reader, "locale" | "requestId"> & { visitor: Pick<Visitor, "session"> };

/** How the calls of one request get there. @param client whom it comes from (worker/client-of.ts) */
export function wayOf({ locale, visitor, requestId }: Asking, env: ShopEnv, client = ""): Way {
	const known = settings(env);
	return {
		send: sendTo(env, known),
		locale: markets[locale].backendLocale,
		session: () => visitor.session,
		isOutside: known.backendUrl !== null,
		key: known.backendKey,
		client,
		requestId,
		breaker: sharedReads(env).breaker,
		log: (kind, call, detail) => logError({ requestId, kind, call: `${call.method} ${call.path}`, detail }),
	};
}
