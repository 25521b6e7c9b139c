import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { BackendEnv } from "../../backend/env";
import app from "../../backend/index";
import { cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { orderRows } from "./backend-rows";
import { testDigestKey } from "./digest-key";
import { schema } from "./fixture-sql";
import { databaseScript, remoteD1 } from "./remote-d1";

/** Status and unparsed JSON of a response. */
export interface Answered {
	status: number;
	body: unknown;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A client with a session and a locale. */
export interface Caller {
	session: string;
	call(method: Method, path: string, body?: object): Promise<Answered>;
}

export interface Backend {
	db: D1Database;
	/** A caller without a given session gets a new one; "" is none. */
	caller(locale?: BackendLocale, session?: string): Caller;
	fetch(path: string, devPages?: string): Promise<Response>;
	/** Replaces the Durable Objects of carts. */
	rooms: BackendEnv["CART_ROOM"];
	/** Uuids of carts whose watchers were notified. */
	notified: string[];
	/** Round trips to the database so far. */
	readonly trips: number;
	/** Sends any request, optionally with other variables. */
	request(path: string, init: RequestInit, variables?: Partial<BackendEnv>): Promise<Response>;
	dispose(): Promise<void>;
}

/** The whole backend on its own database, migrated and seeded with `orderRows`. */
export async function startBackend(): Promise<Backend> {
	const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script: databaseScript, d1Databases: ["DB"] }));
	let trips = 0;
	const db = remoteD1(miniflare, () => trips++);
	await db.batch([...schema(), ...orderRows].map((statement) => db.prepare(statement)));
	const notified: string[] = [];
	const rooms = roomsFor(notified);
	const request = async (path: string, init: RequestInit, variables: Partial<BackendEnv> = {}) =>
		app.request(
			path,
			init,
			{ DB: db, CART_ROOM: rooms, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "shop.example", ...keyIn(variables), ...variables },
			afterwards,
		);
	return {
		db,
		rooms,
		notified,
		get trips() {
			return trips;
		},
		caller: (locale = "fi", session = crypto.randomUUID()) => ({
			session,
			async call(method, path, body) {
				const headers = { Locale: locale, "Session-Id": session, "Content-Type": "application/json" };
				const response = await request(path, { method, headers, body: body && JSON.stringify(body) });
				return { status: response.status, body: await response.json() };
			},
		}),
		fetch: (path, devPages = "1") => request(path, {}, { DEV_PAGES: devPages }),
		request,
		dispose: () => miniflare.dispose(),
	};
}

/** Outside development the backend requires a digest key. */
const keyIn = ({ DEV_PAGES }: Partial<BackendEnv>): Partial<BackendEnv> => (DEV_PAGES === "" ? { DIGEST_KEY: testDigestKey } : {});

/** Stands in for the CART_ROOM namespace and records the notified carts. */
function roomsFor(notified: string[]): BackendEnv["CART_ROOM"] {
	const id = { toString: () => "", equals: () => false };
	const fetch = async (input: RequestInfo | URL) => {
		notified.push(new URL(String(input)).pathname.slice(1));
		return new Response(null, { status: 204 });
	};
	return { idFromName: () => id, get: () => ({ id, fetch, connect: neverCalled }) };
}

function neverCalled(): never {
	throw new Error("Nobody asks for this.");
}

/** Does not wait for waitUntil. */
const afterwards = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** The origin that callers send as the shop's host. */
export const shopHost = "https://shop.example";

/** The cart of a response, in cents and grams. */
export function cartOf({ status, body }: Answered) {
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return cart.parse(body);
}
