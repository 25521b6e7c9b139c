// npm run own-data -- ADDRESS [--state FOLDER] [--remote]: what is stored of a person, as JSON (docs/decisions/0087-what-is-kept-and-given-out.md).
import "./node-version.mjs";
import { parseArgs } from "node:util";
import { anyDatabase } from "./any-database.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";
import { ofAddress } from "./own-data-of-address.mjs";

run(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { state: { type: "string" }, remote: { type: "boolean" } },
	});
	const [email = ""] = positionals;
	if (!email.includes("@")) throw new Failure("Whose data? npm run own-data -- buyer@company.example [--remote] > data.json");
	await ensureDependencies();
	const statements = ofAddress(email);
	const execute = await anyDatabase(values);
	const parts = await execute(Object.values(statements));
	const named = Object.keys(statements).map((name, index) => [name, parts[index]]);
	console.log(JSON.stringify({ made_at: new Date().toISOString(), ...Object.fromEntries(named) }, null, "\t"));
});
