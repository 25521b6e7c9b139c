/** Shared by the statements of all test databases. */
export abstract class TestStatement implements D1PreparedStatement {
	abstract bind(...values: unknown[]): D1PreparedStatement;
	abstract all<T = Record<string, unknown>>(): Promise<D1Result<T>>;

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
	async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
		if (options?.columnNames) throw new Error("No test asks for the names of columns.");
		return (await this.all<Record<string, unknown>>()).results.map((row) => Object.values(row));
	}
}

/** Shared by all test databases. */
export abstract class TestDatabase implements D1Database {
	abstract prepare(sql: string): D1PreparedStatement;
	abstract batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]>;

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
