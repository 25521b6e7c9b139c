import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** No pauses for messages, UTF-8 to and fro, and keys are commands until a field is entered. */
const settings = [
	...["INFOSECS:0", "MESSAGESECS:0", "ALERTSECS:0"],
	...["ACCEPT_ALL_COOKIES:TRUE", "CHARACTER_SET:utf-8", "TEXTFIELDS_NEED_ACTIVATION:TRUE"],
];

/** As lynx writes it into its own logs of keys. */
function keyOf(byte: number): string {
	if (byte === 0x20) return "<space>";
	return byte < 0x80 ? String.fromCharCode(byte) : `0x${byte.toString(16)}`;
}

/**
 * What somebody types at lynx, which reads it as a script: each key is taken once the page before it is there, so nothing has to be waited for.
 */
export class Lynx {
	readonly #folder = mkdtempSync(join(tmpdir(), "lynx-"));
	readonly #keys: string[] = [];
	readonly #pages: string[] = [];

	/** Goes to the line with a text, as with "/" in lynx, and to one of the links, fields and buttons from there on. */
	find(text: string, further = 0): this {
		this.#press("/").#type(text).#press("^J");
		for (let count = 0; count < further; count++) this.#press("<tab>");
		return this;
	}

	/** Fills in the field where one is, and those after it. What they held is deleted. */
	fill(...texts: string[]): this {
		for (const text of texts) this.#press("^J").#press("^U").#type(text).#press("<tab>");
		return this;
	}

	/** Follows a link, presses a button, ticks a box. */
	activate(text: string, further = 0): this {
		return this.find(text, further).#press("^J");
	}

	/** Keeps the page that is shown, as text, to be read by its number. */
	keep(): this {
		const file = join(this.#folder, `${this.#pages.length}.txt`);
		this.#pages.push(file);
		return this.#press("p").#press("^J").#press("^U").#type(file).#press("^J");
	}

	/**
	 * Starts lynx, and lets it do all that.
	 * @param proxy the port of one that leads to the shop
	 * @returns the texts of the pages that were kept, with one space wherever there is any
	 * @throws where it has written another file: keys that meet another page than was meant may be its commands to print or download
	 */
	async run(address: string, proxy: number): Promise<string[]> {
		const [config, script] = [join(this.#folder, "lynx.cfg"), join(this.#folder, "keys.txt")];
		writeFileSync(config, `${settings.join("\n")}\n`);
		writeFileSync(script, `${[...this.#keys, "Q"].map((key) => `key ${key}`).join("\n")}\n`);
		const env = { ...process.env, http_proxy: `http://127.0.0.1:${proxy}`, TERM: "vt100", LINES: "60", COLUMNS: "120", LANG: "C.UTF-8" };
		const child = spawn(process.env.LYNX || "lynx", ["-nopause", `-cfg=${config}`, `-cmd_script=${script}`, address], {
			env,
			// What it writes stays here, whatever it is called.
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
