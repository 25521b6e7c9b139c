// An example of a system that follows the shop's orders (docs/systems.md): it takes each new order, confirms it with days, ships it and invoices what was shipped.
//   npm run desk -- key make erp --scope orders:read --scope orders:write
//   BACKEND=https://backend.example DESK_API_KEY=desk_… node examples/erp-connector.mjs erp-state.json
// It reads events by a cursor, once a minute, and stores the cursor after each event. If it dies in between, the event is handled again, and its Idempotency-Key makes that no second
// delivery. What stands for the system itself are the functions in `erp`.
import { readFile, rename, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** The system of goods: replace these by yours. */
const erp = {
	/** Whether it can deliver an order. One that it cannot is left to a person. */
	canDeliver: (order) => order.items.every(({ quantity }) => quantity <= 10_000),
	/** Working days from today until the goods are there. */
	leadDays: 5,
	/** What was picked and handed to the carrier: of each line all of it, with the heats of its steel. */
	pick: (order) => ({ carrier: "Own lorry", trackingNumber: order.order_number }),
	/** Goods that were reserved are free again. */
	release: (number) => console.log(`${number} is cancelled: its goods are free again.`),
};

/** What is done with each type of event; all others are passed over. */
const handlers = {
	"order.created": async (call, { id, data }) => {
		const order = await call(`orders/${data.order}`);
		if (order.needs_review && erp.canDeliver(order)) await call(`orders/${data.order}/review`, {}, `review-${id}`);
	},
	"order.confirmed": async (call, { id, data }) => {
		const order = await call(`orders/${data.order}`);
		await confirmDay(call, order, id);
		await call(`orders/${data.order}/deliveries`, erp.pick(order), `ship-${id}`);
	},
	"delivery.shipped": async (call, { id, data }) => {
		await call(`orders/${data.order}/invoices`, {}, `invoice-${id}`);
	},
	"order.cancelled": async (_call, { data }) => erp.release(data.order),
};

/** Confirms the first day that is a working day where the goods go: the shop knows the holidays. */
async function confirmDay(call, { order_number: number }, id) {
	for (let days = erp.leadDays; days < erp.leadDays + 10; days++) {
		const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
		const answer = await call(`orders/${number}/dates`, { date }, `dates-${id}-${date}`);
		if (!answer.error) return;
	}
}

/**
 * Handles all events behind the cursor.
 * @param {{ request?: (path: string, init: RequestInit) => Promise<Response>, key: string, load: () => Promise<number>, store: (cursor: number) => Promise<void> }} options
 * `request` sends a call; load and store keep the cursor
 * @returns {Promise<number>} how many there were
 */
export async function follow({ request = toBackend, key, load, store }) {
	const call = async (path, body, idempotencyKey) => {
		const response = await request(`/desk/${path}`, {
			method: body ? "POST" : "GET",
			headers: {
				Authorization: `Bearer ${key}`,
				"Content-Type": "application/json",
				...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
			},
			body: body && JSON.stringify(body),
		});
		const answer = await response.json();
		// What the order's state forbids was done by somebody else, or is a person's business: it stays so however often it is sent.
		const isFinal = response.status === 422 || (response.status === 409 && !String(answer.error).includes("being worked on"));
		if (!response.ok && !isFinal) throw new Error(`${path}: ${response.status} ${answer.error}`);
		if (!response.ok) console.warn(`${path}: ${answer.error}`);
		return answer;
	};
	let count = 0;
	for (let hasMore = true; hasMore; ) {
		const page = await call(`events?after=${await load()}`);
		for (const event of page.events) {
			await handlers[event.type]?.(call, event);
			await store(event.cursor);
			count++;
		}
		// What it has done has made events as well.
		hasMore = page.events.length > 0;
	}
	return count;
}

const toBackend = (path, init) => fetch(`${process.env.BACKEND}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const file = process.argv[2] ?? "erp-state.json";
	const load = async () => JSON.parse(await readFile(file, "utf8").catch(() => '{"cursor":0}')).cursor;
	// Renamed at the end, so that a cursor is never half written.
	const store = async (cursor) => {
		await writeFile(`${file}.new`, JSON.stringify({ cursor }));
		await rename(`${file}.new`, file);
	};
	for (;;) {
		await follow({ key: process.env.DESK_API_KEY ?? "", load, store }).catch((error) => console.error(error.message));
		await setTimeout(60_000);
	}
}
