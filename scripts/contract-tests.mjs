import { Failure } from "./failure.mjs";
import { vitestProject } from "./vitest-project.mjs";

/** Runs tests/contract against a backend. @returns how many passed and failed */
export async function checkBackend(url) {
	const answer = await fetch(url).catch(() => null);
	if (!answer) throw new Failure(`Nothing answers at ${url}.`);
	return vitestProject("contract", { env: { BACKEND_URL: url.replace(/\/+$/, "") } });
}
