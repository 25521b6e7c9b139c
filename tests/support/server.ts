import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { personalIn } from "./personal-data";

/** A running shop: both Workers from the last build, with a private, freshly seeded database. */
export interface RunningShop {
	port: number;
	/** http://127.0.0.1:port; the language is set by the Host header or the cookie. */
	address: string;
	/** The backend, without the shop. */
	backend: string;
	/** The serving process; the runtime is its child. */
	pid: number | undefined;
	/** The Workers' logs so far. */
	log(): string;
	/** Stops the shop. With startShop(), it also checks the logs for personal data. @throws if there is any */
	stop(): Promise<void>;
}

/**
 * Starts a private shop.
 * @param variables override [vars] of both configurations, such as BACKEND_URL for a backend that hangs
 * @param options a state folder that is not deleted; interval in seconds of the cron handler; milliseconds without a response after which the
 * runtime is restarted
 */
export async function startShop(
	variables: Record<string, string> = {},
	{ state: given = "", tick = 60, silence = 20_000 }: { state?: string; tick?: number; silence?: number } = {},
): Promise<RunningShop> {
	const state = given || mkdtempSync(join(tmpdir(), "crossbar-"));
	const times = ["--tick", String(tick), "--silence", String(silence)];
	const args = ["--port", String(await freePorts()), "--state", state, ...times, ...(given ? [] : ["--temporary"])];
	// The logs of each test file are checked when its shop stops.
	const served = await serving("scripts/serve.mjs", args, { REQUEST_LOG: "1", ...variables });
	return {
		...served,
		async stop() {
			await served.stop();
			const personal = personalIn(served.log());
			if (personal.length > 0) throw new Error(`The Workers have logged ${personal.join(", ")}`);
		},
	};
}

/** Runs a program that serves a shop and prints `ready on` with its port once it responds. @param variables added to the environment */
export async function serving(program: string, args: string[], variables: Record<string, string> = {}): Promise<RunningShop> {
	const child = spawn(process.execPath, ["scripts/run.mjs", program, ...args], {
		env: { ...process.env, ...variables },
		stdio: "pipe",
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
