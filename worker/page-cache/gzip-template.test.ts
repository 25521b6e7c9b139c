import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { GzipTemplate } from "./gzip-template";

const read = (page: Uint8Array): string => gunzipSync(page).toString();

/** A table row as pages have them, with a place for a form's key. */
const row = (index: number, key: string) =>
	`<tr><td>IPE ${index} – ${index * 3},5 kg/m · 12,30 €</td><input name="idem" value="${key}"></tr>`;

it("gives the text back with its own values", () => {
	const key = crypto.randomUUID();
	const text = Array.from({ length: 300 }, (_, index) => row(index, key)).join("");
	expect(read(new GzipTemplate(text, [key]).filled([key]))).toBe(text);
});

it("gives it back with other values, and the checksum is right", () => {
	const [nonce, key] = ["d4nlXdF5pBk0ZR9wXQ+/3w==", crypto.randomUUID()];
	const text = `<script nonce="${nonce}">${row(1, key)}${row(2, key)}</script>${"ä€".repeat(20_000)}<script nonce="${nonce}">`;
	const [other, fresh] = ["AAAAAAAAAAAAAAAAAAAAAA==", crypto.randomUUID()];
	// gunzip holds what it reads against the checksum.
	expect(read(new GzipTemplate(text, [nonce, key]).filled([other, fresh]))).toBe(text.replaceAll(nonce, other).replaceAll(key, fresh));
});

it("needs hardly more bytes than the text in one piece", () => {
	const key = crypto.randomUUID();
	const text = Array.from({ length: 400 }, (_, index) => row(index, index % 40 === 0 ? key : "")).join("");
	expect(new GzipTemplate(text, [key]).size).toBeLessThan(gzipSync(text).length * 1.1 + 1200);
});

it("does so for any text and any values", () => {
	const value = fc.string({ minLength: 12, maxLength: 40, unit: fc.constantFrom(..."abcdef0123456789-+/=") });
	fc.assert(
		fc.property(
			fc
				.uniqueArray(value, { maxLength: 4 })
				.filter((all) => all.every((one) => all.every((other) => one === other || !one.includes(other)))),
			fc.array(
				fc.oneof(
					fc.string().map((text) => text.replaceAll("\0", "")),
					fc.nat(3),
				),
				{ maxLength: 30 },
			),
			fc.array(fc.constantFrom(..."xyzw"), { minLength: 4, maxLength: 4 }),
			(values, pieces, letters) => {
				const fresh = values.map((one, index) => (letters[index] ?? "x").repeat(one.length));
				const written = (all: readonly string[]) =>
					pieces.map((piece) => (typeof piece === "number" ? (all[piece] ?? "-") : piece)).join("|");
				// A value that comes about by chance, across two pieces or within one, is a hole too.
				const expected = values.length > 0 ? replaced(written(values), values, fresh) : written(values);
				expect(read(new GzipTemplate(written(values), values).filled(fresh))).toBe(
					new TextDecoder().decode(new TextEncoder().encode(expected)),
				);
			},
		),
	);
});

const replaced = (text: string, values: readonly string[], fresh: readonly string[]): string =>
	text.replace(
		new RegExp(values.map((value) => value.replace(/[^\w-]/g, "\\$&")).join("|"), "g"),
		(found) => fresh[values.indexOf(found)] ?? found,
	);

it("refuses a value of another length", () => {
	expect(() => new GzipTemplate("<p>abcdefgh</p>", ["abcdefgh"]).filled(["abc"])).toThrow("3 characters instead of 8");
});
