import { readdirSync, readFileSync } from "node:fs";

/** Of the clock that Linux counts the time of processes with. */
const ticksPerSecond = 100;

/** @returns the process and all that it has started, and so on; empty where the system is not Linux */
export function treeOf(root) {
	const parents = new Map(all().map((pid) => [pid, parentOf(pid)]));
	const found = new Set([root]);
	for (let before = 0; before < found.size; ) {
		before = found.size;
		for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
	}
	return [...found];
}

/** CPU that these processes have used so far, in seconds: their own and the kernel's for them. */
export const cpuOf = (pids) => pids.reduce((total, pid) => total + ticks(pid), 0) / ticksPerSecond;

/** What of them is in memory, in bytes. */
export const memoryOf = (pids) => pids.reduce((total, pid) => total + resident(pid), 0);

/** Those of these processes that run a program of this name. */
export const named = (pids, name) => pids.filter((pid) => tryTo(() => readFileSync(`/proc/${pid}/comm`, "utf8"), "").trim() === name);

function all() {
	return tryTo(() => readdirSync("/proc"), [])
		.filter((name) => /^\d+$/.test(name))
		.map(Number);
}

/** The fields after the name, which may hold anything: the first is that of number 3 in proc(5). */
function fields(pid) {
	const text = tryTo(() => readFileSync(`/proc/${pid}/stat`, "utf8"), "");
	return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

const parentOf = (pid) => Number(fields(pid)[1]);

function ticks(pid) {
	const [, , , , , , , , , , , user = 0, system = 0] = fields(pid);
	return Number(user) + Number(system);
}

function resident(pid) {
	const text = tryTo(() => readFileSync(`/proc/${pid}/status`, "utf8"), "");
	return Number(/^VmRSS:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}

/** Processes end while they are looked at. */
function tryTo(read, otherwise) {
	try {
		return read();
	} catch {
		return otherwise;
	}
}
