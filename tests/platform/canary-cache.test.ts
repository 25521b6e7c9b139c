import { beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { orders } from "../../contract/orders";
import { cookie, sessionOf } from "../support/cookies";
import { finnishBuyer } from "../support/guest-order";
import { newAccount, type SignedIn } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const [shop, backend] = [inject("shop"), inject("backend")];

/** Each session has a cart. Ten sessions have carts with the same number of lines, so that they share pages, but no data. */
const sessions = 100;
const counts = 10;
/** The first ones have accounts. */
const accounts = 6;
/** Some carts get another line while pages are requested. */
const grows = (index: number) => index % 10 === 3;
/** Concurrent requests. */
const crowd = 12;

const forAll = [
	"/",
	"/shop",
	"/categories/ipe-beams",
	"/categories/ipe-beams?page=2",
	"/categories/ipe-beams.data",
	"/products/ipe-200",
	"/products/hea-200",
	"/new_search?search=ipe",
	"/blog",
	"/contact",
	"/supplierInfo",
	"/quick-order",
	"/cookies",
	"/newsletter",
];
const withCart = ["", "/payment-info", "/share", "/offer"];
const withAccount = ["/users/profile", "/users/orders", "/users/lists"];
const withoutAccount = ["/users/login?view=password"];

interface Shopper {
	visitor: Visitor;
	cart: string;
	lines: number;
	/** Appears only in the order's form: name, company, email. */
	word: string;
	session: string;
	/** Only for sessions with an account. */
	email: string;
	pages: string[];
}

const word = /kanarie[0-9a-f]{8}/g;
const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Uses a new connection, which nobody closes meanwhile. */
async function call(session: string, method: string, path: string, body: object): Promise<unknown> {
	const headers = { Locale: "de", "Session-Id": session, "Content-Type": "application/json" };
	const { status, text } = await new Visitor(backend, null).send(method, path, JSON.stringify(body), headers);
	if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
	return JSON.parse(text);
}

/** Supplies of which a thousand can be ordered. */
async function goods(count: number): Promise<number[]> {
	const lines = Array.from({ length: 600 }, (_, index) => ({ code: String(1000 + index), amount: 1000 }));
	const checked = orders.checkItems.answer.parse(await call("canary-of-goods-0000000000", "POST", "/orders/check-items", { lines }));
	const found = checked.flatMap(({ found: one, problem }) => (one && problem === null ? [one.suppliedVariantId] : []));
	const ids = [...new Set(found)].slice(0, count);
	expect(ids).toHaveLength(count);
	return ids;
}

async function shopper(index: number, ids: readonly number[], account: SignedIn | undefined): Promise<Shopper> {
	const visitor = account?.visitor ?? new Visitor(shop, index % 3 === 0 ? "fi" : "de");
	if (!account) visitor.cookies.set("session", cookie(crypto.randomUUID()));
	const session = sessionOf(visitor);
	const lines = (index % counts) + 1;
	const [first, ...more] = ids.slice(0, lines).map((suppliedVariantId) => ({ suppliedVariantId, amount: 1000 }));
	const added = { ...first, more, idem: crypto.randomUUID(), isProduction: true };
	const { uuid } = z.object({ uuid: z.string() }).parse(await call(session, "POST", "/orders/add", added));
	const name = `kanarie${crypto.randomUUID().slice(0, 8)}`;
	const form = { ...finnishBuyer, name, company: name, email: `${name}@teras.example`, type: "billing", isSeparateShipping: false };
	await call(session, "PATCH", `/orders/set-form/${uuid}`, form);
	visitor.cookies.set("cart", cookie({ uuid, count: lines }));
	const own = [...withCart.map((step) => `/cart/${uuid}${step}`), ...(account ? withAccount : withoutAccount)];
	// Some return to their own pages: a cached page of a session also has new keys.
	const pages = [...forAll, ...own, ...(index % 5 === 0 ? own : [])];
	return { visitor, cart: uuid, lines, word: name, session, email: account?.email ?? "", pages };
}

/** Shuffles in the same way in every run. */
function shuffled<T>(list: readonly T[]): T[] {
	let state = 7;
	const turn = () => {
		state = (state * 48271) % 2147483647;
		return state;
	};
	return list
		.map((item) => ({ item, place: turn() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

async function inTurn<T>(list: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
	const left = [...list];
	const work = async () => {
		for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
	};
	await Promise.all(Array.from({ length: crowd }, work));
}

const countOf = (page: Page) => page.root.querySelector('header a[href^="/cart/"] [data-said]')?.getAttribute("data-said");
const keysOf = (page: Page) => page.root.querySelectorAll('input[name="idem"]').map((input) => input.getAttribute("value") ?? "");
const isDocument = (page: Page) => /^text\/html/.test(page.headers["content-type"] ?? "");

const shoppers: Shopper[] = [];
let ids: number[] = [];
beforeAll(async () => {
	ids = await goods(counts + 1);
	const signedIn: SignedIn[] = [];
	for (let index = 0; index < accounts; index++) signedIn.push(await newAccount({ shop, backend }));
	await inTurn(
		Array.from({ length: sessions }, (_, index) => index),
		async (index) => {
			shoppers[index] = await shopper(index, ids, signedIn[index]);
		},
	);
}, 120_000);

// Shows H4.2
it("shows a hundred sessions, one among the other, nothing of each other", { timeout: 400_000 }, async () => {
	const owners = new Map(shoppers.flatMap((one, index) => [one.cart, one.word, one.session].map((secret) => [secret, index])));
	const nonces = new Set<string>();
	const keys = new Map<string, string>();
	const tally: Record<string, number> = {};
	let namesShown = 0;
	const faults: string[] = [];

	const visit = async (index: number, path: string): Promise<void> => {
		const mine = shoppers[index];
		if (!mine) return;
		const page = await mine.visitor.get(path);
		const what = `${index} at ${path}`;
		if (page.status !== 200) faults.push(`${what}: ${page.status}`);
		const headers = JSON.stringify(page.headers);
		const found = [...(page.text + headers).matchAll(word), ...(page.text + headers).matchAll(anyUuid)].map(([text]) => text);
		for (const secret of new Set(found))
			if ((owners.get(secret) ?? index) !== index) faults.push(`${what}: something of ${owners.get(secret)}`);
		if (found.includes(mine.word)) namesShown++;
		for (const other of shoppers) {
			if (other === mine) continue;
			if (page.text.includes(other.session) || headers.includes(other.session)) faults.push(`${what}: a session`);
			if (other.email && page.text.includes(other.email)) faults.push(`${what}: an account's address`);
		}
		if (!isDocument(page)) return;
		const cache = /desc=(\w+)/.exec(String(page.headers["server-timing"]))?.[1] ?? "";
		tally[cache] = (tally[cache] ?? 0) + 1;
		if (countOf(page) !== String(mine.lines)) faults.push(`${what}: ${countOf(page)} of ${mine.lines} lines (${cache})`);
		const nonce = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1] ?? "";
		if (nonce === "" || nonces.has(nonce)) faults.push(`${what}: a nonce that was another's`);
		nonces.add(nonce);
		for (const script of page.root.querySelectorAll("script[nonce]"))
			if (script.getAttribute("nonce") !== nonce) faults.push(`${what}: the nonce of another answer in the page`);
		for (const key of new Set(keysOf(page))) {
			if (keys.has(key)) faults.push(`${what}: a key of ${keys.get(key)}`);
			keys.set(key, what);
		}
	};
	// All sessions request a page at about the same time, so that they wait for each other and get cached pages.
	const kinds = new Map<string, { index: number; path: string }[]>();
	for (const [index, { pages, cart }] of shoppers.entries())
		for (const path of pages) {
			const kind = path.replace(cart, "");
			kinds.set(kind, [...(kinds.get(kind) ?? []), { index, path }]);
		}
	const visits = shuffled([...kinds.values()]).flatMap((list) => shuffled(list));
	await inTurn(visits.slice(0, visits.length / 2), ({ index, path }) => visit(index, path));
	await inTurn(
		shoppers.filter((_, index) => grows(index)),
		async (mine) => {
			const idem = crypto.randomUUID();
			const fields = { idem, suppliedVariantId: String(ids[mine.lines]), amount: "1000", returnTo: "/shop" };
			const { status } = await mine.visitor.postOnce("/cart/items", fields);
			if (status !== 303) faults.push(`adding is answered ${status}`);
			mine.lines++;
			// The message about the added goods appears once, on the next page.
			await mine.visitor.get("/shop");
		},
	);
	await inTurn(visits.slice(visits.length / 2), ({ index, path }) => visit(index, path));

	expect(faults.slice(0, 20)).toEqual([]);
	// Guards against a shop that shows nobody anything, or caches nothing.
	expect(namesShown).toBeGreaterThan(sessions / 2);
	expect(tally.hit).toBeGreaterThan(3 * sessions);
	expect(keys.size).toBeGreaterThan(sessions);
});
