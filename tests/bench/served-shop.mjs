import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { cpuOf, memoryOf, named, treeOf } from "./processes.mjs";

/** Arguments of node that start a script of a checkout. Scripts of commits before scripts/run.mjs start themselves. */
export const runner = (root) => (existsSync(join(root, "scripts/run.mjs")) ? ["scripts/run.mjs"] : []);

/** A shop, a backend or the fixed page in its own processes. */
export class ServedShop {
	#child;
	#settings;

	/**
	 * @param settings `fixed` for the fixed page. Otherwise `root` (the served checkout, by default this one), `state` (a folder with a
	 * database), `variables` (over [vars]), `isCounted` for a backend that counts its reads and writes, `inspectorPort` for the inspector
	 * of the isolates
	 */
	static async start(settings) {
		const port = await freePorts();
		// Three ports: for readers (with compression), without compression, and for the backend only.
		const shop = new ServedShop({ ...settings, port, shopPort: port + 2, ...(!settings.fixed && { backendPort: port + 3 }) });
		await shop.start();
		return shop;
	}

	constructor(settings) {
		this.#settings = settings;
		this.port = settings.port;
		this.shopPort = settings.shopPort;
		this.backendPort = settings.backendPort;
	}

	/** Resolves once it listens. @throws if it exits before */
	async start() {
		const { root = process.cwd(), ...settings } = this.#settings;
		const child = spawn(process.execPath, [...runner(root), "tests/bench/serve-for-bench.mjs", JSON.stringify(settings)], {
			cwd: root,
			detached: true,
			stdio: ["pipe", "pipe", "pipe"],
		});
		this.#child = child;
		let said = "";
		await new Promise((resolve, reject) => {
			for (const stream of [child.stdout, child.stderr])
				stream.on("data", (chunk) => {
					said = (said + chunk).slice(-5000);
					if (/^ready$/m.test(said)) resolve();
				});
			child.once("close", () => reject(new Error(`It did not start:\n${said}`)));
		});
	}

	/** Kills all its processes without cleanup. */
	async kill() {
		if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
		const isOver = new Promise((resolve) => this.#child.once("close", resolve));
		process.kill(-this.#child.pid, "SIGKILL");
		await isOver;
	}

	/** CPU seconds of the runtime since the start, without Node, which starts it and stands in for parts of the platform. */
	get cpu() {
		return cpuOf(named(treeOf(this.#child.pid), "workerd"));
	}

	/** Memory of all processes in bytes, including the Node process that starts the runtime. */
	get memory() {
		return memoryOf(treeOf(this.#child.pid));
	}

	/** Memory of the runtime in bytes. */
	get runtimeMemory() {
		return memoryOf(named(treeOf(this.#child.pid), "workerd"));
	}

	/** @returns calls, round trips to the database, statements and rows of the backend since the last call */
	async counts() {
		return (await fetch(`http://127.0.0.1:${this.backendPort}/_bench/counts`)).json();
	}
}
