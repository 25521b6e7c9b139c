import type { TestProject } from "vitest/node";
import { startShop } from "./server";

declare module "vitest" {
	interface ProvidedContext {
		/** http://127.0.0.1:… of the shop that all HTTP tests share. */
		shop: string;
		/** Its embedded backend. */
		backend: string;
	}
}

/** One shop for all HTTP tests: `inject("shop")` is its address. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const shop = await startShop();
	project.provide("shop", shop.address);
	project.provide("backend", shop.backend);
	// Vitest prints what fails here, and is content: what the messages tell of anybody has to fail the run.
	return () =>
		shop.stop().catch((error: unknown) => {
			console.error(error);
			process.exitCode = 1;
		});
}
