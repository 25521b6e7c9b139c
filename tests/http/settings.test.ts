import { afterAll, describe, expect, it } from "vitest";
import { publishedKey } from "../../contract/values/secret-key";
import { productionShop, SecureVisitor } from "../security/production";
import type { RunningShop } from "../support/server";

const open = await productionShop({ BACKEND_URL: "http://backend.example" });
const keyless = await productionShop({ DIGEST_KEY: "" });
const published = await productionShop({ DIGEST_KEY: publishedKey });
afterAll(async () => {
	await open.stop();
	await keyless.stop();
	await published.stop();
});

describe.each([
	["a backend that is asked in clear", open, "BACKEND_URL has to begin with https://"],
	["no key of digests", keyless, "DIGEST_KEY has to be set"],
	["the published key of digests", published, "DIGEST_KEY has to be set"],
] as const)("with %s", (_, shop: RunningShop, said) => {
	// Shows H1.15
	it.each([
		["www.shop.example", "de", "Hier ist uns ein Fehler unterlaufen"],
		["fi.shop.example", "fi", "Meillä tapahtui virhe"],
	])("nothing is answered at %s but a page that says so", async (host, language, title) => {
		const visitor = new SecureVisitor(shop.address, host);
		for (const path of ["/", "/products/ipe-200", "/_purge", "/drawings/ipe-200/main.svg"]) {
			const page = await visitor.send("GET", path);
			expect([path, page.status, page.headers["retry-after"]]).toEqual([path, 503, "60"]);
			expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(language);
			expect(page.root.querySelector("h1")?.text).toBe(title);
			expect(page.text.trimEnd().endsWith("</html>")).toBe(true);
			expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
		}
		const form = await visitor.postOnce("/contact", { message: "x" });
		expect(form.status).toBe(503);
		// Only the log names the problem.
		expect(form.text).not.toMatch(/BACKEND_URL|DIGEST_KEY/);
		await expect.poll(() => shop.log()).toContain(said);
	});

	it("the Worker is alive, and the shop unhealthy", async () => {
		const visitor = new SecureVisitor(shop.address);
		expect((await visitor.send("GET", "/healthz")).status).toBe(200);
		const health = await visitor.send("GET", "/health");
		expect([health.status, health.text]).toEqual([503, '{"status":"failing","backend":"silent"}']);
	});
});

it.each([
	["no key of digests", keyless],
	["the published one", published],
])("with %s the backend answers nobody either", async (_, shop) => {
	const answer = await fetch(`${shop.backend}/health`, { headers: { "Backend-Key": "a secret of both Workers" } });
	expect(answer.status).toBe(503);
	expect(await answer.json()).toEqual({ error: "The settings are not complete.", code: "internal" });
	await expect.poll(() => shop.log()).toContain("DIGEST_KEY is no secret");
});
