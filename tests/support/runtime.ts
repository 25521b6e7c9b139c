import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ensureDatabase } from "../../scripts/database.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { workers } from "../../scripts/lib/workers.mjs";

type Options = ReturnType<typeof workers>;

/** Both Workers from the last build with their own database, in a Miniflare of this process, which tests can inspect. */
export interface Runtime {
	miniflare: Miniflare;
	/** http://127.0.0.1:port of the shop, and of the backend. */
	address: string;
	backendAddress: string;
	stop(): Promise<void>;
}

/** @param settings of `workers` @param change adds the test's options */
export async function startRuntime(settings: object, change: (options: Options) => Options): Promise<Runtime> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-runtime-"));
	await ensureDatabase({ state });
	const port = await freePorts();
	const backendPort = port + 1;
	const miniflare = new Miniflare(convertV4MiniflareOptions(change(workers({ port, backendPort, state, ...settings }))));
	await miniflare.ready;
	return {
		miniflare,
		address: `http://127.0.0.1:${port}`,
		backendAddress: `http://127.0.0.1:${backendPort}`,
		async stop() {
			await miniflare.dispose();
			rmSync(state, { recursive: true, force: true });
		},
	};
}
