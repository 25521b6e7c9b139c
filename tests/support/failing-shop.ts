import { afterAll } from "vitest";
import { type FailingBackend, failingBackend, type Mode } from "./failing-backend";
import { personalIn } from "./personal-data";
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

/** Failing shops without variables by the address of their real backend: the next file of a process takes the same. */
const started = new Map<string, ReturnType<typeof start>>();

async function start(real: string, variables: Record<string, string>) {
	const backend = await failingBackend(real);
	return { backend, shop: await startShop({ BACKEND_URL: backend.address, ...variables }) };
}

/**
 * A failing shop for the tests of a file, well again after them.
 * @param real address of the real backend
 * @param variables as of startShop(); with some the shop is the file's own
 */
export async function failingShop(real: string, variables: Record<string, string> = {}): Promise<FailingShop> {
	const isShared = Object.keys(variables).length === 0;
	const again = isShared ? started.get(real) : undefined;
	const starting = again ?? start(real, variables);
	if (isShared) started.set(real, starting);
	const { backend, shop } = await starting;
	const begin = shop.log().length;
	const log = () => shop.log().slice(begin);
	if (again) await reset();
	afterAll(async () => {
		if (isShared) {
			await backend.listen(false);
			const personal = personalIn(log());
			if (personal.length > 0) throw new Error(`The Workers have logged ${personal.join(", ")}`);
		} else {
			await shop.stop();
			await backend.stop();
		}
	});

	async function reset() {
		const seen = { seen: [], bodies: [], personal: [], sessionless: [], answeredInSequence: 0 };
		Object.assign(backend, { mode: "well", only: "", rewrite: null, ...seen });
		await backend.listen(true);
		await purge(shop);
	}

	return {
		backend,
		shop: { ...shop, log },
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
