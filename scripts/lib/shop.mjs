import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { prepareDatabase } from "../database.mjs";
import { localState } from "./d1.mjs";
import { failIfTaken } from "./ports.mjs";
import { Failure } from "./process.mjs";
import { backendName, workers } from "./workers.mjs";

/** Milliseconds in which a runtime has to be ready, on a busy machine too. */
const startLimit = 120_000;

/** A runtime that stands still more often than this is broken. */
const mostRestarts = 3;

/**
 * Serves the last build with its database, and returns once the shop answers. The runtime is watched from then on (watchRuntime).
 * @param options as for workers(); the embedded backend listens one port above the shop, or on `backendPort`; `tick` is how many seconds pass between two
 * calls of the backend's clock, which Cloudflare calls every minute; `silence` after how many milliseconds without an answer the runtime is
 * started again
 * @returns the running shop: what happened to its database, and how to end it
 */
export async function serveShop(options) {
	const { host = "127.0.0.1", port, backendPort = port + 1, state = localState, tick = 60, silence = 20_000 } = options;
	await failIfTaken(host, [port, backendPort]);
	const { found, migrations } = await prepareDatabase({ state });
	const miniflare = new Miniflare(convertV4MiniflareOptions(workers({ ...options, backendPort })));
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
		database: found,
		migrations,
		miniflare,
		stop: () => {
			stopWatching();
			clearInterval(clock);
			return miniflare.dispose();
		},
	};
}

/** @throws Failure where the work takes longer */
function within(milliseconds, work) {
	const timeout = setTimeout(milliseconds, undefined, { ref: false }).then(() => {
		throw new Failure(`The runtime was not ready after ${milliseconds / 1000} s.`);
	});
	return Promise.race([work(), timeout]);
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

/** Waits until the shop's health check succeeds. */
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

/** Shuts down gracefully on SIGINT and SIGTERM. */
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

/**
 * Asks the shop every two seconds whether it is well. A runtime that gives no answer for a while is reported with the state of its process and
 * ended: Miniflare then starts another one, as it does after a crash, and requests that were being answered fail. After a few times the process
 * ends with exit code 1.
 * @param options port of the shop; silence: milliseconds without an answer
 * @returns a function that ends the watch
 */
function watchRuntime({ port, silence }) {
	const end = new AbortController();
	watch(end.signal).catch((error) => {
		if (end.signal.aborted) return;
		console.error(error.message);
		process.exit(1);
	});
	return () => end.abort();

	async function watch(signal) {
		for (let restarts = 0; ; ) {
			await setTimeout(2000, undefined, { signal, ref: false });
			if ((await answersWithin(port, silence)) || signal.aborted) continue;
			const pid = runtimeProcess();
			console.error(`The runtime has not answered for ${silence / 1000} s. ${stateOf(pid)}`);
			if (pid) process.kill(pid, "SIGKILL");
			restarts += 1;
			if (!pid || restarts > mostRestarts) throw new Error(`The runtime has stood still ${restarts} times and is not started again.`);
			console.error("The runtime was ended and is started again; what it was asked has failed.");
		}
	}
}

/** Whether the shop answers at all in that time, also after a start. */
async function answersWithin(port, milliseconds) {
	const limit = AbortSignal.timeout(milliseconds);
	while (!limit.aborted) {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: limit }).catch(() => undefined);
		await answer?.arrayBuffer();
		if (answer) return true;
		await setTimeout(200);
	}
	return false;
}

/** @returns the process id of the workerd that this process has started, if it can be found */
function runtimeProcess() {
	const rows = ps(["-A", "-o", "pid=,ppid=,stat=,comm="])
		.split("\n")
		.map((line) => line.trim().split(/\s+/));
	const row = rows.find(
		([, parent, state, command]) => Number(parent) === process.pid && !state.startsWith("Z") && /workerd/.test(command),
	);
	return row && Number(row[0]);
}

/** What the system says of a process and, on Linux, of each of its threads. */
function stateOf(pid) {
	if (!pid) return "Its process cannot be found.";
	const threads = process.platform === "linux" ? ["-L", "-o", "lwp,stat,pcpu,time,wchan:24,comm"] : ["-o", "pid,stat,pcpu,time"];
	return `Its process ${pid}:\n${ps(["-o", "stat,pcpu,time,rss", "-p", String(pid)])}${ps([...threads, "-p", String(pid)])}`;
}

/** @returns what `ps` prints, or nothing where there is none */
function ps(args) {
	try {
		return execFileSync("ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	} catch {
		return "";
	}
}
