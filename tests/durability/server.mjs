import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A shop that is killed and restarted on the same state. Its processes form a process group, so that SIGKILL also ends the runtime, without any
 * cleanup.
 */
export class MortalShop {
	#child = null;
	#settings;
	/** Number of starts. */
	starts = 0;
	kills = 0;
	output = "";

	/** @param settings port, state (a folder), variables (for [vars]) */
	constructor(settings) {
		this.#settings = settings;
	}

	get address() {
		return `http://127.0.0.1:${this.#settings.port}`;
	}

	get backend() {
		return `http://127.0.0.1:${this.#settings.port + 1}`;
	}

	/** Resolves once the shop responds. */
	async start() {
		const { port, state, variables = {} } = this.#settings;
		const child = spawn(
			process.execPath,
			["scripts/run.mjs", "scripts/serve.mjs", "--port", String(port), "--state", state, "--tick", "1"],
			{
				detached: true,
				env: { ...process.env, ...variables },
				stdio: ["ignore", "pipe", "pipe"],
			},
		);
		this.#child = child;
		this.starts++;
		let said = "";
		await new Promise((resolve, reject) => {
			for (const stream of [child.stdout, child.stderr])
				stream.on("data", (chunk) => {
					said += chunk;
					this.output += chunk;
					if (/^ready on/m.test(said)) resolve();
				});
			child.once("close", () => reject(new Error(`The shop did not start:\n${said}`)));
		});
	}

	/** Kills all its processes and resolves once they have ended. */
	async kill() {
		const child = this.#child;
		if (!child) return;
		this.#child = null;
		this.kills++;
		const isOver = new Promise((resolve) => child.once("close", resolve));
		process.kill(-child.pid, "SIGKILL");
		await isOver;
		// The runtime releases its port when its last connection is closed.
		while (
			await fetch(`${this.address}/healthz`).then(
				() => true,
				() => false,
			)
		)
			await wait(20);
	}

	async stop() {
		const child = this.#child;
		if (!child) return;
		this.#child = null;
		const isOver = new Promise((resolve) => child.once("close", resolve));
		child.kill("SIGTERM");
		await isOver;
	}
}
