import { atMost } from "../app/platform/http/at-most";
import { requestIdHeader } from "../contract/locale";
import { keyHeader, sendTo } from "./connection";
import type { Settings, ShopEnv } from "./env";

/** A question to the backend of whose answer the status says it all. */
interface Question {
	path: string;
	/** Beside those that go with every question. */
	headers?: Record<string, string>;
	requestId: string;
	/** So long an answer is waited for. In ms. */
	longest: number;
}

/** @returns null where the backend does not answer, or not in time */
export async function backendStatus(
	{ path, headers, requestId, longest }: Question,
	env: Pick<ShopEnv, "BACKEND">,
	settings: Settings,
): Promise<number | null> {
	const asking = sendTo(env, settings)(path, {
		headers: { Accept: "application/json", [requestIdHeader]: requestId, ...headers, ...keyHeader(settings) },
		redirect: "manual",
		signal: AbortSignal.timeout(longest),
	}).catch(() => null);
	// A service binding does not heed the signal while the other Worker hangs.
	const answer = await atMost(asking, longest);
	await answer?.body?.cancel();
	return answer?.status ?? null;
}

/** Whether a status says that all is well. */
export const isOk = (status: number | null): boolean => status !== null && status >= 200 && status <= 299;
