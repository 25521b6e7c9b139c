import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** No pauses for messages, UTF-8 input and output, and keys are commands outside of fields. */
const settings = [
	...["INFOSECS:0", "MESSAGESECS:0", "ALERTSECS:0"],
	...["ACCEPT_ALL_COOKIES:TRUE", "CHARACTER_SET:utf-8", "TEXTFIELDS_NEED_ACTIVATION:TRUE"],
];

/** A key in the format of lynx's command logs. */
function keyOf(byte: number): string {
	if (byte === 0x20) return "<space>";
	return byte < 0x80 ? String.fromCharCode(byte) : `0x${byte.toString(16)}`;
}

/** Keyboard input for lynx as a command script: each key is processed after the previous page has loaded, so no waiting is needed. */
export class Lynx {
	readonly #folder = mkdtempSync(join(tmpdir(), "lynx-"));
	readonly #keys: string[] = [];
	readonly #pages: string[] = [];

	/** Searches for a text, as with "/" in lynx, and moves on to a link, field or button. */
	find(text: string, further = 0): this {
		this.#press("/").#type(text).#press("^J");
		for (let count = 0; count < further; count++) this.#press("<tab>");
		return this;
	}

	/** Fills in the current field and those after it, replacing their values. */
	fill(...texts: string[]): this {
		for (const text of texts) this.#press("^J").#press("^U").#type(text).#press("<tab>");
		return this;
	}

	/** Follows a link, presses a button, ticks a box. */
	activate(text: string, further = 0): this {
		return this.find(text, further).#press("^J");
	}

	/** Saves the displayed page as text under a number. */
	keep(): this {
		const file = join(this.#folder, `${this.#pages.length}.txt`);
		this.#pages.push(file);
		return this.#press("p").#press("^J").#press("^U").#type(file).#press("^J");
	}

	/**
	 * Starts lynx and runs the script.
	 * @param proxy port of a proxy to the shop
	 * @returns the saved pages' texts, with whitespace collapsed
	 * @throws if it has written another file: keys on an unexpected page may be commands to print or download
	 */
	async run(address: string, proxy: number): Promise<string[]> {
		const [config, script] = [join(this.#folder, "lynx.cfg"), join(this.#folder, "keys.txt")];
		writeFileSync(config, `${settings.join("\n")}\n`);
		writeFileSync(script, `${[...this.#keys, "Q"].map((key) => `key ${key}`).join("\n")}\n`);
		const env = { ...process.env, http_proxy: `http://127.0.0.1:${proxy}`, TERM: "vt100", LINES: "60", COLUMNS: "120", LANG: "C.UTF-8" };
		const child = spawn(process.env.LYNX || "lynx", ["-nopause", `-cfg=${config}`, `-cmd_script=${script}`, address], {
			env,
			// A private working directory for all its files.
			cwd: this.#folder,
			stdio: "ignore",
		});
		await once(child, "close");
		const wanted = [config, script, ...this.#pages].map((file) => basename(file));
		const others = readdirSync(this.#folder).filter((file) => !wanted.includes(file));
		if (others.length > 0) throw new Error(`lynx was not where its keys are for, and has written ${others.join(", ")}.`);
		const pages = this.#pages.map((file) => readFileSync(file, "utf8").replace(/\s+/g, " "));
		rmSync(this.#folder, { recursive: true });
		return pages;
	}

	#type(text: string): this {
		for (const byte of Buffer.from(text)) this.#press(keyOf(byte));
		return this;
	}

	#press(key: string): this {
		this.#keys.push(key);
		return this;
	}
}
