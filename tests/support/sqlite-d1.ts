import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { z } from "zod";
import { TestDatabase, TestStatement } from "./d1-parts";
import { schema } from "./fixture-sql";

declare module "node:sqlite" {
	/** Added in Node 25.8; the types of Node 22 lack it. */
	interface DatabaseSync {
		readonly limits: Record<string, number>;
		setAuthorizer(isAllowed: (action: number, what: string | null, of: string | null) => number): void;
		serialize(): Uint8Array;
		deserialize(bytes: Uint8Array): void;
	}
}

/** Limits of D1 (docs/operations.md), by Node's names for SQLite's limits. `length` is the bytes of a value and of a row. */
const limits = {
	length: 2_000_000,
	sqlLength: 100_000,
	column: 100,
	exprDepth: 100,
	compoundSelect: 5,
	vdbeOp: 25_000,
	functionArg: 32,
	attach: 0,
	likePatternLength: 50,
	variableNumber: 100,
	triggerDepth: 10,
};

/** Functions of Node's SQLite that D1 lacks or forbids. */
const refusedFunctions = new Set(
	`ceiling fts3_tokenizer fts5 fts5_get_locale fts5_insttoken fts5_locale fts5_source_id geopoly_area geopoly_bbox geopoly_blob
	geopoly_ccw geopoly_contains_point geopoly_debug geopoly_group_bbox geopoly_json geopoly_overlap geopoly_regular geopoly_svg
	geopoly_within geopoly_xform json_array_insert json_error_position json_pretty jsonb_array_insert load_extension log10 matchinfo
	median offsets optimize percentile percentile_cont percentile_disc power rtreedepth rtreenode sqlite_compileoption_get
	sqlite_compileoption_used sqlite_log sqlite_source_id sqlite_version subtype unistr unistr_quote`.split(/\s+/),
);

const pragmas = new Set(
	`case_sensitive_like data_version defer_foreign_keys foreign_key_check foreign_key_list foreign_keys ignore_check_constraints index_info
	index_list index_xinfo legacy_alter_table optimize page_size quick_check recursive_triggers reverse_unordered_selects table_info table_list
	table_xinfo`.split(/\s+/),
);

/** SQLite's authorizer codes. The refused ones concern temporary objects, transactions and other databases. */
const actions = { function: 31, pragma: 19, refused: [3, 4, 5, 6, 12, 13, 14, 15, 22, 24, 25, 32] };
const [allowed, denied] = [0, 1];
const codes: Record<number, string> = {
	1: "SQLITE_ERROR",
	7: "SQLITE_NOMEM",
	18: "SQLITE_TOOBIG",
	19: "SQLITE_CONSTRAINT",
	20: "SQLITE_MISMATCH",
	23: "SQLITE_AUTH",
};
const constraints: Record<number, string> = {
	275: "SQLITE_CONSTRAINT_CHECK",
	787: "SQLITE_CONSTRAINT_FOREIGNKEY",
	1299: "SQLITE_CONSTRAINT_NOTNULL",
	1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
	1811: "SQLITE_CONSTRAINT_TRIGGER",
	2067: "SQLITE_CONSTRAINT_UNIQUE",
};

/** Hook around each round trip to the database, for a statement or a batch. */
export type Around = (send: () => Promise<D1Result[]>, sql: readonly string[]) => Promise<D1Result[]>;

/**
 * Creates databases with the same initial content: the first is migrated and filled, the others copy it.
 * @param fill adds rows to those of the migrations
 */
export function madeOnce(fill: (db: D1Database) => Promise<unknown>): (around?: Around) => Promise<SqliteD1> {
	let content: Promise<Uint8Array> | undefined;
	const make = async () => {
		const db = new SqliteD1();
		await db.batch(schema().map((statement) => db.prepare(statement)));
		await fill(db);
		const made = db.serialize();
		db.close();
		return made;
	};
	return async (around) => {
		content ??= make();
		return new SqliteD1(await content, around);
	};
}

/**
 * D1's interface on Node's SQLite. It refuses what the platform refuses. It answers in microseconds, while the real one in another process
 * takes milliseconds. sqlite-d1.test.ts compares the two.
 */
export class SqliteD1 extends TestDatabase {
	readonly #database = new DatabaseSync(":memory:", { enableDoubleQuotedStringLiterals: true });
	readonly #statements = new Map<string, Prepared>();
	readonly #around: Around;
	/** Lets this class run statements that tests must not. */
	#isOwn = false;

	/** @param content of another database, from `serialize` */
	constructor(content?: Uint8Array, around: Around = (send) => send()) {
		super();
		this.#around = around;
		if (content) this.#database.deserialize(content);
		Object.assign(this.#database.limits, limits);
		this.#database.setAuthorizer((what, name, detail) => (this.#isAllowed(what, name, detail) ? allowed : denied));
	}

	prepare(sql: string): D1PreparedStatement {
		return new Statement(this, sql);
	}

	batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]>;
	batch(statements: D1PreparedStatement[]): Promise<D1Result[]> {
		return this.send(statements.filter((statement) => statement instanceof Statement));
	}

	/** Runs statements as one transaction. */
	send(statements: readonly Statement[]): Promise<D1Result[]> {
		if (statements.length === 0) return Promise.resolve([]);
		return this.#around(
			async () => this.#transaction(() => statements.map((statement) => this.#run(statement))),
			statements.map(({ sql }) => sql),
		);
	}

	serialize(): Uint8Array {
		return this.#own(() => this.#database.serialize());
	}

	close(): void {
		this.#statements.clear();
		this.#database.close();
	}

	#isAllowed(what: number, name: string | null, detail: string | null): boolean {
		if (this.#isOwn) return true;
		if (what === actions.function) return !refusedFunctions.has(detail ?? "");
		if (what === actions.pragma) return pragmas.has(name ?? "");
		return !actions.refused.includes(what);
	}

	#own<T>(work: () => T): T {
		this.#isOwn = true;
		try {
			return work();
		} finally {
			this.#isOwn = false;
		}
	}

	#transaction<T>(work: () => T): T {
		this.#own(() => this.#database.exec("BEGIN"));
		try {
			const done = work();
			this.#own(() => this.#database.exec("COMMIT"));
			return done;
		} catch (error) {
			// Some errors have already ended the transaction.
			if (this.#database.isTransaction) this.#own(() => this.#database.exec("ROLLBACK"));
			throw inWordsOfD1(error);
		}
	}

	#run({ sql, values }: Statement): D1Result {
		const { statement, parameters } = this.#prepared(sql);
		if (values.length !== parameters) throw new Error("Wrong number of parameter bindings for SQL query.");
		const before = this.#totals();
		const results = statement.all(...values).map(rowOfD1);
		const after = this.#totals();
		const changes = after.changes - before.changes;
		const { row: last_row_id, pages } = after;
		return {
			success: true,
			results,
			meta: { changes, last_row_id, changed_db: changes > 0, size_after: pages * 4096, duration: 0, rows_read: 0, rows_written: 0 },
		};
	}

	#prepared(sql: string): Prepared {
		const known = this.#statements.get(sql);
		if (known) return known;
		if (Buffer.byteLength(sql) > limits.sqlLength) throw new Error("statement too long: SQLITE_TOOBIG");
		const statement = this.#database.prepare(sql);
		const [, rest = ""] = sql.split(statement.sourceSQL);
		if (rest.replace(/--.*|[;\s]/g, "") !== "") throw new Error("This database takes one statement at a time.");
		const prepared = { statement, parameters: parametersOf(statement) };
		this.#statements.set(sql, prepared);
		return prepared;
	}

	#totals(): z.output<typeof totals> {
		const sql = "SELECT total_changes() AS changes, last_insert_rowid() AS row, page_count AS pages FROM pragma_page_count";
		return totals.parse(this.#own(() => this.#prepared(sql).statement.get()));
	}
}

const totals = z.object({ changes: z.number(), row: z.number(), pages: z.number() });

interface Prepared {
	statement: StatementSync;
	parameters: number;
}

/** The number of values that a statement takes. SQLite refuses one more before it runs the statement. */
function parametersOf(statement: StatementSync): number {
	for (let count = 0; ; count++)
		try {
			statement.iterate(...Array.from({ length: count + 1 }, () => null));
		} catch {
			return count;
		}
}

/** D1 returns a blob as a list. */
const rowOfD1 = (row: Record<string, SQLOutputValue>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]));

function inWordsOfD1(error: unknown): Error {
	const { message } = z.object({ message: z.string() }).parse(error);
	const { data } = z.object({ errcode: z.number() }).safeParse(error);
	if (!data) return new Error(`D1_ERROR: ${message}`, { cause: error });
	const extended = constraints[data.errcode];
	return new Error(`D1_ERROR: ${message}: ${codes[data.errcode & 255]}${extended ? ` (extended: ${extended})` : ""}`, { cause: error });
}

class Statement extends TestStatement {
	constructor(
		private readonly database: SqliteD1,
		readonly sql: string,
		readonly values: readonly SQLInputValue[] = [],
	) {
		super();
	}

	bind(...values: unknown[]): D1PreparedStatement {
		return new Statement(this.database, this.sql, values.map(inputOf));
	}

	all<T>(): Promise<D1Result<T>>;
	async all(): Promise<D1Result> {
		const [result] = await this.database.send([this]);
		if (!result) throw new Error("The database has not answered.");
		return result;
	}
}

function inputOf(value: unknown): SQLInputValue {
	if (value === null || typeof value === "string" || typeof value === "number") return value;
	if (typeof value === "boolean") return Number(value);
	if (Array.isArray(value)) return Uint8Array.from(value);
	if (value instanceof ArrayBuffer) return new Uint8Array(value);
	if (value instanceof Uint8Array) return value;
	throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`);
}
