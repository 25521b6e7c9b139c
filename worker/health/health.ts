import { withTimeout } from "../../app/platform/http/with-timeout";
import { backendStatus, isSuccess } from "../backend-client/connection";
import type { Settings, ShopEnv } from "../settings/settings";

/** How long a backend result is reused, in ms. */
const fresh = 1000;
/** Timeout of the backend's health check, in ms. */
const longest = 2000;
/** How long a check waits for a concurrent one, which may have been cancelled. In ms. */
const patience = longest + 50;

/** Liveness: whether this Worker answers. It must not depend on the backend, because restarting the Worker would not repair that. */
const ofWorker = "/healthz";
/** Health of the whole shop, including its backend, for monitoring. */
const ofShop = "/health";

/** Machines request both, possibly without https or a session. */
export const isHealthCheck = ({ pathname }: URL): boolean => pathname === ofWorker || pathname === ofShop;

interface Check {
	isAnswering: Promise<boolean>;
	/** When the check began, in ms since 1970. */
	at: number;
	isRunning: boolean;
}

type Run = Pick<ExecutionContext, "waitUntil">;

/** Queries the backend at most once a second. Concurrent checks of this isolate share one result. */
export class BackendHealth {
	readonly #now: () => number;
	#last: Check | null = null;

	constructor(now = () => Date.now()) {
		this.#now = now;
	}

	/** @param ask whether the backend answers within `longest` */
	async isAnswering(ask: () => Promise<boolean>, run: Run): Promise<boolean> {
		const last = this.#last;
		// A running check that is older was cancelled with its request.
		const check = last && this.#now() - last.at < (last.isRunning ? patience : fresh) ? last : this.#begin(ask, run);
		return (await withTimeout(check.isAnswering, patience)) ?? false;
	}

	#begin(ask: () => Promise<boolean>, run: Run): Check {
		const isAnswering = ask().finally(() => {
			check.isRunning = false;
		});
		const check: Check = { isAnswering, at: this.#now(), isRunning: true };
		// Other requests wait for it too.
		run.waitUntil(isAnswering);
		this.#last = check;
		return check;
	}
}

const backendHealth = new BackendHealth();

/**
 * GET /healthz answers 200 if this Worker runs. GET /health answers JSON with 200 if the backend answers too, otherwise 503.
 * "silent": the backend did not answer within two seconds, reports a failure, or must not be called with these settings. A 404 counts as
 * an answer.
 */
export async function health({ pathname }: URL, env: ShopEnv, settings: Settings, requestId: string, run: Run): Promise<Response> {
	const headers = { "Cache-Control": "no-store" };
	if (pathname === ofWorker) return new Response("ok\n", { headers });
	const isAnswering = settings.problems.length === 0 && (await backendHealth.isAnswering(() => answers(env, settings, requestId), run));
	const report = isAnswering ? { status: "ok", backend: "ok" } : { status: "failing", backend: "silent" };
	return Response.json(report, { status: isAnswering ? 200 : 503, headers });
}

async function answers(env: ShopEnv, settings: Settings, requestId: string): Promise<boolean> {
	const status = await backendStatus({ path: "/health", requestId, longest }, env, settings);
	return isSuccess(status) || status === 404;
}
