// npm run order -- [review|refuse|holder] NUMBER|UUID [--state FOLDER] [--remote]: staff decisions on an order
// (docs/decisions/0094-ending-a-review.md).
import { parseArgs } from "node:util";
import { holderStatements, orderLookedAt, refuseStatements, reviewStatements } from "../backend/orders/review-statements.mjs";
import { anyDatabase } from "./lib/d1.mjs";
import { Failure } from "./lib/process.mjs";

const usage = "npm run order -- review|refuse CB-10001 [--remote], or npm run order -- holder UUID-OF-THE-CART [--remote]";

/** The effect of each command, and whether an order is already in that state. */
const commands = {
	review: {
		statements: reviewStatements,
		isDone: ({ order_status: status, needs_review: review }) => status === "reviewed" && review === 0,
	},
	refuse: { statements: refuseStatements, isDone: ({ order_status: status, needs_review: review }) => status === "other" && review === 1 },
	holder: { statements: holderStatements, isDone: ({ is_processed: sent, vat_name: holder, company }) => sent === 0 && holder === company },
};
const described = (order) =>
	[
		order.order_number ?? `Cart ${order.uuid}`,
		`  state     ${order.order_status}${order.needs_review ? ", not confirmed by a person" : ""}`,
		`  sent      ${order.processed_at ?? "no"}`,
		`  company   ${order.company ?? "not said"} (${order.vat || "no VAT id"}, ${order.vat_check || "not looked up"})`,
		`  holder    ${order.vat_name ?? "not known"}`,
		`  credit of ${order.credit_vat ?? "nobody"}`,
		`  buyer     ${[order.name, order.email, order.phone].filter(Boolean).join(", ")}`,
		`  paid by   ${order.paid_by ?? "nothing"}`,
	].join("\n");

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { state: { type: "string" }, remote: { type: "boolean" } },
});
const [verb, name] = positionals.length === 1 ? [null, positionals[0]] : positionals;
const command = verb === null ? null : commands[verb];
if (command === undefined || !/^(CB-\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(name ?? ""))
	throw new Failure(`Which order? ${usage}`);
const execute = anyDatabase(values);
const [[before]] = await execute([orderLookedAt(name)]);
if (!before) throw new Failure(`There is no order ${name}.`);
if (command === null) {
	console.log(`${described(before)}\n\n${usage}`);
	process.exit();
}
await execute(command.statements(name));
const [[after]] = await execute([orderLookedAt(name)]);
if (!command.isDone(after)) throw new Failure(`Nothing has changed: ${name} does not wait for this.\n${described(after)}`);
console.log(described(after));
if (verb === "refuse" && after.paid_by) console.log(`\nIt is paid: refund ${after.paid_by} at the payment provider.`);
