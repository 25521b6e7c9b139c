import { readdirSync, readFileSync } from "node:fs";

/** @returns the process and all its descendants; empty on other systems than Linux */
export function treeOf(root) {
	const parents = new Map(all().map((pid) => [pid, parentOf(pid)]));
	const found = new Set([root]);
	for (let before = 0; before < found.size; ) {
		before = found.size;
		for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
	}
	return [...found];
}

/** CPU seconds of these processes' threads so far, as the kernel's scheduler counts them: in nanoseconds. */
export const cpuOf = (pids) => pids.reduce((total, pid) => total + nanoseconds(pid), 0) / 1e9;

/** Resident memory in bytes. */
export const memoryOf = (pids) => pids.reduce((total, pid) => total + resident(pid), 0);

/** The processes that run this program. */
export const named = (pids, name) => pids.filter((pid) => tryTo(() => readFileSync(`/proc/${pid}/comm`, "utf8"), "").trim() === name);

function all() {
	return tryTo(() => readdirSync("/proc"), [])
		.filter((name) => /^\d+$/.test(name))
		.map(Number);
}

/** Fields after the name, which may contain anything: the first is number 3 in proc(5). */
function fields(pid) {
	const text = tryTo(() => readFileSync(`/proc/${pid}/stat`, "utf8"), "");
	return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

const parentOf = (pid) => Number(fields(pid)[1]);

function nanoseconds(pid) {
	const threads = tryTo(() => readdirSync(`/proc/${pid}/task`), []);
	const ran = (thread) => Number(tryTo(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), "0").split(" ")[0]);
	return threads.reduce((total, thread) => total + ran(thread), 0);
}

function resident(pid) {
	const text = tryTo(() => readFileSync(`/proc/${pid}/status`, "utf8"), "");
	return Number(/^VmRSS:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}

/** Processes may end while they are read. */
function tryTo(read, otherwise) {
	try {
		return read();
	} catch {
		return otherwise;
	}
}
