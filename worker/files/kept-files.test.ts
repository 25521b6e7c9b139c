import { afterEach, expect, it, vi } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { keptFile } from "./kept-files";

afterEach(() => vi.unstubAllGlobals());

const forEver = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable" };

/** A shop that exposes its cache and the calls to its backend. */
function shopWith({ answer = () => new Response("<svg/>", { headers: forEver }), cache = inMemory() } = {}) {
	vi.stubGlobal("caches", { open: async () => cache });
	const asked: string[] = [];
	const env = shopEnv({
		BACKEND: boundWorker(async (input) => {
			asked.push(String(input).replace("http://backend", ""));
			return answer();
		}),
	});
	const show = async (path: string, method = "GET") => {
		const url = new URL(path, "https://shop.example");
		const response = await keptFile(new Request(url, { method }), url, env, settings(env));
		return { status: response.status, text: await response.text() };
	};
	return { asked, show };
}

function inMemory() {
	const entries = new Map<string, Response>();
	return {
		match: async (key: string) => entries.get(key)?.clone(),
		put: async (key: string, response: Response) => void entries.set(key, response),
	};
}

// Shows R58.4
it("a thousand views of a drawing or photograph are one backend read each", async () => {
	const { asked, show } = shopWith();
	const paths = ["/drawings/ipe-200/main.svg?v=4-0a1b2c3d", "/media/400/abc/ball-valve.png?v=2"];
	for (const path of paths) for (let shown = 0; shown < 1000; shown++) expect(await show(path)).toEqual({ status: 200, text: "<svg/>" });
	expect(asked).toEqual(paths);
});

it("version, room and decimal point select a file; other parameters do not", async () => {
	const { asked, show } = shopWith();
	const drawing = "/drawings/ipe-200/section.svg";
	for (const query of ["?v=1", "?v=2", "?v=2&room=120", "?v=2&decimal=point", "?utm_source=a&v=2", "?room=120&v=2&v=3", "?b=1", ""])
		await show(drawing + query);
	expect(asked).toEqual(["?v=1", "?v=2", "?v=2&room=120", "?v=2&decimal=point", ""].map((query) => drawing + query));
});

it.each([
	["what is not found", () => new Response("", { status: 404 })],
	["what fails", () => new Response("", { status: 500, headers: forEver })],
	["what may change", () => new Response("", { headers: { "Cache-Control": "public, max-age=60" } })],
])("%s is asked for each time", async (_, answer) => {
	const { asked, show } = shopWith({ answer });
	for (let shown = 0; shown < 3; shown++) await show("/drawings/none/main.svg");
	expect(asked).toHaveLength(3);
});

it("HEAD stores nothing", async () => {
	const { asked, show } = shopWith();
	for (const method of ["HEAD", "GET", "HEAD"]) await show("/drawings/ipe-200/main.svg?v=1", method);
	expect(asked).toHaveLength(2);
});

it("the backend answers if the cache fails, as behind Cloudflare Access", async () => {
	const fails = async () => {
		throw new Error("There is no cache.");
	};
	const { show } = shopWith({ cache: { match: fails, put: fails } });
	expect(await show("/drawings/ipe-200/main.svg?v=1")).toEqual({ status: 200, text: "<svg/>" });
});
