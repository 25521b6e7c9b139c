// npm run desk -- COMMAND NUMBER [options]: work of staff on orders, invoices, claims, requests and companies, through the backend's
// calls (backend/desk).
// The backend must be running.
import { existsSync } from "node:fs";
import { commandLine } from "./lib/command-line.mjs";
import { deskCalls, localBackend, localDesk } from "./lib/desk-calls.mjs";
import { orderInWords } from "./lib/order-in-words.mjs";
import { Failure } from "./lib/process.mjs";

const usage = `npm run desk -- order CB-10001|UUID
    what is known of an order or a cart: its state, deliveries, invoices and credit notes, lines with what is confirmed and shipped, and totals
npm run desk -- orders|events [--after CURSOR]
    what has come and happened since
npm run desk -- review CB-10001 [2026-12-04] [--line 2=2026-12-10]
    an order that waits for a person is confirmed, with the days of its lines where they are known
npm run desk -- cancel CB-10001 ["We are out of stock."]
    nothing of it has left; its buyer is told the reason, which an order in review may lack
npm run desk -- refund CB-10001 [--amount 12.50] [--key UUID]
    of what was paid by card so much, else all that is left
npm run desk -- holder UUID-OF-THE-CART
    the VAT id is that of the company which orders, though no register says so
npm run desk -- company FI20774740
npm run desk -- verify FI20774740 buyer@company.example [--limit 25000] [--replace]
    makes that account an owner of the company's team; replace: the only one, in a team that begins anew
npm run desk -- limit FI20774740 25000|usual
npm run desk -- prices FI20774740 [FILE.csv [--dry-run]]
    what the company pays less, as the CSV by which it is set: category;product;article;percent;until. A row names one category, product or article,
    or none for all goods. A file replaces all that was set; dry run says what is wrong in it, row by row, and what would change
npm run desk -- confirm CB-10001 2026-12-04 [--line 2=2026-12-10]
    the days that lines are confirmed for: all of them, and those that have another one
npm run desk -- ship CB-10001 [--line 1=5] [--heat 1=A1234 | --heats-later] [--carrier NAME] [--tracking NUMBER] [--url ADDRESS] [--on 2026-11-30] [--key UUID]
    a delivery: of the lines named so many, else all that is left; with heat numbers of the steel, which lines with a certificate need, unless they
    follow. The same key again is the same delivery
npm run desk -- heats CB-10001-1 --line 1 --heat A1234 [--heat B5678]
    heat numbers that a line of a delivery has as well, until it is invoiced
npm run desk -- certificate CB-10001-1 --line 1 --heat A1234 --steel "S355J2, EN 10025-2" --maker NAME --document NUMBER --on 2026-11-20
        --chemical C=0.17 --chemical Mn=1.38 --mechanical ReH=378:MPa --mechanical KV=120/118/125:J
    what the maker's inspection certificate 3.1 of that number and day says of a heat of a delivered line
npm run desk -- done CB-10001
    everything has arrived
npm run desk -- invoice CB-10001 [--line 1=5 | --all] [--delivery share|whole] [--on 2026-11-30] [--key UUID]
    of the lines named so many, else what was shipped and is not invoiced yet; all: also what was not shipped; freight by the share of the goods, or whole; on: the day of delivery
npm run desk -- credit INV-10001 "Damaged in transit" [--line 1=5] [--delivery none|share] [--key UUID]
    lines of an invoice, else all that is left of it, with the reason
npm run desk -- paid INV-10001 2026-12-04 [--amount 250 [--key UUID]]
    the day on which it was paid, from that of the invoice to today; with an amount so much of it in EUR with VAT
npm run desk -- claim CL-10001 answered|settled|refused "We send a new bar on Monday." [--key UUID]
    an answer to a claim, which is mailed; settled and refused are its end
npm run desk -- webhook list | webhook add ADDRESS [--type order.created] [--after CURSOR] | webhook remove ID
npm run desk -- webhook failed ID | webhook resend ID [--event evt_17]
    addresses that events are sent to; messages that were given up after a day, and are sent again
npm run desk -- mail failed | mail resend ID
    mails that a server has refused, that were given up or wait after a failed attempt; one of them goes again to those who have not got it
npm run desk -- key list | key make NAME --scope orders:read --scope orders:write | key revoke ID
    keys of other systems, made with DESK_KEY; a key is told once (docs/systems.md)
npm run desk -- quote RQ-10001 "As drawn, galvanised." --line CR-000123=10@1250 --line CR-000124=14x1250@10500+400 [--days 14]
        [--place "Hafenstr. 5, 20457 Hamburg"] [--key UUID]
    answers a request for a quotation, which is in the account from then on and mailed: of each article so many at so many cents, for so many days.
    14x1250: 14 pieces of 1250 mm, at so many cents for a whole bar and so many for a cut, without the latter at today's price
npm run desk -- close RQ-10001
    no quotation is made for the request
npm run desk -- owner leena@company.example [--at https://desk.company.example]
    invites an owner to the desk in the browser, who invites all others there; the link is mailed, and told here once
The backend: --backend ADDRESS, else that of npm start on this machine. The key is taken from DESK_KEY.`;

const { values, positionals, given } = commandLine(usage, {
	backend: { type: "string", default: localBackend },
	at: { type: "string", default: localDesk },
	line: { type: "string", multiple: true, default: [] },
	heat: { type: "string", multiple: true, default: [] },
	"heats-later": { type: "boolean", default: false },
	place: { type: "string" },
	carrier: { type: "string" },
	tracking: { type: "string" },
	url: { type: "string" },
	on: { type: "string" },
	key: { type: "string" },
	days: { type: "string" },
	delivery: { type: "string" },
	all: { type: "boolean" },
	steel: { type: "string" },
	maker: { type: "string" },
	document: { type: "string" },
	chemical: { type: "string", multiple: true, default: [] },
	mechanical: { type: "string", multiple: true, default: [] },
	amount: { type: "string" },
	limit: { type: "string" },
	replace: { type: "boolean" },
	"dry-run": { type: "boolean", default: false },
	scope: { type: "string", multiple: true, default: [] },
	after: { type: "string" },
	type: { type: "string", multiple: true, default: [] },
	event: { type: "string" },
});
const [verb, number, said] = positionals;

/** "2=2026-12-10" → [2, "2026-12-10"] */
const pairs = (texts) =>
	texts.map((text) => {
		const [, place, what] = /^(\d+)=(.+)$/.exec(text) ?? [];
		if (place === undefined) throw new Failure(`${text} says nothing of a line: 2=…`);
		return [Number(place), what];
	});

/** "ReH=378:MPa" → name, value and unit */
const measured = (texts) =>
	texts.map((text) => {
		const [name, said = ""] = text.split("=");
		const [value, unit] = said.split(":");
		return { name, value, unit };
	});

/** "CR-000123=10@1250", "CR-000123=14x1250@10500+400" → an article, its amount, the length of pieces, cents per piece and per cut */
const quoted = (texts) =>
	texts.map((text) => {
		const [, code, quantity, length, unit, fee] = /^([^=]+)=(\d+)(?:x(\d+))?@(\d+)(?:\+(\d+))?$/.exec(text) ?? [];
		if (code === undefined || (fee !== undefined && length === undefined))
			throw new Failure(`--line ${text} is no line of a quotation: CR-000123=10@1250 or CR-000124=14x1250@10500+400`);
		const cut = length === undefined ? undefined : { length: Number(length), fee_cents: fee === undefined ? undefined : Number(fee) };
		return { code, quantity: Number(quantity), unit_cents: Number(unit), cut };
	});

const key = values.key ?? crypto.randomUUID();
/** Positions of the selected lines in the order; undefined for all of them. */
const positions = () =>
	values.line.length > 0 ? pairs(values.line).map(([position, quantity]) => ({ position, quantity: Number(quantity) })) : undefined;

const dates = () => ({ date: said, lines: pairs(values.line).map(([line, day]) => ({ line, date: day })) });
/** Parses an amount in euros; undefined without one. */
const euros = (amount) => {
	if (amount === undefined) return undefined;
	if (!/^\d+([.,]\d{1,2})?$/.test(amount)) throw new Failure(`${amount} is no amount in euros: 1250 or 12.50`);
	return Number(amount.replace(",", "."));
};

/** Path and body of each task. A task without a body is a read. */
const tasks = {
	orders: () => [`orders?after=${values.after ?? 0}`, ""],
	webhook: () =>
		({
			add: ["webhooks", "", { url: said, types: values.type, after: values.after === undefined ? undefined : Number(values.after) }],
			remove: ["webhooks", `${said}/removal`, {}],
			failed: ["webhooks", `${said}/failed`],
			resend: ["webhooks", `${said}/resend`, { event: values.event }],
		})[number] ?? ["webhooks", ""],
	key: () =>
		({
			make: ["keys", "", { name: said, scopes: values.scope }],
			revoke: ["keys", `${said}/revocation`, {}],
		})[number] ?? ["keys", ""],
	mail: () => (number === "resend" ? ["mails", `${said}/resend`, {}] : ["mails", ""]),
	events: () => [`events?after=${values.after ?? 0}`, ""],
	owner: () => ["staff", "", { email: number, roles: ["owner"], host: values.at }],
	order: () => ["orders", ""],
	company: () => ["companies", ""],
	prices: () => ["companies", "prices"],
	review: () => ["orders", "review", dates()],
	cancel: () => ["orders", "cancellation", { reason: said }],
	refund: () => ["orders", "refunds", { amount: euros(values.amount), key }],
	holder: () => ["carts", "holder", {}],
	verify: () => ["companies", "verification", { owner: said, limit: euros(values.limit), replace: values.replace }],
	limit: () => ["companies", "limit", { limit: said === "usual" ? null : euros(said) }],
	confirm: () => ["orders", "dates", dates()],
	ship: async () => [
		"orders",
		"deliveries",
		{
			idem: key,
			shippedOn: values.on,
			carrier: values.carrier,
			trackingNumber: values.tracking,
			trackingUrl: values.url,
			lines: await shippedLines(),
		},
	],
	heats: () => ["deliveries", "heats", { line: onlyLine(), heats: values.heat }],
	certificate: () => [
		"deliveries",
		"certificates",
		{
			line: onlyLine(),
			heat: only("heat"),
			steel: values.steel,
			maker: values.maker,
			makerNumber: values.document,
			makerDay: values.on,
			chemical: measured(values.chemical),
			mechanical: measured(values.mechanical),
		},
	],
	done: () => ["orders", "done", {}],
	invoice: () => ["orders", "invoices", { lines: positions(), all: values.all, delivery: values.delivery, delivered_on: values.on, key }],
	credit: () => ["invoices", "credits", { lines: positions(), delivery: values.delivery, reason: said ?? "", key }],
	claim: () => ["claims", "answers", { state: said, text: positionals[3] ?? "", key }],
	quote: () => [
		"requests",
		"quotation",
		{ lines: quoted(values.line), days: values.days && Number(values.days), place: values.place, text: said, key },
	],
	close: () => ["requests", "closed", {}],
	paid: () => ["invoices", "payment", { paid_on: said, ...(values.amount !== undefined && { amount: euros(values.amount), key }) }],
};
const task = Object.hasOwn(tasks, verb ?? "") ? tasks[verb] : null;
/** Number of words in commands that do not have three. */
const wordsOf = {
	...Object.fromEntries(
		["order", "owner", "refund", "holder", "company", "ship", "heats", "certificate", "done", "invoice", "close"].map((name) => [name, 2]),
	),
	...{ orders: 1, events: 1, claim: 4 },
};
/** Tasks that do not concern one order, delivery, invoice, claim or company. */
const lists = ["orders", "events", "key", "webhook", "mail", "owner"];
if (!task || (!number && !lists.includes(verb))) throw new Failure(usage);
requireSaid();
/** The path of the subject of a call. */
const named = (subject, path = "") => [subject, lists.includes(verb) ? "" : encodeURIComponent(number), path].filter(Boolean).join("/");
const [subject, path, body] = await task();
/** The call may have taken effect. Repeating it with its key is safe. */
const sameAgain = JSON.stringify(body ?? {}).includes(key) ? `The same again, once: --key ${key}` : "";
const send = deskCalls(values.backend, { subject: number ?? verb, advice: sameAgain });
const call = (sent) => send(named(subject, path), sent);
const answer = await call(body);
if (verb === "prices" && said) await setPrices(said);
else console.log(described(answer));

/** Shows facts of an order or company; otherwise the number or message of the answer. */
function described(found) {
	if (verb === "events")
		return [
			...found.events.map(
				({ cursor, timestamp, type, data }) =>
					`${cursor}  ${timestamp}  ${type.padEnd(22)} ${[...new Set([data.order, data.number])].join("  ")}`,
			),
			`cursor ${found.cursor}`,
		].join("\n");
	if (verb === "orders")
		return [
			...found.orders.map(
				({ order_number, state, processed_at, total_price_with_vat }) =>
					`${order_number}  ${processed_at}  ${state.replace("_", " ")}  ${total_price_with_vat.toFixed(2)} EUR`,
			),
			`cursor ${found.cursor}`,
		].join("\n");
	if (verb === "prices") {
		const columns = ["category", "product", "article", "percent", "until"];
		return [columns, ...found.rows.map((row) => columns.map((column) => row[column] ?? ""))].map((cells) => cells.join(";")).join("\n");
	}
	if (subject === "companies")
		return [
			`${found.name} (${found.vat})`,
			`  domain    ${found.domain || "not known"}`,
			`  verified  ${found.verified_since ?? "no"}`,
			`  rating    ${found.rating ?? "none"}`,
			`  limit     ${found.limit === null ? "10000 EUR, the usual one" : `${found.limit} EUR`}`,
			`  team of   ${found.owners ?? "nobody"}`,
			`  named by  ${found.named_by ?? "no account"}`,
		].join("\n");
	if (found.keys)
		return found.keys
			.map(
				({ id, name, scopes, used_at, revoked_at }) =>
					`${id}  ${name}  ${revoked_at ? `revoked ${revoked_at}` : scopes.join(" ")}  used ${used_at || "never"}`,
			)
			.join("\n");
	if (found.mails)
		return [
			...(found.problem ? [found.problem] : []),
			...found.mails.map(
				({ id, created_at, kind, state, recipients, refused, last_error }) =>
					`${id}  ${created_at}  ${kind.padEnd(20)} ${state}  ${(refused.length > 0 ? refused : recipients).join(" ")}  ${last_error}`,
			),
			`${found.mails.length} mails`,
		].join("\n");
	if (found.webhooks)
		return found.webhooks
			.map(({ id, url, types, waiting, failed }) => `${id}  ${url}  ${types.join(" ") || "all"}  ${waiting} waiting, ${failed} failed`)
			.join("\n");
	if (found.failed)
		return found.failed
			.map(({ event, type, number: of, attempts, last_error }) => `${event}  ${type}  ${of}  ${attempts} attempts: ${last_error}`)
			.join("\n");
	if (found.link) return `${found.message}\n${found.link}`;
	if (found.secret) return `${found.id}  ${found.secret}`;
	if (found.key) return found.key;
	if (verb !== "order") return found.number ?? found.message;
	return orderInWords(found);
}

/** Sets a company's prices from a file, unless the file has an error. Replaces only the prices that were read here, or nothing. */
async function setPrices(file) {
	const { namedCells, readCsv } = await import("./lib/read-csv.mjs");
	if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
	const table = readCsv(file);
	if (table.length === 0) throw new Failure(`${file} is empty: its first row names the columns.`);
	const rows = namedCells(table);
	const { refused, changed } = await call({ rows, dry_run: true });
	for (const { line, field, reason } of refused) console.log(`row ${table[line + 1].row}, ${field}: ${reason}`);
	if (refused.length > 0) throw new Failure("Nothing is set.");
	if (!changed) console.log("The prices are these already.");
	else if (values["dry-run"]) console.log(`Nothing is written. It would be ${rows.length} rows instead of ${answer.rows.length}.`);
	else {
		await call({ rows, version: answer.version });
		console.log(`${rows.length} rows are set instead of ${answer.rows.length}.`);
	}
	if (!answer.in_force && rows.length > 0) console.log(`Nobody pays them yet: ${number} is not verified (npm run desk -- verify).`);
}

/** Rejects options that the command does not use: a typed option must not look applied. */
function requireSaid() {
	const forms = usage.split("npm run desk -- ").filter((form) => form.split(/[ \n]/, 1)[0].split("|").includes(verb));
	// The description follows the syntax.
	const syntax = forms.map((form) => form.split(/\n {4}(?! )/, 1)[0]).join(" ");
	const taken = new Set([...syntax.matchAll(/--([a-z-]+)/g)].map(([, name]) => name));
	const unknown = given.find((name) => name !== "backend" && !taken.has(name));
	if (unknown) throw new Failure(`${verb} takes no --${unknown}. Nothing is done.\n\n${usage}`);
	const most = wordsOf[verb] ?? 3;
	if (positionals.length > most) throw new Failure(`${verb} does nothing with ${positionals[most]}. Nothing is done.\n\n${usage}`);
}

/** The value of an option that may be given once. */
function only(name) {
	if (values[name].length !== 1) throw new Failure(`${verb} takes one --${name}.`);
	return values[name][0];
}

function onlyLine() {
	const line = only("line");
	if (!/^\d+$/.test(line)) throw new Failure(`--line ${line} is no place of a line.`);
	return Number(line);
}

/** The shipped lines with their heats; undefined for everything left. @throws Failure if a line with a certificate has no heat */
async function shippedLines() {
	const heats = pairs(values.heat);
	const look = deskCalls(values.backend, { subject: number, advice: "" });
	const order = await look(named("orders"));
	const sentOf = (line) =>
		order.deliveries.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0);
	const left = [...order.items, ...order.orders_to_sets]
		.map(({ cut, quantity }, index) => [index + 1, (cut?.pieces ?? quantity) - sentOf(index + 1)])
		.filter(([, quantity]) => quantity > 0);
	const lines = values.line.length > 0 ? pairs(values.line) : left;
	const heatsOf = (line) => heats.filter(([of]) => of === line).map(([, heat]) => heat);
	const lost = heats.find(([of]) => !lines.some(([line]) => line === of));
	if (lost) throw new Failure(`Line ${lost[0]} is not sent: its heat ${lost[1]} would be lost.`);
	const bare = lines.filter(([line]) => typeof order.items[line - 1]?.certificate_price === "number" && heatsOf(line).length === 0);
	if (bare.length > 0 && !values["heats-later"])
		throw new Failure(
			`Line ${bare.map(([line]) => line).join(", ")} was bought with its certificate 3.1: of which heat is it (--heat ${bare[0][0]}=…)? --heats-later where that is not known yet.`,
		);
	if (values.line.length === 0 && heats.length === 0) return undefined;
	return lines.map(([line, quantity]) => ({ line, quantity: Number(quantity), heats: heatsOf(line) }));
}
