import { describe, expect, inject, it } from "vitest";
import { routeOf } from "../../app/platform/config/route-table";
import { addBeam, cartPath } from "../support/guest-order";
import { rowForm, Visitor } from "../support/visitor";
import { asData, filled, patterns } from "./all-paths";

const shop = inject("shop");
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const body = "intent=x&choice=all&locale=de&email=a%40b.example";

/** Values of Origin and Referer other than this host. */
const forged = (host: string): Record<string, Record<string, string>> => ({
	"another site": { Origin: "https://evil.example" },
	"a hidden origin": { Origin: "null" },
	"a name that begins like ours": { Origin: `http://${host}.evil.example` },
	"a name that ends like ours": { Origin: `http://evil-${host}` },
	"our name with a user before it": { Origin: `http://${host}@evil.example` },
	"the shop's other language": { Origin: `http://en.${host.replace(/^de\./, "")}` },
	"https where http is asked": { Origin: `https://${host}` },
	"another port": { Origin: "http://de.localhost:1" },
	"two origins": { Origin: `http://${host}, https://evil.example` },
	"what the browser calls another site": { Origin: `http://${host}`, "Sec-Fetch-Site": "cross-site" },
	"what the browser calls a sister": { Origin: `http://${host}`, "Sec-Fetch-Site": "same-site" },
	"an opened address": { "Sec-Fetch-Site": "none" },
	"a browser's word against another origin": { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
	"a proxy's word": {
		Origin: "https://evil.example",
		"X-Forwarded-Host": "evil.example",
		"X-Original-Host": "evil.example",
		Forwarded: "host=evil.example",
	},
	"another site, in the Referer of a client without Origin": { Referer: "https://evil.example/" },
	"such a client's page with a name that begins like ours": { Referer: `http://${host}.evil.example/` },
	"such a client's page with our name before it": { Referer: `http://${host}@evil.example/` },
	"such a client's page of the shop's other language": { Referer: `http://en.${host.replace(/^de\./, "")}/` },
	"such a client's page of no site": { Referer: "about:blank" },
	"a hidden origin that the browser calls another site": { Origin: "null", "Sec-Fetch-Site": "cross-site", Referer: `http://${host}/` },
});

describe("a cross-origin change", () => {
	it.each(Object.keys(forged("de.localhost")))("is refused on every path of the shop: %s", async (name) => {
		const visitor = new Visitor(shop, "de");
		const headers = forged(visitor.host)[name];
		for (const pattern of patterns)
			for (const path of [filled(pattern), asData(filled(pattern)), `${filled(pattern)}?index`]) {
				const answer = await visitor.send("POST", path, body, { ...form, ...headers });
				expect([path, answer.status]).toEqual([path, 403]);
				expect([path, answer.headers["set-cookie"], answer.headers.location]).toEqual([path, undefined, undefined]);
			}
	});

	it("is refused by any route: the loader's old parameter, other methods, other content types", async () => {
		const visitor = new Visitor(shop, "de");
		const own = { Origin: `http://${visitor.host}` };
		for (const pattern of patterns) {
			const path = filled(pattern);
			const old = await visitor.send("POST", `${path}?_data=routes%2Fhome`, body, { ...form, ...own });
			expect([path, old.status]).toEqual([path, 400]);
			for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND", "OPTIONS"]) {
				const answer = await visitor.send(method, path, body, { ...form, ...own });
				expect([method, path, answer.status]).toEqual([method, path, 405]);
				expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
			}
			const types = ["text/plain", "application/json", "text/xml", "application/x-www-form-urlencoded-x"];
			for (const type of routeOf(path).takes ? types : [...types, "multipart/form-data; boundary=x"])
				expect([path, type, (await visitor.send("POST", path, body, { "Content-Type": type, ...own })).status]).toEqual([path, type, 415]);
		}
	});

	it("cannot be made by a method override in a header or a field", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "3");
		const cart = await cartPath(visitor);
		const lines = async () => (await visitor.get(cart)).root.querySelectorAll('main input[name="amount"]').length;
		expect(await lines()).toBe(1);
		for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])
			for (const path of [`${cart}?intent=empty&_method=POST`, `${asData(cart)}?intent=empty&_method=DELETE`, "/users/logout"])
				await visitor.send("GET", path, undefined, { [name]: "POST" });
		expect(await lines()).toBe(1);
		expect(visitor.cookies.has("session")).toBe(true);
	});

	it("is refused even if the rest of the form is valid", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "2");
		for (const headers of Object.values(forged(visitor.host))) {
			const answer = await visitor.send("POST", path, new URLSearchParams(fields).toString(), { ...form, ...headers });
			expect(answer.status).toBe(403);
		}
		expect(visitor.cookies.has("cart")).toBe(false);
		expect((await visitor.postOnce(path, fields)).status).toBe(303);
		expect(visitor.cookies.has("cart")).toBe(true);
	});
});
