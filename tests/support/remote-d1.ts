import type { Miniflare } from "miniflare";
import { d1Script } from "../../scripts/lib/d1.mjs";

/** The Worker that Miniflare runs beside the database for `remoteD1`. */
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

/** Statements of one batch; the response's JSON is a D1Result for each. */
type Send = (statements: readonly Statement[]) => Promise<Response>;

class Statement implements D1PreparedStatement {
	constructor(
		private readonly send: Send,
		readonly sql: string,
		readonly values: readonly unknown[] = [],
	) {}

	bind(...values: unknown[]): D1PreparedStatement {
		if (values.includes(undefined)) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
		// Miniflare takes more than D1.
		if (values.some((value) => typeof value === "string" && Buffer.byteLength(value) > 2_000_000))
			throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
		return new Statement(this.send, this.sql, values);
	}

	async all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
		const [result] = await (await this.send([this])).json<D1Result<T>[]>();
		if (!result) throw new Error("The database has not answered.");
		return result;
	}

	run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
		return this.all<T>();
	}

	async first<T = unknown>(column?: string): Promise<T | null> {
		if (column === undefined) return (await this.all<T>()).results[0] ?? null;
		const [row] = (await this.all<Record<string, T>>()).results;
		return row?.[column] ?? null;
	}

	raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
	raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
	async raw(options?: { columnNames?: boolean }): Promise<never> {
		if (options?.columnNames) throw new Error("No test asks for the names of columns.");
		const rows = (await this.all()).results.map((row) => Object.values(row));
		return new Response(JSON.stringify(rows)).json<never>();
	}
}

class RemoteDatabase implements D1Database {
	constructor(private readonly send: Send) {}

	prepare(sql: string): D1PreparedStatement {
		return new Statement(this.send, sql);
	}

	async batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
		const own = statements.filter((statement) => statement instanceof Statement);
		if (own.length === 0) return [];
		return (await this.send(own)).json<D1Result<T>[]>();
	}

	exec(): Promise<D1ExecResult> {
		throw new Error("No test runs a script of statements.");
	}

	/** There are no replicas. */
	withSession(): D1DatabaseSession {
		return Object.assign(this, { getBookmark: () => null });
	}

	dump(): Promise<ArrayBuffer> {
		throw new Error("No test copies the database.");
	}
}
