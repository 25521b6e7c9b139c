import type { Connection, Transport } from "../../app/platform/backend/client.server";
import { markets } from "../../app/platform/config/market";
import { atMost } from "../../app/platform/http/at-most";
import { logError } from "../../app/platform/http/log-error.server";
import type { Visitor } from "../../app/platform/session/visitor.server";
import type { Call } from "../../contract/call";
import { tierOf } from "../../contract/calls";
import { boundHost, requestIdHeader } from "../../contract/locale";
import type { Reader } from "../reader/reader";
import { type Settings, type ShopEnv, settings } from "../settings/settings";
import { ownBreakerOf, sharedReads } from "./shared-reads";

/** The header with the secret shared with the backend. */
export const keyHeader = ({ backendKey }: Pick<Settings, "backendKey">): Record<string, string> =>
	backendKey ? { "Backend-Key": backendKey } : {};

/** Asks the embedded backend for what no contract describes: drawings, its development pages. With the secret that it may want. */
export function fetchEmbedded(env: Pick<ShopEnv, "BACKEND">, settings: Pick<Settings, "backendKey">, path: string, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	for (const [name, value] of Object.entries(keyHeader(settings))) headers.set(name, value);
	return env.BACKEND.fetch(`http://${boundHost}${path}`, { ...init, headers });
}

/** Sends a call to the backend: the company's own where one is named, else the embedded one. */
export const sendTo =
	(env: Pick<ShopEnv, "BACKEND">, { backendUrl }: Pick<Settings, "backendUrl">): Connection["send"] =>
	(path, init) =>
		backendUrl ? fetch(backendUrl + path, init) : env.BACKEND.fetch(`http://${boundHost}${path}`, init);

/** Calls that are logged as missing already: each once, since every page may ask for it. */
const missing = new WeakSet<Call>();

/** A call as the log names it: by its path, and by the part of the contract that it belongs to (docs/backend.md). */
const namesOf = (call: Call) => ({ call: `${call.method} ${call.path}`, tier: tierOf(call) ?? "" });

type Asking = Pick<Reader, "locale" | "requestId"> & { visitor: Pick<Visitor, "session"> };

interface Asked {
	/** Whom the request comes from (network/). */
	client?: Transport["client"];
	/** The calls that its page can do without. */
	optional?: readonly Call[];
}

/** How the calls of one request are sent. */
export function transportOf(
	{ locale, visitor, requestId }: Asking,
	env: ShopEnv,
	{ client = () => "", optional = [] }: Asked = {},
): Transport {
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
		ownBreaker: (call) => (optional.includes(call) ? ownBreakerOf(env, call) : null),
		log(kind, call, detail) {
			if (kind === "MISSING_CALL") {
				if (missing.has(call)) return;
				missing.add(call);
			}
			logError({ requestId, kind, ...namesOf(call), detail });
		},
	};
}

/** A request to the backend of whose answer the status says it all. */
interface StatusRequest {
	path: string;
	/** In addition to the headers of every request. */
	headers?: Record<string, string>;
	requestId: string;
	/** Timeout. In ms. */
	longest: number;
}

/** @returns null where the backend does not answer, or not in time */
export async function backendStatus(
	{ path, headers, requestId, longest }: StatusRequest,
	env: Pick<ShopEnv, "BACKEND">,
	settings: Settings,
): Promise<number | null> {
	const answering = sendTo(env, settings)(path, {
		headers: { Accept: "application/json", [requestIdHeader]: requestId, ...headers, ...keyHeader(settings) },
		redirect: "manual",
		signal: AbortSignal.timeout(longest),
	}).catch(() => null);
	// A service binding ignores the signal while the other Worker hangs.
	const answer = await atMost(answering, longest);
	await answer?.body?.cancel();
	return answer?.status ?? null;
}

/** Whether a status says that all is well. */
export const isOk = (status: number | null): boolean => status !== null && status >= 200 && status <= 299;
