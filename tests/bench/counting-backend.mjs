// A wrapper of the backend's Worker that counts calls and database rows: GET /_bench/counts. For measurements only.
import backend from "./index.js";

export * from "./index.js";

const zero = () => ({ calls: 0, trips: 0, queries: 0, read: 0, written: 0, cartCounts: {} });
let counts = zero();

/** One wrapper per environment: the runtime gives every request the same one, and the backend keys what it has read by it. */
const countedEnvs = new WeakMap();

function countedEnv(env) {
	const known = countedEnvs.get(env) ?? { ...env, DB: counted(env.DB) };
	countedEnvs.set(env, known);
	return known;
}

export default {
	...backend,
	fetch(request, env, context) {
		const { pathname } = new URL(request.url);
		if (pathname === "/_bench/counts") {
			const answer = Response.json(counts);
			counts = zero();
			return answer;
		}
		const watched = /^\/ws\/([^/]+)$/.exec(pathname)?.[1];
		if (watched) counts.cartCounts[watched] = (counts.cartCounts[watched] ?? 0) + 1;
		counts.calls++;
		return backend.fetch(request, countedEnv(env), context);
	},
};

function note({ meta } = {}) {
	counts.queries++;
	counts.read += meta?.rows_read ?? 0;
	counts.written += meta?.rows_written ?? 0;
}

/** The database with a count of each result's rows. */
function counted(db) {
	return {
		prepare: (sql) => statement(db.prepare(sql)),
		async batch(statements) {
			counts.trips++;
			const results = await db.batch(statements.map(({ real }) => real));
			results.forEach(note);
			return results;
		},
		exec: (sql) => db.exec(sql),
		withSession: (...given) => counted(db.withSession(...given)),
	};
}

function statement(real) {
	const all = async () => {
		counts.trips++;
		const result = await real.all();
		note(result);
		return result;
	};
	return {
		real,
		bind: (...values) => statement(real.bind(...values)),
		all,
		run: all,
		async first(column) {
			const [row] = (await all()).results;
			return row === undefined ? null : column === undefined ? row : row[column];
		},
		async raw({ columnNames = false } = {}) {
			const { results } = await all();
			const rows = results.map((row) => Object.values(row));
			return columnNames ? [Object.keys(results[0] ?? {}), ...rows] : rows;
		},
	};
}
