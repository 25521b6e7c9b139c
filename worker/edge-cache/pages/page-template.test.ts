import fc from "fast-check";
import { expect, it } from "vitest";
import { PageTemplate } from "./page-template";

const read = (page: Uint8Array): string => new TextDecoder().decode(page);

/** A table row with a form key. */
const row = (index: number, key: string) =>
	`<tr><td>IPE ${index} – ${index * 3},5 kg/m · 12,30 €</td><input name="idem" value="${key}"></tr>`;

it("restores the text from its own values", () => {
	const key = crypto.randomUUID();
	const text = Array.from({ length: 300 }, (_, index) => row(index, key)).join("");
	expect(read(PageTemplate.of(text, [key]).filled([key]))).toBe(text);
});

it("fills in other values, also longer ones", () => {
	const [nonce, key] = ["d4nlXdF5pBk0ZR9wXQ+/3w==", crypto.randomUUID()];
	const text = `<script nonce="${nonce}">${row(1, key)}${row(2, key)}</script>${"ä€".repeat(20_000)}<script nonce="${nonce}">`;
	const [other, fresh] = ["another nonce", crypto.randomUUID().repeat(2)];
	expect(read(PageTemplate.of(text, [nonce, key]).filled([other, fresh]))).toBe(text.replaceAll(nonce, other).replaceAll(key, fresh));
});

it("takes as much memory as the text's bytes", () => {
	const key = crypto.randomUUID();
	expect(PageTemplate.of(`ä${key}€${key}`, [key]).size).toBe(5);
});

it("works for any text and values", () => {
	const word = fc.string({ maxLength: 20, unit: fc.constantFrom(..." <>/xyz–€ä\n") });
	fc.assert(
		fc.property(fc.array(fc.oneof(word, fc.nat(3)), { maxLength: 30 }), fc.array(word, { minLength: 4, maxLength: 4 }), (pieces, fresh) => {
			const values = fresh.map(() => crypto.randomUUID());
			const written = (all: readonly string[]) => pieces.map((piece) => (typeof piece === "number" ? all[piece] : piece)).join("|");
			const template = PageTemplate.of(written(values), values);
			expect(read(template.filled(fresh))).toBe(written(fresh));
			const stored: { parts: string[]; values: number[] } = JSON.parse(JSON.stringify(template));
			expect(read(new PageTemplate(stored.parts, stored.values).filled(fresh))).toBe(written(fresh));
		}),
	);
});
