import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm } from "@resvg/resvg-wasm";
import { createInstance } from "i18next";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { backendLocales, languages } from "../contract/locale";

const filesBelow = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => join(folder, file))
		.filter((file) => /(?<!\.test)\.(?:tsx?|json)$/.test(file));

/** Texts with their file and key. */
const messages = (language: string): [key: string, text: string][] =>
	readdirSync(join("locales", language)).flatMap((file) =>
		Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join("locales", language, file), "utf8")))).map(
			([key, text]): [string, string] => [`${file}/${key}`, text],
		),
	);

/** A shop whose company sells timber. */
async function asTimberShop() {
	vi.doMock("../contract/company", async (original) => {
		const ours = await original<typeof import("../contract/company")>();
		const names = {
			brand: "Puutori",
			companyName: "Puutori Oy",
			brandOf: "Puutorin",
			brandTo: "Puutorille",
			brandFrom: "Puutorilta",
			brandIn: "Puutorissa",
		};
		return {
			...ours,
			company: { ...ours.company, brand: "Puutori", name: "Puutori Oy" },
			nameWords: Object.fromEntries(languages.map((language) => [language, { ...names, brandInto: "Puutoriin" }])),
			accents: { ...ours.accents, light: { accent: "#1f5e3a", accentHover: "#184a2d" } },
			signPath: "M1 1H25V25H1Z",
		};
	});
	vi.resetModules();
}
beforeAll(() => initWasm(readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm")));
afterEach(() => {
	vi.doUnmock("../contract/company");
	vi.resetModules();
});

describe("the shop's name and sign", () => {
	it("stand in contract/company.ts alone", () => {
		const named = ["app", "worker", "backend", "locales"]
			.flatMap(filesBelow)
			// The password of the demo accounts is not a name.
			.filter((file) => /Crossbar(?!1\b)/.test(readFileSync(file, "utf8")));
		expect(named).toEqual([]);
	});

	it("are in public/ as npm run brand makes them", async () => {
		const { brandFiles } = await import("../scripts/assets/brand-files");
		for (const [name, content] of Object.entries(brandFiles()))
			expect(readFileSync(join("public", name)).equals(Buffer.from(content)), name).toBe(true);
	});

	it("are another company's with its company.ts: icons, pictures, pages and mails", async () => {
		await asTimberShop();
		const { brandFiles } = await import("../scripts/assets/brand-files");
		const files = brandFiles();
		expect(files["favicon.svg"]).toMatch(/<title>Puutori<.*#1f5e3a.*M1 1H25V25H1Z/);
		for (const [name, content] of Object.entries(files))
			expect(readFileSync(join("public", name)).equals(Buffer.from(content)), name).toBe(false);

		const { i18nOptions } = await import("../app/platform/i18n/options");
		const { mailTexts } = await import("../backend/texts/mail-texts");
		for (const locale of backendLocales) expect(mailTexts(locale).t("contact.copySubject")).toMatch(/ Puutori(?:lle)?$/);
		for (const language of languages) {
			const i18n = createInstance();
			await i18n.init({ ...i18nOptions(language), resources: { [language]: { all: Object.fromEntries(messages(language)) } } });
			const t = i18n.getFixedT(language, "all");
			const named = messages(language).filter(([, text]) => /\{\{(?:brand|companyName)/.test(text));
			expect(named.length).toBeGreaterThan(20);
			for (const [key] of named) expect(t(key, { count: 1 }), key).toContain("Puutori");
		}
	});
});
