/** The database of reads: the primary, or a session on a replica. */
export type ReadDatabase = Pick<D1Database, "prepare" | "batch">;

/** A read. Several reads share one round trip and may follow the writes of the same batch. */
export interface Read<T> {
	statements: D1PreparedStatement[];
	parse(results: readonly D1Result[]): T;
}

export const nothing: Read<undefined> = { statements: [], parse: () => undefined };

export const resultOf = (statement: D1PreparedStatement): Read<D1Result | undefined> => ({
	statements: [statement],
	parse: ([result]) => result,
});

export const inOneBatch = <A, B>(one: Read<A>, other: Read<B>): Read<[A, B]> => ({
	statements: [...one.statements, ...other.statements],
	parse: (results) => [one.parse(results.slice(0, one.statements.length)), other.parse(results.slice(one.statements.length))],
});

/** Runs a read in one round trip. */
export const read = async <T>(db: Pick<D1Database, "batch">, { statements, parse }: Read<T>): Promise<T> =>
	parse(statements.length > 0 ? await db.batch(statements) : []);
