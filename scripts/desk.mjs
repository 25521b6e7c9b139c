// npm run desk -- confirm|ship|done CB-10001 [options]: what staff do with an order, by the backend's calls (backend/desk). It has to run.
import { parseArgs } from "node:util";
import { Failure } from "./lib/process.mjs";

const usage = `npm run desk -- confirm CB-10001 2026-12-04 [--line 2=2026-12-10]
    the days that lines are confirmed for: all of them, and those that have another one
npm run desk -- ship CB-10001 [--line 1=5] [--heat 1=A1234] [--carrier NAME] [--tracking NUMBER] [--url ADDRESS] [--on 2026-11-30] [--key UUID]
    a delivery: of the lines named so many, else all that is left; with heat numbers of the steel. The same key again is the same delivery
npm run desk -- done CB-10001
    everything has arrived
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
	},
});
const [verb, order, date] = positionals;

/** "2=2026-12-10" → [2, "2026-12-10"] */
const pairs = (texts) => texts.map((text) => [Number(text.split("=")[0]), text.slice(text.indexOf("=") + 1)]);
const heats = pairs(values.heat);

const tasks = {
	confirm: () => ["dates", { date, lines: pairs(values.line).map(([line, day]) => ({ line, date: day })) }],
	ship: () => [
		"deliveries",
		{
			idem: values.key ?? crypto.randomUUID(),
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
	done: () => ["done", {}],
};
const task = Object.hasOwn(tasks, verb ?? "") ? tasks[verb] : null;
if (!task || !order) throw new Failure(usage);
const [path, body] = task();
const headers = {
	Authorization: `Bearer ${process.env.DESK_KEY ?? "only for development, known to all"}`,
	"Content-Type": "application/json",
	...(process.env.BACKEND_KEY ? { "Backend-Key": process.env.BACKEND_KEY } : {}),
};
const response = await fetch(`${values.backend}/desk/orders/${encodeURIComponent(order)}/${path}`, {
	method: "POST",
	headers,
	body: JSON.stringify(body),
}).catch((error) => {
	throw new Failure(`The backend at ${values.backend} does not answer: ${error.cause?.message ?? error.message}`);
});
const answer = await response.json();
if (!response.ok) throw new Failure(`${order}: ${answer.error}`);
console.log(Object.values(answer).join("\n"));
