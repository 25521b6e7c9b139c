import type { Miniflare } from "miniflare";
import { d1Script } from "../../scripts/lib/d1.mjs";
import { TestDatabase, TestStatement } from "./d1-parts";

/** The Worker that Miniflare runs next to the database for `remoteD1`. */
export const databaseScript: string = d1Script;

/**
 * The database of a Miniflare with `databaseScript`, over HTTP, for tests of the real one. Miniflare's own D1 proxy blocks this process at every call,
 * and occasionally fails for good on a busy machine.
 */
export function remoteD1(miniflare: Miniflare): D1Database {
	return new RemoteDatabase(async (statements) => {
		const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
		const answer = await miniflare.dispatchFetch("http://database/", { method: "POST", body });
		const text = await answer.text();
		if (!answer.ok) throw new Error(text);
		return new Response(text);
	});
}

/** Sends the statements of one batch. The response's JSON has a D1Result for each. */
type Send = (statements: readonly Statement[]) => Promise<Response>;

class Statement extends TestStatement {
	constructor(
		private readonly send: Send,
		readonly sql: string,
		readonly values: readonly unknown[] = [],
	) {
		super();
	}

	bind(...values: unknown[]): D1PreparedStatement {
		if (values.includes(undefined)) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
		// Miniflare accepts more than D1.
		if (values.some((value) => typeof value === "string" && Buffer.byteLength(value) > 2_000_000))
			throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
		return new Statement(this.send, this.sql, values);
	}

	async all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
		const [result] = await (await this.send([this])).json<D1Result<T>[]>();
		if (!result) throw new Error("The database has not answered.");
		return result;
	}
}

class RemoteDatabase extends TestDatabase {
	constructor(private readonly send: Send) {
		super();
	}

	prepare(sql: string): D1PreparedStatement {
		return new Statement(this.send, sql);
	}

	async batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
		const own = statements.filter((statement) => statement instanceof Statement);
		if (own.length === 0) return [];
		return (await this.send(own)).json<D1Result<T>[]>();
	}
}
