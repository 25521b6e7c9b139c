// npm run desk -- confirm|ship|certificate|done|invoice|credit|paid|claim|quote|close NUMBER [options]: what staff do with orders, invoices, claims and requests, by the backend's calls (backend/desk).
// The backend has to run.
import { parseArgs } from "node:util";
import { Failure } from "./lib/process.mjs";

const usage = `npm run desk -- confirm CB-10001 2026-12-04 [--line 2=2026-12-10]
    the days that lines are confirmed for: all of them, and those that have another one
npm run desk -- ship CB-10001 [--line 1=5] [--heat 1=A1234] [--carrier NAME] [--tracking NUMBER] [--url ADDRESS] [--on 2026-11-30] [--key UUID]
    a delivery: of the lines named so many, else all that is left; with heat numbers of the steel. The same key again is the same delivery
npm run desk -- certificate CB-10001-1 --line 1 --heat A1234 --steel "S355J2, EN 10025-2" --maker NAME --document NUMBER --on 2026-11-20
        --chemical C=0.17 --chemical Mn=1.38 --mechanical ReH=378:MPa --mechanical KV=120/118/125:J
    what the maker's inspection certificate 3.1 of that number and day says of a heat of a delivered line
npm run desk -- done CB-10001
    everything has arrived
npm run desk -- invoice CB-10001 [--line 1=5] [--delivery share|whole] [--on 2026-11-30] [--key UUID]
    of the lines named so many, else all that is not invoiced yet; freight by the share of the goods, or whole; on: the day of delivery
npm run desk -- credit INV-10001 "Damaged in transit" [--line 1=5] [--delivery none|share] [--key UUID]
    lines of an invoice, else all that is left of it, with the reason
npm run desk -- paid INV-10001 2026-12-04
npm run desk -- claim CL-10001 answered|settled|refused "We send a new bar on Monday." [--key UUID]
    an answer to a claim, which is mailed; settled and refused are its end
npm run desk -- quote RQ-10001 "As drawn, galvanised." --line CR-000123=10@1250 --line CR-000124=4@980 [--days 14] [--key UUID]
    answers a request for a quotation, which is in the account from then on and mailed: of each article so many at so many cents, for so many days
npm run desk -- close RQ-10001
    no quotation is made for the request
The backend: --backend ADDRESS, else http://127.0.0.1:8788. Its key is taken from DESK_KEY.`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		backend: { type: "string", default: "http://127.0.0.1:8788" },
		line: { type: "string", multiple: true, default: [] },
		heat: { type: "string", multiple: true, default: [] },
		carrier: { type: "string" },
		tracking: { type: "string" },
		url: { type: "string" },
		on: { type: "string" },
		key: { type: "string" },
		days: { type: "string" },
		delivery: { type: "string" },
		steel: { type: "string" },
		maker: { type: "string" },
		document: { type: "string" },
		chemical: { type: "string", multiple: true, default: [] },
		mechanical: { type: "string", multiple: true, default: [] },
	},
});
const [verb, number, said] = positionals;

/** "2=2026-12-10" → [2, "2026-12-10"] */
const pairs = (texts) => texts.map((text) => [Number(text.split("=")[0]), text.slice(text.indexOf("=") + 1)]);
const heats = pairs(values.heat);

/** "ReH=378:MPa" → name, value and unit */
const measured = (texts) =>
	texts.map((text) => {
		const [name, said = ""] = text.split("=");
		const [value, unit] = said.split(":");
		return { name, value, unit };
	});

/** "CR-000123=10@1250" → an article, how many, and cents of one */
const quoted = (texts) =>
	texts.map((text) => {
		const [code, figures = ""] = text.split("=");
		const [quantity, cents] = figures.split("@");
		return { code, quantity: Number(quantity), unit_cents: Number(cents) };
	});

const key = values.key ?? crypto.randomUUID();
/** Those of an order that are meant, by their place in it; undefined for all of them. */
const positions = () =>
	values.line.length > 0 ? pairs(values.line).map(([position, quantity]) => ({ position, quantity: Number(quantity) })) : undefined;

/** Address and body of each task. */
const tasks = {
	confirm: () => ["orders", "dates", { date: said, lines: pairs(values.line).map(([line, day]) => ({ line, date: day })) }],
	ship: () => [
		"orders",
		"deliveries",
		{
			idem: key,
			shippedOn: values.on,
			carrier: values.carrier,
			trackingNumber: values.tracking,
			trackingUrl: values.url,
			lines:
				values.line.length > 0
					? pairs(values.line).map(([line, quantity]) => ({
							line,
							quantity: Number(quantity),
							heats: heats.filter(([of]) => of === line).map(([, heat]) => heat),
						}))
					: undefined,
		},
	],
	certificate: () => [
		"deliveries",
		"certificates",
		{
			line: Number(values.line[0]),
			heat: values.heat[0],
			steel: values.steel,
			maker: values.maker,
			makerNumber: values.document,
			makerDay: values.on,
			chemical: measured(values.chemical),
			mechanical: measured(values.mechanical),
		},
	],
	done: () => ["orders", "done", {}],
	invoice: () => ["orders", "invoices", { lines: positions(), delivery: values.delivery, delivered_on: values.on, key }],
	credit: () => ["invoices", "credits", { lines: positions(), delivery: values.delivery, reason: said ?? "", key }],
	claim: () => ["claims", "answers", { state: said, text: positionals[3] ?? "", key }],
	quote: () => ["requests", "quotation", { lines: quoted(values.line), days: values.days && Number(values.days), text: said, key }],
	close: () => ["requests", "closed", {}],
	paid: () => ["invoices", "payment", { paid_on: said }],
};
const task = Object.hasOwn(tasks, verb ?? "") ? tasks[verb] : null;
if (!task || !number) throw new Failure(usage);
const [subject, path, body] = task();
const headers = {
	Authorization: `Bearer ${process.env.DESK_KEY ?? "only for development, known to all"}`,
	"Content-Type": "application/json",
	...(process.env.BACKEND_KEY ? { "Backend-Key": process.env.BACKEND_KEY } : {}),
};
const response = await fetch(`${values.backend}/desk/${subject}/${encodeURIComponent(number)}/${path}`, {
	method: "POST",
	headers,
	body: JSON.stringify(body),
}).catch((error) => {
	throw new Failure(`The backend at ${values.backend} does not answer: ${error.cause?.message ?? error.message}`);
});
const answer = await response.json();
if (!response.ok) throw new Failure(`${number}: ${answer.error}`);
console.log(answer.number ?? answer.message);
