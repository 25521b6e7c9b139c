import { setTimeout } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ensureIndex } from "./catalogue-index.mjs";
import { ensureDatabase, withAdvice } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { withDatabase } from "./local-database.mjs";
import { migrate } from "./migrations.mjs";
import { failIfTaken } from "./ports.mjs";
import { watchRuntime } from "./runtime-watch.mjs";
import { backendName, localState, workers } from "./workers.mjs";

/** Milliseconds in which a runtime has to be ready, on a busy machine too. */
const startLimit = 120_000;

/**
 * Serves the last build with its database, and returns once the shop answers. The runtime is watched from then on (runtime-watch.mjs).
 * @param options as for workers(); the embedded backend listens one port above the shop; `tick` is how many seconds pass between two
 * calls of the backend's clock, which Cloudflare calls every minute; `silence` after how many milliseconds without an answer the runtime is
 * started again
 * @returns the running shop: what happened to its database, and how to end it
 */
export async function serveShop(options) {
	const { host = "127.0.0.1", port, state = localState, tick = 60, silence = 20_000 } = options;
	await failIfTaken(host, [port, port + 1]);
	const database = await ensureDatabase({ state });
	// A new one is a copy of one that has them all.
	const migrations = database === "new" ? [] : await withAdvice(() => withDatabase(state, updateDatabase));
	const miniflare = new Miniflare(convertV4MiniflareOptions(workers({ ...options, backendPort: port + 1 })));
	try {
		await within(startLimit, async () => {
			await miniflare.ready;
			await answers(port);
			// Miniflare does not go on before the first call has come back, nor reads what the runtime logs in that time; a runtime whose log is not
			// read stops answering. So the clock is called before anybody asks for anything. Later calls wait for nothing.
			await callClock(miniflare);
		});
	} catch (error) {
		await miniflare.dispose();
		throw error;
	}
	const stopWatching = watchRuntime({ port, silence });
	const clock = setInterval(() => callClock(miniflare), tick * 1000);
	clock.unref();
	return {
		database,
		migrations,
		stop: () => {
			stopWatching();
			clearInterval(clock);
			return miniflare.dispose();
		},
	};
}

/** @throws Failure where the work takes longer */
function within(milliseconds, work) {
	const late = setTimeout(milliseconds, undefined, { ref: false }).then(() => {
		throw new Failure(`The runtime was not ready after ${milliseconds / 1000} s.`);
	});
	return Promise.race([work(), late]);
}

/** What Cloudflare does by the backend's cron trigger. A turn that fails is followed by the next one. */
async function callClock(miniflare) {
	try {
		const backend = await miniflare.getWorker(backendName);
		await backend.scheduled({ cron: "* * * * *" });
	} catch (error) {
		console.error(`The backend's clock has failed: ${error.message}`);
	}
}

/** @returns the names of the migrations that were open */
async function updateDatabase(db) {
	const verdict = await db.prepare("PRAGMA quick_check(1)").first("quick_check");
	if (verdict !== "ok") throw new Error(`malformed: ${verdict}`);
	const applied = await migrate(db);
	await ensureIndex(db);
	return applied;
}

/** Waits until the shop says that it is well. */
async function answers(port) {
	let last = "";
	for (let attempt = 0; attempt < 100; attempt++) {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(20_000) }).catch(({ cause, message }) => ({
			ok: false,
			status: cause?.message ?? message,
		}));
		if (answer.ok) return;
		last = answer.status;
		await setTimeout(100);
	}
	throw new Failure(`The shop was started but does not answer on port ${port} (${last}). Its messages are above.`);
}

/** Ends the process in good order when it is told to. */
export function stopOnSignal(stop) {
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM"])
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await stop();
			process.exit(0);
		});
}
