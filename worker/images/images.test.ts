import { describe, expect, it } from "vitest";
import { image } from "./images";

const base = "https://photos.example/shop";
const picture = () => new Response("jpeg", { headers: { "Content-Type": "image/jpeg", "Set-Cookie": "a=1" } });

interface Asking {
	accept?: string;
	imageBase?: string | null;
	answer?: () => Response;
	cache?: Map<string, Response>;
}

/** Requests a path. @returns the response, and the requests to the company's server */
async function send(path: string, { accept = "", imageBase = base, answer = picture, cache = new Map() }: Asking = {}) {
	const sent: { address: string; width: unknown; format: unknown; redirect: unknown }[] = [];
	const url = new URL(path, "https://www.crossbar.example");
	const store = {
		match: async (key: string) => cache.get(key)?.clone(),
		put: async (key: string, response: Response) => void cache.set(key, response),
	};
	const response = await image(
		new Request(url, { headers: { Accept: accept } }),
		url,
		{ imageBase },
		async () => store,
		async (address, init) => {
			const options = typeof init.cf?.image === "object" ? init.cf.image : {};
			sent.push({ address, width: options.width, format: options.format, redirect: init.redirect });
			return answer();
		},
	);
	return { response, sent };
}

describe("a picture of a company's own backend", () => {
	// Shows R5.7, R5.8, H8.4
	it("is fetched in the requested width and cached for a year", async () => {
		const { response, sent } = await send("/img/640/beams/ipe-200.v2.jpg?x=1");
		expect(sent).toEqual([{ address: `${base}/beams/ipe-200.v2.jpg`, width: 640, format: undefined, redirect: "manual" }]);
		expect([response?.status, response?.headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
		expect(response?.headers.get("Set-Cookie")).toBeNull();
	});

	// Shows H4.5
	it("comes in the lightest format of the browser, each cached apart", async () => {
		const cache = new Map<string, Response>();
		const formats = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];
		for (const accept of formats) expect((await send("/img/96/a.jpg", { accept, cache })).sent).toHaveLength(1);
		for (const accept of formats) expect((await send("/img/96/a.jpg", { accept, cache })).sent).toHaveLength(0);
		expect(cache.size).toBe(3);
	});

	it.each([
		"/img/641/a.jpg",
		"/img/640/",
		"/img/640",
		"/img/x/a.jpg",
		"/img/640//a.jpg",
		"/img/640/a//b.jpg",
		"/img/640/a%2eb.jpg",
		"/img/640/%252e%252e/b.jpg",
		"/img/640/..%2f..%2fsecret",
		"/img/640/a%5cb.jpg",
		"/img/640/a%00.jpg",
		"/img/640/https://evil.example/a.jpg",
		"/img/640/@evil.example/a.jpg",
		"/img/640/a:b.jpg",
	])("is not at %s", async (path) => {
		const { response, sent } = await send(path);
		expect([response?.status, sent]).toEqual([404, []]);
	});

	// Shows H8.4
	it("cannot leave its folder", async () => {
		expect((await send("/img/640/a/%2e%2e/b.jpg")).sent).toMatchObject([{ address: `${base}/b.jpg` }]);
		expect((await send("/img/640/%2e%2e/../secret.jpg")).response).toBeNull();
	});

	it("does not exist without a base address", async () => {
		expect((await send("/img/640/a.jpg", { imageBase: null })).response?.status).toBe(404);
	});

	it.each([
		["a redirect", () => new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } }), 404],
		["nothing there", () => new Response(null, { status: 404 }), 404],
		["a page", () => new Response("<script>", { headers: { "Content-Type": "text/html" } }), 404],
		["a drawing that may run", () => new Response("<svg>", { headers: { "Content-Type": "image/svg+xml" } }), 404],
		["a failure", () => new Response(null, { status: 500 }), 502],
	] as const)("is not passed on where there is %s, nor is that kept", async (_, answer, status) => {
		const cache = new Map<string, Response>();
		const { response } = await send("/img/640/a.jpg", { answer, cache });
		expect([response?.status, cache.size]).toEqual([status, 0]);
	});

	it("ignores other addresses", async () => {
		expect((await send("/products/ipe-200")).response).toBeNull();
	});
});
