import { pause } from "../../app/platform/http/pause";
import { backendStatus, isSuccess } from "../backend-client/connection";
import type { Settings, ShopEnv } from "../settings/settings";

/** How long a backend result is reused, in ms. */
const fresh = 1000;
/** Timeout of the backend's health check, in ms. */
const longest = 2000;
/** Polling interval for the result of a concurrent check, in ms. */
const step = 50;

/** Liveness: whether this Worker answers. It must not depend on the backend, because restarting the Worker would not repair that. */
const ofWorker = "/healthz";
/** Health of the whole shop, including its backend, for monitoring. */
const ofShop = "/health";

/** Machines request both, possibly without https or a session. */
export const isHealthCheck = ({ pathname }: URL): boolean => pathname === ofWorker || pathname === ofShop;

/** The last result, shared by all checks of this isolate. */
interface Found {
	isAnswering: boolean;
	/** When the check began, in ms since 1970. */
	at: number;
}

/** Queries the backend at most once a second. Concurrent checks share one result. */
export class BackendHealth {
	readonly #now: () => number;
	#found: Found | null = null;
	/** When the running check began; null if none is running. */
	#asking: number | null = null;

	constructor(now = () => Date.now()) {
		this.#now = now;
	}

	/** @param ask whether the backend answers within `longest` */
	async isAnswering(ask: () => Promise<boolean>): Promise<boolean> {
		const begin = this.#now();
		if (this.#found && begin - this.#found.at < fresh) return this.#found.isAnswering;
		// The earlier check may have been cancelled.
		if (this.#asking === null || begin - this.#asking > longest + step) {
			this.#asking = begin;
			const isAnswering = await ask();
			this.#found = { isAnswering, at: begin };
			this.#asking = null;
			return isAnswering;
		}
		// A promise belongs to its request, so this polls the shared result instead of awaiting the other check's promise.
		for (let waited = 0; waited <= longest; waited += step) {
			await pause(step);
			if (this.#asking === null) return this.#found?.isAnswering ?? false;
		}
		return false;
	}
}

const backendHealth = new BackendHealth();

/**
 * GET /healthz answers 200 if this Worker runs. GET /health answers JSON with 200 if the backend answers too, otherwise 503.
 * "silent": the backend did not answer within two seconds, reports a failure, or must not be called with these settings. A 404 counts as
 * an answer.
 */
export async function health({ pathname }: URL, env: ShopEnv, settings: Settings, requestId: string): Promise<Response> {
	const headers = { "Cache-Control": "no-store" };
	if (pathname === ofWorker) return new Response("ok\n", { headers });
	const isAnswering = settings.problems.length === 0 && (await backendHealth.isAnswering(() => answers(env, settings, requestId)));
	const report = isAnswering ? { status: "ok", backend: "ok" } : { status: "failing", backend: "silent" };
	return Response.json(report, { status: isAnswering ? 200 : 503, headers });
}

async function answers(env: ShopEnv, settings: Settings, requestId: string): Promise<boolean> {
	const status = await backendStatus({ path: "/health", requestId, longest }, env, settings);
	return isSuccess(status) || status === 404;
}
