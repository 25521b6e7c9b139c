import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { prepareDatabase } from "../database.mjs";
import { localState } from "./d1.mjs";
import { failIfTaken } from "./ports.mjs";
import { Failure } from "./process.mjs";
import { backendName, workers } from "./workers.mjs";

/** Startup timeout in milliseconds, generous for a busy machine. */
const startLimit = 120_000;

/** Maximum restarts of a runtime that hangs, within the time in milliseconds after which one is forgotten. */
const maxRestarts = 3;
const remembered = 10 * 60_000;

/**
 * Serves the last build with its database, and resolves once the shop responds. The runtime is then monitored (watchRuntime).
 * @param options as for workers(); the backend listens one port above the shop, or on `backendPort`; `tick` is the interval in seconds of
 * the backend's cron handler, which Cloudflare calls every minute; `silence` is the time in milliseconds without a response after which the
 * runtime is restarted
 * @returns the running shop: what happened to its database, and how to stop it
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
			// Miniflare waits for the first call and does not read the runtime's log until then, and a runtime with an unread log hangs.
			// So the cron handler is called before any request.
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

/** @throws Failure on timeout */
function within(milliseconds, work) {
	const timeout = setTimeout(milliseconds, undefined, { ref: false }).then(() => {
		throw new Failure(`The runtime was not ready after ${milliseconds / 1000} s.`);
	});
	return Promise.race([work(), timeout]);
}

/** Calls the cron handler, like Cloudflare's cron trigger. A failed call is logged, and the next one follows. */
async function callClock(miniflare) {
	try {
		const backend = await miniflare.getWorker(backendName);
		await backend.scheduled({ cron: "* * * * *" });
	} catch (error) {
		console.error(`The backend's cron handler failed: ${error.message}`);
	}
}

/** Waits for the shop's health check. */
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
	throw new Failure(`The shop was started but does not respond on port ${port} (${last}). Its messages are above.`);
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
 * Checks the shop's health every two seconds. A runtime without a response for a while is reported with the state of its process and
 * killed. Miniflare then restarts it, as after a crash, and pending requests fail. After several restarts in ten minutes the process exits
 * with code 1.
 * @param options port of the shop; silence: milliseconds without a response
 * @returns a function that stops the check
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
		const restarts = [];
		for (;;) {
			await setTimeout(2000, undefined, { signal, ref: false });
			if ((await answersWithin(port, silence)) || signal.aborted) continue;
			const pid = runtimeProcess();
			console.error(`The runtime has not answered for ${silence / 1000} s. ${stateOf(pid)}`);
			if (pid) process.kill(pid, "SIGKILL");
			if (!isRestarted(restarts, Date.now()) || !pid)
				throw new Error(`The runtime hung ${restarts.length} times in ${remembered / 60_000} minutes and is not restarted.`);
			console.error("The runtime was killed and is restarted; pending requests have failed.");
		}
	}
}

/**
 * Records a restart, and forgets those before a quiet period. @param {number[]} restarts times, ms @returns whether there were few enough
 */
export function isRestarted(restarts, now) {
	while (restarts.length > 0 && now - restarts[0] > remembered) restarts.shift();
	restarts.push(now);
	return restarts.length <= maxRestarts;
}

/** Whether the shop responds within this time, also after a start. */
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

/** @returns the process id of this process's workerd, if found */
function runtimeProcess() {
	const rows = ps(["-A", "-o", "pid=,ppid=,stat=,comm="])
		.split("\n")
		.map((line) => line.trim().split(/\s+/));
	const row = rows.find(
		([, parent, state, command]) => Number(parent) === process.pid && !state.startsWith("Z") && /workerd/.test(command),
	);
	return row && Number(row[0]);
}

/** The state of a process and, on Linux, of its threads. */
function stateOf(pid) {
	if (!pid) return "Its process cannot be found.";
	const threads = process.platform === "linux" ? ["-L", "-o", "lwp,stat,pcpu,time,wchan:24,comm"] : ["-o", "pid,stat,pcpu,time"];
	return `Its process ${pid}:\n${ps(["-o", "stat,pcpu,time,rss", "-p", String(pid)])}${ps([...threads, "-p", String(pid)])}`;
}

/** @returns the output of `ps`, or nothing if it is missing */
function ps(args) {
	try {
		return execFileSync("ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	} catch {
		return "";
	}
}
