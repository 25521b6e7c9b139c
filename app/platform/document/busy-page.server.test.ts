import { expect, it, vi } from "vitest";
import type { Texts } from "../i18n/i18n";
import { serverTexts } from "../i18n/i18n.server";

const texts = serverTexts("fi");
const failing: Texts = {
	...texts,
	translator: (namespace) => {
		if (namespace === "shell") throw new Error("There are no texts.");
		return texts.translator(namespace);
	},
};

it("is made anew where it could not be made, and then once", async () => {
	// A new Worker has rendered no page yet.
	vi.resetModules();
	const { busyPage } = await import("./busy-page.server");
	await expect(busyPage(failing)).rejects.toThrow("There are no texts.");
	const page = await busyPage(texts);
	expect(page.html).toContain("Kauppa on juuri nyt ruuhkautunut");
	expect(await busyPage(failing)).toBe(page);
});
