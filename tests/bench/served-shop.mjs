import { spawn } from "node:child_process";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { runner } from "./against.mjs";
import { cpuOf, memoryOf, named, treeOf } from "./processes.mjs";

/** A shop, a backend or the fixed page in processes of its own. */
export class ServedShop {
	#child;
	#settings;

	/**
	 * @param settings `fixed` for the fixed page; else `root` (the checkout that is served, this one where it is left out), `state` (a folder with a database), `variables` (over [vars]), `isCounted` for a
	 * backend that says what it has read and written, `inspectorPort` for what looks into the isolates
	 */
	static async start(settings) {
		const port = await freePorts();
		// One way as readers come (with compression), one past the compression and one to the backend alone.
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

	/** Returns once it listens. @throws where it ends before */
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

	/** Kills all of it: nothing gets to tidy up. */
	async kill() {
		if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
		const isOver = new Promise((resolve) => this.#child.once("close", resolve));
		process.kill(-this.#child.pid, "SIGKILL");
		await isOver;
	}

	/** CPU seconds since it was started. */
	get cpu() {
		return cpuOf(treeOf(this.#child.pid));
	}

	/** Bytes of everything, the Node that starts the runtime included. */
	get memory() {
		return memoryOf(treeOf(this.#child.pid));
	}

	/** Bytes of the runtime alone. */
	get runtimeMemory() {
		return memoryOf(named(treeOf(this.#child.pid), "workerd"));
	}

	/** @returns calls, queries and rows of the backend since this was last asked */
	async counts() {
		return (await fetch(`http://127.0.0.1:${this.backendPort}/_bench/counts`)).json();
	}
}
