/** The database in production, or that of this machine, which no running shop is writing to. @returns runs statements and gives the rows of each */
export const anyDatabase = ({ remote, state }) => (remote ? inProduction() : onThisMachine(state));

async function onThisMachine(state) {
	const [{ withDatabase }, { localState }] = await Promise.all([import("./local-database.mjs"), import("./workers.mjs")]);
	return (statements) => withDatabase(state ?? localState, async (db) => rowsOf(await db.batch(statements.map((sql) => db.prepare(sql)))));
}

async function inProduction() {
	const { commandFile, nodeOrFail, quiet } = await import("./process.mjs");
	return async (statements) => {
		const args = ["d1", "execute", "DB", "--remote", "-c", "backend/wrangler.toml", "--env", "production", "--json", "--command"];
		const output = await nodeOrFail("Asking the database", [commandFile("wrangler", "wrangler"), ...args, statements.join(";\n")], {
			env: quiet,
		});
		return rowsOf(JSON.parse(String(output)));
	};
}

const rowsOf = (results) => results.map((one) => one.results ?? []);
