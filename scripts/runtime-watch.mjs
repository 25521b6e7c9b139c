import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** A runtime that stands still more often than this is broken. */
const mostRestarts = 3;

/**
 * Asks the shop every two seconds whether it is well. A runtime that gives no answer for a while is reported with the state of its process and
 * ended: Miniflare then starts another one, as it does after a crash, and requests that were being answered fail. After a few times the process
 * ends with exit code 1.
 * @param options port of the shop; silence: milliseconds without an answer
 * @returns a function that ends the watch
 */
export function watchRuntime({ port, silence }) {
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
