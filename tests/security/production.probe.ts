import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBeam, cartPath, fillPaymentInfo, germanBuyer } from "../support/guest-order";
import { type MailServer, startMailServer } from "../support/mail-server";
import type { RunningShop } from "../support/server";
import { formOf, type Page, Visitor } from "../support/visitor";
import { productionShop, SecureVisitor } from "./production";

let shop: RunningShop;
let mail: MailServer;
beforeAll(async () => {
	mail = await startMailServer();
	shop = await productionShop({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
});
afterAll(async () => {
	await shop.stop();
	await mail.stop();
});

const cookiesOf = ({ headers }: Page): string[] => headers["set-cookie"] ?? [];

/** Of a page that another page of the shop leads to. */
const within = { "Sec-Fetch-Site": "same-origin" };

describe("every kind of answer", () => {
	/** One of each, with the status that it has. */
	const kinds: [string, string, number][] = [
		["a page", "/", 200],
		["a page of a list", "/categories/beams", 200],
		["a page that is not there", "/no-such-page", 404],
		["a page's data", "/products/ipe-200.data", 200],
		["a way on", "/ABOUT/", 301],
		["a page of an account, for a guest", "/users/profile", 303],
		["no cart", "/cart/00000000-0000-4000-8000-000000000000", 404],
		["a table", "/products/ipe-200/variants.csv", 200],
		["a drawing", "/drawings/ipe-200/main.svg", 200],
		["a file", "/favicon.svg", 200],
		["a file by the address that browsers try", "/favicon.ico", 302],
		["a picture for shared links", "/share/de/products/ipe-200.png", 200],
		["security.txt", "/.well-known/security.txt", 200],
		["a health check", "/healthz", 200],
		["a health check of the whole shop", "/health", 200],
		["a font that is not there", "/fonts/none.woff2", 404],
		["a script that is not there", "/assets/none.js", 404],
		["a picture of nobody's", "/img/640/none.png", 404],
		["robots", "/robots.txt", 200],
		["a sitemap", "/sitemap.xml", 200],
		["a manifest", "/manifest/de.webmanifest", 200],
		["the service worker", "/service-worker.js", 200],
		["an address without end", `/?a=${"x".repeat(5000)}`, 414],
		["the loader's old parameter", "/?_data=root", 400],
		["a development page", "/_dev/outbox", 404],
		["the gallery", "/_dev/ui", 404],
		["a purge", "/_purge", 404],
	];

	it.each(kinds)("says how it is to be treated: %s", async (_, path, status) => {
		const visitor = new SecureVisitor(shop.address);
		const answer = await visitor.send("GET", path, undefined, within);
		expect(answer.status).toBe(status);
		const { headers } = answer;
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["strict-transport-security"]).toMatch(/^max-age=(?:31536000|6\d{7}); includeSubDomains/);
		const policy = String(headers["content-security-policy"]);
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/script-src[^;]*(?:unsafe-inline|unsafe-eval|https?:|\*)/);
		for (const name of ["x-powered-by", "access-control-allow-origin", "x-aspnet-version"]) expect(headers[name]).toBeUndefined();
		if (!String(headers["content-type"]).startsWith("text/html")) return;
		for (const part of ["base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part);
		expect(headers["referrer-policy"]).toMatch(/^(?:strict-origin-when-cross-origin|same-origin)$/);
		// A page that the Worker writes by itself has no script and fetches nothing.
		if (!policy.includes("script-src")) return expect(answer.text).not.toMatch(/<script|<link|<img/);
		for (const part of ["object-src 'none'", "connect-src 'self'"]) expect(policy).toContain(part);
		expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
		expect(headers["permissions-policy"]).toContain("camera=()");
		expect(headers["cache-control"]).toBe("private, no-store");
		// Nothing of how it is made is told, and nothing is fetched without encryption.
		expect(answer.text).not.toMatch(/\bat \w+ \(|node_modules|\.tsx?:\d+/);
		expect(answer.text).not.toMatch(/(?:src|href)="http:\/\/(?!www\.w3\.org)/);
	});

	it("shuts the page off from who opened it", async () => {
		const policyOf = async (visitor: SecureVisitor, path: string) =>
			(await visitor.send("GET", path)).headers["cross-origin-opener-policy"];
		const stranger = new SecureVisitor(shop.address);
		// The second time it is a cached page.
		for (const time of [1, 2]) expect(await policyOf(stranger, "/categories/beams"), `for the ${time}. time`).toBe("same-origin");
		expect(await policyOf(stranger, "/users/login")).toBe("same-origin");
		await addBeam(stranger, "1");
		expect(await policyOf(stranger, "/categories/beams")).toBe("same-origin");
	});

	it.each(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])("to %s of a stranger's page, too", async (method) => {
		const answer = await new SecureVisitor(shop.address).send(
			method,
			"/cart/items",
			method === "GET" || method === "HEAD" ? undefined : "a=b",
			{
				Origin: "https://evil.example",
				"Content-Type": "application/x-www-form-urlencoded",
			},
		);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
	});
});

describe("a shop on the net", () => {
	it("answers no plain http but with the way to https, and no host but its own", async () => {
		const plain = await new Visitor(shop.address, null).send("GET", "/users/login?view=password");
		expect([plain.status, String(plain.headers.location).startsWith("https://")]).toEqual([301, true]);
		for (const name of ["evil.example", "www.shop.example.evil.example", "www.shop.example.", "crossbar-shop.workers.dev"])
			expect([name, (await new SecureVisitor(shop.address, name).send("GET", "/")).status]).toEqual([name, 421]);
	});

	it("gives cookies that no script reads, no plain connection carries and no other host sets", async () => {
		const visitor = new SecureVisitor(shop.address);
		const answers = [await visitor.postOnce("/cookies", { choice: "functional" })];
		const page = await visitor.get("/products/ipe-200");
		const row = formOf(page, 'main form[action="/cart/items"]');
		const only = page.root.querySelector("main button[name=only]")?.getAttribute("value") ?? "";
		answers.push(await visitor.postOnce(row.path, { ...row.fields, only, [`amount.${only}`]: "2" }));
		answers.push(await visitor.postOnce("/locale", { locale: "en", returnTo: "/" }));
		const cookies = answers.flatMap(cookiesOf);
		expect(cookies.length).toBeGreaterThan(3);
		for (const line of cookies) {
			expect(line).toMatch(/^__Host-[\w-]+=/);
			for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
				expect([line.split("=")[0], line.includes(`; ${attribute}`)]).toEqual([line.split("=")[0], true]);
			expect(line).not.toMatch(/domain=/i);
		}
		// What a neighbouring host could set, without the prefix, is nobody's.
		const tossed = new SecureVisitor(shop.address);
		for (const [name, value] of visitor.cookies) tossed.cookies.set(name.replace("__Host-", ""), value);
		expect((await tossed.get("/")).root.querySelector('header a[href^="/cart/"]')).toBeNull();
		expect((await visitor.get("/")).root.querySelector('header a[href^="/cart/"]')).not.toBeNull();
	});

	it("has a backend that answers nobody but the shop", async () => {
		for (const [path, headers] of [
			["/category/rootCategories", {}],
			["/users/current", { "Session-Id": "A".repeat(43) }],
			["/openapi.json", {}],
			["/_dev/outbox.json", { "Backend-Key": "a guess" }],
		] as const)
			expect([path, [403, 404].includes((await fetch(shop.backend + path, { headers })).status)]).toEqual([path, true]);
	});

	it("forgets nothing on the word of a stranger", async () => {
		const visitor = new SecureVisitor(shop.address);
		for (const key of ["", "a guess", "a secret of both Worker"])
			expect((await visitor.send("POST", "/_purge", "", { "Backend-Key": key })).status).toBeGreaterThanOrEqual(400);
		expect((await visitor.send("POST", "/_purge", "", { "Backend-Key": "a secret of both Workers" })).status).toBe(204);
	});

	it("tells a request whose Host is none that it is none, and nothing of itself", async () => {
		for (const host of ["a b", "[", "%", "localhost:99999", "a/b", "www.shop.example#x", "dé.example", "<script>", ""]) {
			const answer = await raw(shop.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
			const [head = "", body = ""] = answer.split("\r\n\r\n");
			// The local server turns some away before the Worker is asked, with a word of its own.
			expect([host, /^HTTP\/1\.1 (?:301|400|421|500) /.test(head), body.length < 120]).toEqual([host, true, true]);
			expect(body).not.toMatch(/\bat \w|<script|node_modules/);
		}
	});

	it("sends mails in which no typed word is a header", async () => {
		const visitor = new SecureVisitor(shop.address);
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, {
			...germanBuyer,
			name: "Eve\r\nBcc: victim@evil.example",
			company: "=?utf-8?q?Bcc:_victim@evil.example?=",
		});
		const { path, fields } = formOf(await visitor.get(`${cart}/share`), 'main form:has([name="emails"])');
		const to = `${crypto.randomUUID()}@meyer.example`;
		expect(
			(
				await visitor.postOnce(path, {
					...fields,
					emails: to,
					comment: "\r\n.\r\nRCPT TO:<victim@evil.example>\r\n\r\nBcc: victim@evil.example",
				})
			).status,
		).toBe(303);
		await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
		for (const { envelope, source, headers } of mail.received) {
			expect(envelope.to).toEqual([to]);
			expect(Object.keys(headers)).not.toContain("bcc");
			expect(source.slice(0, source.indexOf("\r\n\r\n"))).not.toContain("victim");
		}
	});
});

/** Sends bytes as they are, and reads until the other side closes. */
function raw(port: number, text: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(text));
		socket.setTimeout(8000, () => socket.destroy());
		socket.on("data", (chunk) => (answer += String(chunk)));
		socket.on("error", reject);
		socket.on("close", () => resolve(answer));
	});
}
