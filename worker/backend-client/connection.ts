import type { Connection, Transport } from "../../app/platform/backend/client.server";
import { markets } from "../../app/platform/config/market";
import { logError } from "../../app/platform/http/log-error.server";
import { withTimeout } from "../../app/platform/http/with-timeout";
import type { Visitor } from "../../app/platform/session/visitor.server";
import type { Call } from "../../contract/call";
import { tierOf } from "../../contract/calls";
import { boundHost, requestIdHeader } from "../../contract/locale";
import type { Reader } from "../reader/reader";
import { type Settings, type ShopEnv, settings } from "../settings/settings";
import { ownBreakerOf, sharedReads } from "./shared-reads";

export const keyHeader = ({ backendKey }: Pick<Settings, "backendKey">): Record<string, string> =>
	backendKey ? { "Backend-Key": backendKey } : {};

/** Calls the embedded backend for what no contract describes: drawings and its development pages. */
export function fetchEmbedded(env: Pick<ShopEnv, "BACKEND">, settings: Pick<Settings, "backendKey">, path: string, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	for (const [name, value] of Object.entries(keyHeader(settings))) headers.set(name, value);
	return env.BACKEND.fetch(`http://${boundHost}${path}`, { ...init, headers });
}

/** Sends a call to the company's own backend where `BACKEND_URL` is set, otherwise to the embedded one. */
export const sendTo =
	(env: Pick<ShopEnv, "BACKEND">, { backendUrl }: Pick<Settings, "backendUrl">): Connection["send"] =>
	(path, init) =>
		backendUrl ? fetch(backendUrl + path, init) : env.BACKEND.fetch(`http://${boundHost}${path}`, init);

interface Message {
	path: string;
	method?: "GET" | "POST";
	/** All that the backend hears of the sender's headers. */
	headers: Record<string, string>;
	body?: ArrayBuffer;
	requestId: string;
	/** Timeout, in ms. */
	longest: number;
}

/** Passes a message of another system to the backend as it came: the backend checks its signature, key or secret. @throws if it is not reached */
export const passMessage = (
	env: Pick<ShopEnv, "BACKEND">,
	settings: Settings,
	{ path, method = "POST", headers, body, requestId, longest }: Message,
): Promise<Response> =>
	sendTo(env, settings)(path, {
		method,
		headers: { ...headers, [requestIdHeader]: requestId, ...keyHeader(settings) },
		...(body && { body }),
		redirect: "manual",
		signal: AbortSignal.timeout(longest),
	});

/** The call's names in the log: its path and its tier (docs/backend.md). */
const namesOf = (call: Call) => ({ call: `${call.method} ${call.path}`, tier: tierOf(call) ?? "" });

type RequestSource = Pick<Reader, "locale" | "requestId"> & { visitor: Pick<Visitor, "session"> };

interface TransportOptions {
	/** Digest of the client's network (network/). */
	client?: Transport["client"];
	/** Calls that the page can do without. */
	optional?: readonly Call[];
}

export function transportOf(
	{ locale, visitor, requestId }: RequestSource,
	env: ShopEnv,
	{ client = () => "", optional = [] }: TransportOptions = {},
): Transport {
	const known = settings(env);
	const { breaker, missingCalls } = sharedReads(env);
	return {
		send: sendTo(env, known),
		locale: markets[locale].backendLocale,
		session: () => visitor.session,
		isOutside: known.backendUrl !== null,
		key: known.backendKey,
		bearer: "",
		client,
		requestId,
		breaker,
		ownBreaker: (call) => (optional.includes(call) ? ownBreakerOf(env, call) : null),
		log(kind, call, detail) {
			if (kind === "MISSING_CALL") {
				if (missingCalls.has(call)) return;
				missingCalls.add(call);
			}
			logError({ requestId, kind, ...namesOf(call), detail });
		},
	};
}

/** A request of which only the response status matters. */
interface StatusRequest {
	path: string;
	/** Added to the headers of every request. */
	headers?: Record<string, string>;
	requestId: string;
	/** Timeout, in ms. */
	longest: number;
}

/** @returns the status; null if the backend did not answer in time */
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
	const answer = await withTimeout(answering, longest);
	await answer?.body?.cancel();
	return answer?.status ?? null;
}

export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status <= 299;
