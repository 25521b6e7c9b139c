import type { TestProject } from "vitest/node";
import { build } from "../../scripts/build.mjs";
import { startShop } from "./server";

declare module "vitest" {
	interface ProvidedContext {
		/** URL (http://127.0.0.1:…) of the shop that all HTTP tests share. */
		shop: string;
		/** URL of its backend. */
		backend: string;
	}
}

/** Builds what has changed, and starts one shop for all HTTP tests: `inject("shop")` is its address. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	await build({ keepsOld: true });
	const shop = await startShop();
	project.provide("shop", shop.address);
	project.provide("backend", shop.backend);
	// Vitest only prints an error of teardown: personal data in the logs has to fail the run.
	return () =>
		shop.stop().catch((error: unknown) => {
			console.error(error);
			process.exitCode = 1;
		});
}
