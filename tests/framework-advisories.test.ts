import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decode, encode } from "turbo-stream";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseForm } from "../app/platform/forms/read-form";

/** What a page's data look like to the browser that reads them. */
const read = async (data: unknown): Promise<unknown> => (await decode(encode(data))).value;

/** Objects within objects, as a form could ask for by the name of a field. */
const nested = (levels: number): unknown => {
	let value: unknown = "x";
	for (let level = 0; level < levels; level++) value = { a: value };
	return value;
};

/**
 * What is known of the framework's libraries and has no release that Remix 2 could take (docs/dependencies.md): each test says why nothing
 * of this shop reaches it.
 */
describe("CVE-2026-34077: data that are nested deeply overflow the stack of who encodes them", () => {
	it("is there, so the next test says something", async () => {
		await expect(read(nested(100_000))).rejects.toThrow(RangeError);
	});

	it("is not reached by a form: what it is shown again with is a flat list of texts", async () => {
		const form = new FormData();
		form.append(["a", ...Array.from({ length: 20_000 }, () => "a")].join("."), "x");
		form.append(`emails${"[0]".repeat(10_000)}`, "x");
		form.append("email", "");
		const { refused } = parseForm(z.object({ email: z.string({ error: "email.required" }).min(1, "email.required") }), form);
		expect(Object.values(refused?.values ?? {}).map((value) => typeof value)).toEqual(["string", "string", "string"]);
		expect(await read(refused)).toEqual(refused);
	});
});

describe("CVE-2026-42211: who decodes an error calls a constructor that the data name", () => {
	it("is not reached on the server, where nothing is decoded", () => {
		const remix = createRequire(createRequire(import.meta.url).resolve("@remix-run/cloudflare"));
		const folder = join(dirname(remix.resolve("@remix-run/server-runtime")), "esm/");
		const imports = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".js"))
			.flatMap((file) => readFileSync(folder + file, "utf8").match(/^import .* from 'turbo-stream';$/gm) ?? []);
		expect(imports).toEqual(["import { encode } from 'turbo-stream';"]);
	});

	it("is not reached in the browser: what a visitor has typed stays text, and an error that is told is a plain one", async () => {
		const typed = { values: { email: '["E","alert(1)","Function"]' }, list: ["E", "alert(1)", "Function"] };
		expect(await read(typed)).toEqual(typed);
	});
});
