import { afterAll } from "vitest";
import { type FailingBackend, failingBackend, type Mode } from "./failing-backend";
import { purge } from "./purge";
import { type RunningShop, startShop } from "./server";

/** A shop whose backend fails on demand. */
export interface FailingShop {
	backend: FailingBackend;
	shop: RunningShop;
	/** Makes calls with this path prefix fail ("": all), and purges cached responses. */
	fail(mode: Mode, only?: string): Promise<void>;
	/** Restores the real backend, and purges failed responses. */
	well(): Promise<void>;
}

/**
 * Starts a failing shop for the tests of a file, and stops it after them.
 * @param real address of the real backend
 * @param variables as of startShop()
 */
export async function failingShop(real: string, variables: Record<string, string> = {}): Promise<FailingShop> {
	const backend = await failingBackend(real);
	const shop = await startShop({ BACKEND_URL: backend.address, ...variables });
	afterAll(async () => {
		await shop.stop();
		await backend.stop();
	});
	return {
		backend,
		shop,
		async fail(mode, only = "") {
			await purge(shop);
			Object.assign(backend, { mode, only, seen: [], answeredInSequence: 0 });
		},
		async well() {
			Object.assign(backend, { mode: "well", only: "", rewrite: null });
			await backend.listen(true);
			await purge(shop);
		},
	};
}
