import { pause } from "../../app/platform/http/pause";
import { backendStatus, isOk } from "../backend-client/connection";
import type { Settings, ShopEnv } from "../settings/settings";

/** How long a result of the backend is reused. In ms. */
const fresh = 1000;
/** Timeout of the backend's health check. In ms. */
const longest = 2000;
/** Polling interval for the result of a concurrent check. In ms. */
const step = 50;

/** Whether this Worker answers, for who starts another one where it does not: that must not depend on the backend, which it would not mend. */
const ofWorker = "/healthz";
/** Whether the shop works, its backend with it, for who watches it. */
const ofShop = "/health";

/** Both addresses are requested by machines, which may know neither https nor a session. */
export const isHealthCheck = ({ pathname }: URL): boolean => pathname === ofWorker || pathname === ofShop;

/** The last result, for all checks of this Worker. */
interface Found {
	isAnswering: boolean;
	/** When the asking began. In ms since 1970. */
	at: number;
}

/** Queries the backend at most once a second, however many checks come; those that come meanwhile get the same result. */
export class BackendHealth {
	readonly #now: () => number;
	#found: Found | null = null;
	/** When the one began who is asking; null where nobody is. */
	#asking: number | null = null;

	constructor(now = () => Date.now()) {
		this.#now = now;
	}

	/** @param ask gives whether there was an answer, within `longest` */
	async isAnswering(ask: () => Promise<boolean>): Promise<boolean> {
		const begin = this.#now();
		if (this.#found && begin - this.#found.at < fresh) return this.#found.isAnswering;
		// A check may have been cut off.
		if (this.#asking === null || begin - this.#asking > longest + step) {
			this.#asking = begin;
			const isAnswering = await ask();
			this.#found = { isAnswering, at: begin };
			this.#asking = null;
			return isAnswering;
		}
		// A promise belongs to its request: that of another is not waited for, but what came of it is looked at.
		for (let waited = 0; waited <= longest; waited += step) {
			await pause(step);
			if (this.#asking === null) return this.#found?.isAnswering ?? false;
		}
		return false;
	}
}

const backendHealth = new BackendHealth();

/**
 * GET /healthz: this Worker answers. GET /health: so does its backend (200), or it does not (503), as JSON; "silent" is no answer within two seconds, or one
 * that says that it fails, or a backend that may not be asked with these settings. A backend that knows no such address answers by saying so.
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
	return isOk(status) || status === 404;
}
