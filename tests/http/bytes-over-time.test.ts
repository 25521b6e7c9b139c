import { type IncomingHttpHeaders, request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { filterFormId } from "../../app/platform/http/filter-names";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { Visitor } from "../support/visitor";

const { backend, shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

const { visitor } = await newAccount({ shop: shop.address, backend: shared.backend, locale: "en" });
// After this page the shop knows the account.
await visitor.get("/users/profile");
await addBeam(visitor, "2");
const cart = await cartPath(visitor);

interface Answer {
	/** Resolves once the received text contains this. */
	has(text: string): Promise<void>;
	/** Resolves with the whole text. */
	ended: Promise<string>;
	isEnded(): boolean;
	headers: IncomingHttpHeaders;
}

/** Reads a response as its bytes arrive. The local server's compression would wait for a full block. */
function ask(path: string, cookie: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = { Host: visitor.host, Cookie: cookie, "Accept-Encoding": "identity" };
		const asked = request({ host: "127.0.0.1", port: shop.port, path, headers, agent: false }, (answer) => {
			let come = "";
			let isEnded = false;
			let look = () => {};
			answer.setEncoding("utf8");
			answer.on("data", (text: string) => {
				come += text;
				look();
			});
			const ended = new Promise<string>((end) => {
				answer.on("end", () => {
					isEnded = true;
					end(come);
				});
			});
			answer.on("error", () => {});
			resolve({
				has: (text) =>
					new Promise((found) => {
						look = () => {
							if (come.includes(text)) found();
						};
						look();
					}),
				ended,
				isEnded: () => isEnded,
				headers: answer.headers,
			});
		});
		asked.on("error", reject).end();
	});
}

const missing = "This part could not be loaded.";
/** The markup before each part that is missing, which names it. */
const missingIn = (text: string): string[] =>
	text
		.split(missing)
		.slice(0, -1)
		.map((before) => before.slice(-400));

/** Each page with one of its optional calls, content that does not need the call, and content that does; "" if that is not visible. */
const pages = [
	["category", "/categories/ipe-beams", "/productVariant/values/", "</tbody>", `id="${filterFormId}"`],
	["search", "/new_search?search=ipe+200", "/search/register_query", "</tbody>", ""],
	["product", "/products/ipe-200", "/product/neighbours", "</tbody>", 'id="similar-title"'],
	["cart", cart, "/orders/open-by-user", 'id="cart"', ""],
	["account", "/users/orders", "/teams/current", "</h1>", ""],
] as const;

// On a busy machine other optional calls may exceed their time, too: try again.
describe.each(pages)("while an optional call of the page is not answered, the %s", { retry: 2 }, (_, path, call, needed, late) => {
	// Shows R53.3, H3.3
	it("begins at once for a browser that runs scripts, and ends with the answer", async () => {
		await fail("held", call);
		const answer = await ask(path, `${visitor.cookies.header}; js=1`);
		await answer.has(needed);
		expect(backend.seen.some((line) => line.includes(call))).toBe(true);
		expect(answer.isEnded()).toBe(false);
		expect(answer.headers["content-security-policy"]).toContain("'nonce-");
		backend.mode = "well";
		const text = await answer.ended;
		expect(text).toContain(late);
		expect(missingIn(text)).toEqual([]);
		expect(text).toContain("</html>");
	});

	// Shows R53.4
	it("comes whole to any other, without waiting for it", async () => {
		await fail("held", call);
		const answer = await ask(path, visitor.cookies.header);
		const text = await answer.ended;
		expect(backend.mode).toBe("held");
		expect(text).toContain(needed);
		expect(text).toContain("</html>");
		expect(text).not.toContain("Loading…");
		if (call !== "/search/register_query") expect(text).toContain(missing);
		// The next reader gets the cached parts.
		backend.mode = "well";
		const next = async () => (await ask(path, visitor.cookies.header)).ended;
		await expect.poll(next, { timeout: 10_000 }).not.toContain(missing);
		expect(await next()).toContain(late);
	});
});

/** Prints bytes over time, with a call that takes two seconds: `FIGURES=1`. */
it.runIf(process.env.FIGURES)("bytes over time", { timeout: 120_000 }, async () => {
	for (const [name, path, call, needed] of pages)
		for (const [how, js, isSlow] of [
			["scripts", "; js=1", true],
			["scripts, nothing slow", "; js=1", false],
			["no scripts", "", true],
			["no scripts, nothing slow", "", false],
		] as const) {
			await fail(isSlow ? "held" : "well", call);
			// The shell's own calls are cached, as for every reader except the first.
			await new Visitor(shop.address, "en").get("/terms");
			const begin = performance.now();
			const since = () => Math.round(performance.now() - begin);
			const slow = setTimeout(() => Object.assign(backend, { mode: "well" }), 2000);
			const answer = await ask(path, visitor.cookies.header + js);
			const first = since();
			await answer.has(needed);
			const shown = since();
			const text = await answer.ended;
			clearTimeout(slow);
			console.info(`${name} | ${how} | first bytes ${first} ms | ${needed} ${shown} ms | end ${since()} ms | ${text.length} bytes`);
			await well();
		}
});

// Shows R53.4
it("a form of filters that nobody can read now shows the list as it was, and keeps what was chosen in its address", async () => {
	const guest = new Visitor(shop.address, "en");
	await fail("error", "/productVariant/values/");
	const path = "/categories/ipe-beams?was=&v.grade=S355J2";
	const page = await guest.get(path);
	expect(page.status).toBe(503);
	expect(page.root.querySelector("main tbody tr")).not.toBeNull();
	const again = page.root.querySelectorAll("main a").find((link) => link.text === "Try again");
	expect(again?.getAttribute("href")?.replaceAll("&amp;", "&")).toBe(path);
	await well();
	const applied = await guest.get(path);
	expect(applied.path).toContain("f=%7B%22grade%22");
});
