/** The Worker beside a local database that runs what it is sent: [{ sql, values }], several as one batch. */
export const d1Script = `export default {
	async fetch(request, { DB }) {
		const statements = (await request.json()).map(({ sql, values }) => DB.prepare(sql).bind(...values));
		try {
			return Response.json(statements.length === 1 ? [await statements[0].all()] : await DB.batch(statements));
		} catch (error) {
			return new Response(error.message, { status: 500 });
		}
	}
}`;

/** Milliseconds that one statement or batch may take, on a busy machine too. */
const longest = 120_000;

/**
 * The part of D1's interface that filling a database needs, by requests to `d1Script`. Miniflare's own stand-in for D1 blocks this process at
 * every call, and on a busy machine it now and then fails over that in the middle of thousands of rows.
 */
export function localD1(miniflare) {
	async function send(statements) {
		const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
		const answer = await miniflare.dispatchFetch("http://database/", { method: "POST", body, signal: AbortSignal.timeout(longest) });
		if (!answer.ok) throw new Error(await answer.text());
		return answer.json();
	}
	const prepare = (sql, values = []) => ({
		sql,
		values,
		bind: (...bound) => prepare(sql, bound),
		all: async () => (await send([{ sql, values }]))[0],
		run: async () => (await send([{ sql, values }]))[0],
		first: async (column) => {
			const [row = null] = (await send([{ sql, values }]))[0].results;
			return row === null || column === undefined ? row : (row[column] ?? null);
		},
		raw: async () => (await send([{ sql, values }]))[0].results.map((row) => Object.values(row)),
	});
	return { prepare, batch: send };
}
