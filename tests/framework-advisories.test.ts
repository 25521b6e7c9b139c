import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decode, encode } from "turbo-stream";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseForm } from "../app/platform/forms/read-form";

/** Encodes the data of a page as browsers receive it. */
const read = async (data: unknown): Promise<unknown> => (await decode(encode(data))).value;

/** Nested objects, as a form could request by the name of a field. */
const nested = (levels: number): unknown => {
	let value: unknown = "x";
	for (let level = 0; level < levels; level++) value = { a: value };
	return value;
};

/**
 * Known vulnerabilities of the framework's libraries without a release for Remix 2 (docs/dependencies.md): each test shows that the shop is not
 * affected.
 */
describe("CVE-2026-34077: deeply nested data overflow the encoder's stack", () => {
	it("is present, so the next test is meaningful", async () => {
		await expect(read(nested(100_000))).rejects.toThrow(RangeError);
	});

	it("cannot be triggered by a form: action data is a flat list of texts", async () => {
		const form = new FormData();
		form.append(["a", ...Array.from({ length: 20_000 }, () => "a")].join("."), "x");
		form.append(`emails${"[0]".repeat(10_000)}`, "x");
		form.append("email", "");
		const { refused } = parseForm(z.object({ email: z.string({ error: "email.required" }).min(1, "email.required") }), form);
		expect(Object.values(refused?.values ?? {}).map((value) => typeof value)).toEqual(["string", "string", "string"]);
		expect(await read(refused)).toEqual(refused);
	});
});

describe("CVE-2026-42211: the decoder of errors calls a constructor that the data name", () => {
	it("cannot be triggered on the server, which decodes nothing", () => {
		const remix = createRequire(createRequire(import.meta.url).resolve("@remix-run/cloudflare"));
		const folder = join(dirname(remix.resolve("@remix-run/server-runtime")), "esm/");
		const imports = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".js"))
			.flatMap((file) => readFileSync(folder + file, "utf8").match(/^import .* from 'turbo-stream';$/gm) ?? []);
		expect(imports).toEqual(["import { encode } from 'turbo-stream';"]);
	});

	it("cannot be triggered in the browser: user input is sent as text, and errors as plain ones", async () => {
		const typed = { values: { email: '["E","alert(1)","Function"]' }, list: ["E", "alert(1)", "Function"] };
		expect(await read(typed)).toEqual(typed);
	});
});
