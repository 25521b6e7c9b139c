import { Failure } from "./failure.mjs";
import { commandFile, node } from "./process.mjs";

/** Runs tests/contract against a backend. @returns the exit code */
export async function checkBackend(url, more = []) {
	const answer = await fetch(url).catch(() => null);
	if (!answer) throw new Failure(`Nothing answers at ${url}.`);
	const vitest = commandFile("vitest", "vitest");
	const { code } = await node([vitest, "run", "--project", "contract", ...more], {
		env: { BACKEND_URL: url.replace(/\/+$/, "") },
		isShown: true,
	});
	return code;
}
