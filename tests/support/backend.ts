import type { BackendEnv, FileBucket } from "../../backend/env";
import app from "../../backend/index";
import { cart } from "../../contract/cart";
import { type BackendLocale, boundHost } from "../../contract/locale";
import { orderRows } from "./backend-rows";
import { checkRefusal } from "./declared-refusals";
import { testDigestKey } from "./digest-key";
import { schema } from "./fixture-sql";
import { type Around, madeOnce } from "./sqlite-d1";

export interface Answered {
	status: number;
	body: unknown;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Caller {
	session: string;
	call(method: Method, path: string, body?: object): Promise<Answered>;
}

export interface Backend {
	db: D1Database;
	/** Creates a session unless one is given; "" sends none. */
	caller(locale?: BackendLocale, session?: string): Caller;
	fetch(path: string, devPages?: string): Promise<Response>;
	/** The bucket of uploaded files. */
	files: Map<string, Uint8Array>;
	/** Uuids of carts whose watchers were notified. */
	notified: string[];
	/** Round trips to the database so far. */
	readonly trips: number;
	/** Hook around each round trip from now on. */
	around: Around;
	/**
	 * Runs `work` once, right before the round trip whose statements include this text. It simulates another request that changes something
	 * after this one has read it.
	 */
	runBefore(text: string, work: () => Promise<unknown>): void;
	/** Sends any request, optionally with other variables. */
	request(path: string, init: RequestInit, variables?: Partial<BackendEnv>): Promise<Response>;
	/** Waits for work that continues after the responses so far. */
	settled(): Promise<unknown>;
	dispose(): Promise<void>;
}

const fill = (db: D1Database) => db.batch(orderRows.map((statement) => db.prepare(statement)));
const database = madeOnce(fill);

/** The whole backend on its own database, migrated and seeded with `orderRows`. */
export async function startBackend(): Promise<Backend> {
	const counted: Trips = { made: 0, around: (send) => send() };
	const db = await database((send, sql) => {
		counted.made++;
		return counted.around(send, sql);
	});
	return backendOn(db, async () => db.close(), counted);
}

/** The backend on an empty database of the runtime, which the caller closes. Its trips are not counted. */
export async function startBackendOn(db: D1Database): Promise<Backend> {
	await db.batch(schema().map((statement) => db.prepare(statement)));
	await fill(db);
	return backendOn(db, async () => undefined);
}

interface Trips {
	made: number;
	around: Around;
}

function backendOn(db: D1Database, dispose: Backend["dispose"], trips: Trips = { made: 0, around: (send) => send() }): Backend {
	const notified: string[] = [];
	const files = new Map<string, Uint8Array>();
	const begun: Promise<unknown>[] = [];
	const afterwards = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
	const request = async (path: string, init: RequestInit, variables: Partial<BackendEnv> = {}) => {
		const response = await app.request(
			new URL(path, `http://${boundHost}`).href,
			init,
			{
				DB: db,
				FILES: bucketOf(files),
				CART_CHANNEL: channelsFor(notified),
				DEV_PAGES: "1",
				BACKEND_KEY: "",
				SHOP_HOSTS: "shop.example",
				...keyIn(variables),
				...variables,
			},
			afterwards,
		);
		await checkRefusal(init.method ?? "GET", path, response);
		return response;
	};
	return {
		db,
		files,
		notified,
		get trips() {
			return trips.made;
		},
		get around() {
			return trips.around;
		},
		set around(by) {
			trips.around = by;
		},
		runBefore(text, work) {
			const before = trips.around;
			trips.around = async (send, sql) => {
				if (!sql.some((statement) => statement.includes(text))) return before(send, sql);
				trips.around = before;
				await work();
				return before(send, sql);
			};
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
		settled: () => Promise.allSettled(begun.splice(0)),
		dispose,
	};
}

/** Stands in for R2. */
export const bucketOf = (files: Map<string, Uint8Array>): FileBucket => ({
	put: async (key, content) => files.set(key, content),
	get: async (key) => {
		const content = files.get(key);
		return content ? { arrayBuffer: async () => content.slice().buffer, body: new Blob([content.slice()]).stream() } : null;
	},
	delete: async (keys) => {
		for (const key of keys) files.delete(key);
	},
});

/** Outside development the backend requires a digest key. */
const keyIn = ({ DEV_PAGES }: Partial<BackendEnv>): Partial<BackendEnv> => (DEV_PAGES === "" ? { DIGEST_KEY: testDigestKey } : {});

/** Stands in for the shop's objects of carts and records the notified carts. */
function channelsFor(notified: string[]): BackendEnv["CART_CHANNEL"] {
	const idFromName = (uuid: string) => ({ toString: () => uuid, equals: () => false });
	const jurisdiction = () => {
		throw new Error("Tests know no jurisdictions.");
	};
	return { idFromName, jurisdiction, get: (id) => ({ cartChanged: async () => void notified.push(String(id)) }) };
}

/** The origin that callers send as the shop's host. */
export const shopHost = "https://shop.example";

/** The cart of a response, in cents and grams. */
export function cartOf({ status, body }: Answered) {
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return cart.parse(body);
}
