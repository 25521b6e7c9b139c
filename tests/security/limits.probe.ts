import { describe, expect, inject, it } from "vitest";
import { aged } from "../support/aged-form";
import { goodPassword, mailsTo, sendAuth, signUp, someone, twice, willing } from "../support/auth-forms";
import { addBeam, cartPath, fillPaymentInfo, germanBuyer } from "../support/guest-order";
import { formOf, Visitor } from "../support/visitor";
import { isShort } from "./short";

const shop = inject("shop");
const backend = inject("backend");

/** Spoofed client headers, different for each request. */
const disguise = (time: number): Record<string, string> => ({
	"X-Forwarded-For": `198.51.100.${time}`,
	"X-Real-IP": `198.51.100.${time}`,
	"True-Client-IP": `198.51.100.${time}`,
	"X-Client-IP": `198.51.100.${time}`,
	Forwarded: `for=198.51.100.${time}`,
	"User-Agent": `browser ${time}`,
	Client: String(time).repeat(43).slice(0, 43),
});

describe("guessing a password", () => {
	it("is limited to five attempts per address, in any spelling and from any client; the right password is then refused too", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const statuses: number[] = [];
		for (let time = 0; time < 7; time++) {
			const written = time % 2 ? email.toUpperCase() : email;
			statuses.push(
				(await sendAuth(await willing(shop), "password", { email: written, password: `Wrong2000${time}` }, disguise(time))).status,
			);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
		expect((await sendAuth(await willing(shop), "password", { email, password: goodPassword })).status).toBe(429);
	});

	it("is limited to five concurrent attempts", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const visitors = await Promise.all(Array.from({ length: 12 }, () => willing(shop)));
		const answers = await Promise.all(
			visitors.map((visitor, time) => sendAuth(visitor, "password", { email, password: `Wrong2000${time}` })),
		);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
	});

	it.skipIf(isShort)(
		"ends after thirty tries from one network, whichever accounts are meant and whatever else it says of itself",
		async () => {
			const network = { "CF-Connecting-IP": "203.0.113.41" };
			const visitor = await willing(shop);
			const statuses: number[] = [];
			for (let time = 0; time < 33; time++)
				statuses.push(
					(await sendAuth(visitor, "password", { email: someone(), password: "Wrong20000" }, { ...disguise(time), ...network })).status,
				);
			expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
			expect(statuses.slice(30)).toEqual([429, 429, 429]);
			const email = await signUp(new Visitor(shop, "en"), backend);
			expect((await sendAuth(visitor, "password", { email, password: goodPassword }, { "CF-Connecting-IP": "203.0.113.42" })).status).toBe(
				303,
			);
		},
		60_000,
	);
});

describe("mails triggered by others", () => {
	it("are limited to one a minute per kind and address, without revealing it in the response", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const before = (await mailsTo(backend, email)).length;
		for (let time = 0; time < 4; time++)
			for (const view of ["passwordless", "passwordReset"] as const) {
				const written = time % 2 ? email.toUpperCase() : email;
				expect([303, 429]).toContain((await sendAuth(await willing(shop), view, { email: written }, disguise(time))).status);
			}
		expect((await mailsTo(backend, email)).length - before).toBeLessThanOrEqual(2);
	});

	it("reveal at most five times an hour per network that an address is taken", async () => {
		const network = { "CF-Connecting-IP": "203.0.113.43" };
		const email = await signUp(new Visitor(shop, "en"), backend);
		const statuses: number[] = [];
		for (let time = 0; time < 7; time++) {
			const asked = time === 0 ? email : someone();
			statuses.push(
				(await sendAuth(await willing(shop), "signup", { email: asked, ...twice(goodPassword) }, { ...disguise(time), ...network })).status,
			);
		}
		expect(statuses.slice(-2)).toEqual([429, 429]);
		expect(statuses.slice(0, 5)).not.toContain(429);
	});

	it("are limited to ten addresses per session and hour, for any number of carts", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const statuses: number[] = [];
		for (let time = 0; time < 4; time++) {
			const { path, fields } = formOf(await visitor.get(`${cart}/share`), 'main form:has([name="emails"])');
			const emails = Array.from({ length: 5 }, someone).join(", ");
			statuses.push((await visitor.postOnce(path, { ...fields, emails }, disguise(time))).status);
		}
		expect(statuses).toEqual([303, 303, 429, 429]);
	});
});

describe("carts and searches", () => {
	it.skipIf(isShort)(
		"end with a hundred and twenty new carts a minute of one network, whatever else it says of itself",
		async () => {
			const network = { "CF-Connecting-IP": "203.0.113.48" };
			const statuses: number[] = [];
			while (statuses.length < 400 && !statuses.includes(429)) {
				const fields = { idem: crypto.randomUUID(), suppliedVariantId: "1", amount: "1" };
				const own = { ...disguise(statuses.length), ...network };
				statuses.push((await new Visitor(shop, "en").postOnce("/cart/items", fields, own)).status);
			}
			expect([statuses.length > 120, statuses.at(-1)]).toEqual([true, 429]);
			for (const path of ["/cart/items.data", "/quick-order"])
				expect([path, (await new Visitor(shop, "en").postOnce(path, { list: "CR-000123;1" }, network)).status]).toEqual([path, 429]);
		},
		60_000,
	);

	it.skipIf(isShort)(
		"end with six hundred searches a minute of one network, by page, data and overlay alike",
		async () => {
			const network = { "CF-Connecting-IP": "2001:db8:48::1" };
			const neighbour = { "CF-Connecting-IP": "2001:db8:48:0:ffff::2" };
			const visitor = new Visitor(shop, "en");
			const addresses = ["/search/hits?search=", "/new_search.data?search=", "/search/hits?search="];
			let last = 0;
			for (let time = 0; time < 1800 && last !== 429; time++) {
				const path = `${addresses[time % 3]}zz${time}`;
				last = (await visitor.send("GET", path, undefined, { ...disguise(time), ...(time % 2 ? network : neighbour) })).status;
			}
			expect(last).toBe(429);
		},
		120_000,
	);
});

describe("actions at the expense of others", () => {
	it("are limited to twenty messages a minute and sixty account forms per network", async () => {
		const visitor = new Visitor(shop, "en");
		const contact = aged(formOf(await visitor.get("/contact"), 'main form:has([name="message"])'));
		for (const [path, fields, most, network] of [
			["/contact", { ...contact.fields, email: "einkauf@stahlbau.example", message: "Haben Sie IPE 200?" }, 20, "203.0.113.46"],
			["/users/verify", { token: "" }, 60, "203.0.113.47"],
		] as const) {
			const statuses: number[] = [];
			// A new minute may begin meanwhile and reset the count.
			while (statuses.length < most * 3 && !statuses.includes(429))
				statuses.push((await visitor.postOnce(path, fields, { ...disguise(statuses.length), "CF-Connecting-IP": network })).status);
			expect([path, statuses.length > most, statuses.at(-1)]).toEqual([path, true, 429]);
			expect((await visitor.postOnce(`${path}.data`, fields, { "CF-Connecting-IP": network })).status).toBe(429);
			expect((await visitor.postOnce(`${path}/`, fields, { "CF-Connecting-IP": network })).status).toBe(404);
		}
	});
});
