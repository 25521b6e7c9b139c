import { listedCalls } from "../../contract/calls";
import { errorAnswer } from "../../contract/errors";
import { refusalsOf } from "../../contract/refusals/refusals";

/** Routes without parameters first, as the backend matches them. */
const routes = listedCalls
	.map((listed) => ({ listed, pattern: new RegExp(`^${listed.call.path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
	.sort((a, b) => a.listed.call.path.split("{").length - b.listed.call.path.split("{").length);

/** @throws if a call refuses with a code that the contract (contract/refusals/) does not list for it */
export async function checkRefusal(method: string, path: string, response: Response): Promise<void> {
	if (response.status < 400 || response.status >= 500) return;
	// A call with an unknown host is refused for its host.
	const route = routes.find(({ listed, pattern }) => listed.call.method === method && pattern.test(path.split("?", 1)[0] ?? ""));
	const { data } = errorAnswer.safeParse(
		await response
			.clone()
			.json()
			.catch(() => null),
	);
	// 403 not_found means a missing key, for any call.
	if (!route || !data || (response.status === 403 && data.code === "not_found")) return;
	if (!refusalsOf(route.listed)[data.code])
		throw new Error(`${route.listed.name} is refused with ${data.code} (${data.error}), which contract/refusals/ does not say of it.`);
}
