// npm run own-data -- ADDRESS [--state FOLDER] [--remote]: exports a person's data as JSON (docs/decisions/0087-retention-and-export.md).
import { ownDataStatements } from "../backend/users/own-data-statements.mjs";
import { commandLine } from "./lib/command-line.mjs";
import { Failure, isCommand } from "./lib/process.mjs";

if (isCommand(import.meta.url)) {
	const { anyDatabase } = await import("./lib/d1.mjs");
	const usage = "Whose data? npm run own-data -- buyer@company.example [--state FOLDER] [--remote] > data.json";
	const { values, positionals } = commandLine(usage, { state: { type: "string" }, remote: { type: "boolean" } }, 1);
	const [email = ""] = positionals;
	if (!email.includes("@")) throw new Failure(usage);
	const statements = ofAddress(email);
	const execute = anyDatabase(values);
	const parts = await execute(Object.values(statements));
	const named = Object.keys(statements).map((name, index) => [name, parts[index]]);
	console.log(JSON.stringify({ made_at: new Date().toISOString(), ...Object.fromEntries(named) }, null, "\t"));
}

/** @param {string} value */
function text(value) {
	return `'${value.replaceAll("'", "''")}'`;
}

/** Queries for all data of an email address: of its account, if any, and of orders with the address. @param {string} address */
export function ofAddress(address) {
	const email = text(address);
	const user = `(SELECT id FROM users WHERE email = ${email} COLLATE NOCASE)`;
	const orders = `(c.user_id = ${user} OR c.id IN (SELECT cart_id FROM cart_forms WHERE email = ${email} COLLATE NOCASE))`;
	return ownDataStatements({ user, email, orders });
}
