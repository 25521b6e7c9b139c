import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { answerWithoutRemix } from "./files";

/** A Worker that returns its own name and the request. */
const worker = (name: string) =>
	boundWorker(async (input) => new Response(`${name} ${new URL(input instanceof Request ? input.url : input).pathname}`));

/** @returns the name of the Worker that answers; null for Remix */
async function answers(path: string, devPages: string, method = "GET", host = "localhost:8787"): Promise<string | null> {
	const env = shopEnv({
		ASSETS: worker("assets"),
		BACKEND: worker("backend"),
		EXTRA_HOSTS: "*",
		LOCALE_DOMAINS: '{"de.shop.example":"de"}',
		DEV_PAGES: devPages,
	});
	const url = new URL(path, `https://${host}`);
	const answer = await answerWithoutRemix(new Request(url, { method }), url, env, settings(env), "a-request", { waitUntil: () => {} });
	return answer ? answer.text() : null;
}

describe("requests answered without Remix", () => {
	it("are files and health checks", async () => {
		expect(await answers("/assets/shell-1.js", "")).toBe("assets /assets/shell-1.js");
		expect(await answers("/healthz", "")).toBe("ok\n");
		expect(await answers("/drawings/ipe-200/main.svg", "", "POST")).toBeNull();
	});

	it("include one form: the sandbox's payment page", async () => {
		expect(await answers("/_dev/pay/cs_test_1", "1", "POST")).toBe("backend /_dev/pay/cs_test_1");
		expect(await answers("/_dev/pay/cs_test_1", "", "POST")).toBeNull();
		for (const path of ["/_dev/outbox", "/_dev/pay/", "/_dev/pay/a/b", "/_dev/pay/../outbox"])
			expect(await answers(path, "1", "POST")).toBeNull();
	});

	it.each(["/_dev/outbox", "/_dev/outbox.json", "/drawings/../_dev/outbox"])(
		"is %s while the shop is developed, and never else",
		async (path) => {
			expect(await answers(path, "1")).toMatch(/^backend \/_dev\/outbox/);
			for (const off of ["", "0", "true"]) expect(await answers(path, off)).toBeNull();
		},
	);

	it("exclude the gallery, which Remix renders", async () => {
		for (const path of ["/_dev/ui", "/_dev/ui.data"]) expect(await answers(path, "1")).toBeNull();
	});

	it("serve development pages on known hosts only", async () => {
		for (const path of ["/_dev/outbox", "/_dev/sink"]) {
			for (const host of ["localhost", "127.0.0.1", "[::1]", "de.shop.example"])
				expect(await answers(path, "1", "GET", host)).toBe(`backend ${path}`);
			for (const host of ["rebound.example", "localhost.rebound.example"]) expect(await answers(path, "1", "GET", host)).toBeNull();
		}
		expect(await answers("/_dev/pay/cs_test_1", "1", "POST", "rebound.example")).toBeNull();
	});
});

it.each(["wrangler.toml", "backend/wrangler.toml"])("%s shows no development pages in production", (file) => {
	const [, production = ""] = readFileSync(file, "utf8").split("[env.production.vars]");
	expect(/^DEV_PAGES = "(.*)"$/m.exec(production)?.[1]).toBe("");
});
