import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { personalIn } from "./personal-data";

/** The running shop: both Workers from the last build, with a freshly seeded database that nobody else uses. */
export interface RunningShop {
	port: number;
	/** http://127.0.0.1:port; the language comes from the Host header or the cookie. */
	address: string;
	/** The embedded backend, without the shop before it. */
	backend: string;
	/** The process that serves it; the runtime is a child of that. */
	pid: number | undefined;
	/** Messages of the Workers so far. */
	log(): string;
	/** Where startShop() has started it, this also looks through all messages: none of them may tell of anybody. @throws where one does */
	stop(): Promise<void>;
}

/**
 * Starts a shop of one's own.
 * @param variables override [vars] of both configurations, such as BACKEND_URL for a backend that hangs
 * @param options a folder with the database, which stays when the shop ends; seconds between two turns of the backend's clock; milliseconds
 * without an answer after which the runtime is started again
 */
export async function startShop(
	variables: Record<string, string> = {},
	{ state: given = "", tick = 60, silence = 20_000 }: { state?: string; tick?: number; silence?: number } = {},
): Promise<RunningShop> {
	const state = given || mkdtempSync(join(tmpdir(), "crossbar-"));
	const args = ["--port", String(await freePorts()), "--state", state, "--tick", String(tick), "--silence", String(silence)];
	// All that is logged in a test is looked through when its shop ends.
	const served = await serving("scripts/serve.mjs", args, { REQUEST_LOG: "1", ...variables });
	return {
		...served,
		async stop() {
			await served.stop();
			if (!given) rmSync(state, { recursive: true, force: true });
			const personal = personalIn(served.log());
			if (personal.length > 0) throw new Error(`The Workers have logged ${personal.join(", ")}`);
		},
	};
}

/** Runs a program that serves a shop, and says `ready on` with its port once that answers. @param variables added to the environment */
export async function serving(program: string, args: string[], variables: Record<string, string> = {}): Promise<RunningShop> {
	const child = spawn(process.execPath, ["scripts/run.mjs", program, ...args], {
		env: { ...process.env, ...variables },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
	const port = await new Promise<number>((resolve, reject) => {
		child.stdout.on("data", () => {
			const ready = /^ready on (\d+)\n/m.exec(output);
			if (ready) resolve(Number(ready[1]));
		});
		child.once("close", () => reject(new Error(`The shop did not start:\n${output}`)));
	});
	return {
		port,
		pid: child.pid,
		address: `http://127.0.0.1:${port}`,
		backend: `http://127.0.0.1:${port + 1}`,
		log: () => output,
		async stop() {
			const isOver = new Promise((resolve) => child.once("close", resolve));
			child.kill("SIGTERM");
			await isOver;
		},
	};
}
