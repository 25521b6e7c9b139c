import { afterAll } from "vitest";
import { type FailingBackend, failingBackend, type Mode } from "./failing-backend";
import { purge } from "./purge";
import { type RunningShop, startShop } from "./server";

/** A shop whose backend fails on demand. */
export interface FailingShop {
	backend: FailingBackend;
	shop: RunningShop;
	/** From now on calls whose path begins so fail ("": all), and nothing is left that could stand in for them. */
	fail(mode: Mode, only?: string): Promise<void>;
	/** All is answered again as the real backend does, and nothing is left of what was not. */
	well(): Promise<void>;
}

/**
 * Starts one for the tests of a file, and stops it after them.
 * @param real address of the backend that answers as long as nothing fails
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
			Object.assign(backend, { mode, only, seen: [] });
		},
		async well() {
			Object.assign(backend, { mode: "well", only: "", rewrite: null });
			await backend.listen(true);
			await purge(shop);
		},
	};
}
