import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase } from "../../scripts/database.mjs";
import { withDatabase } from "../../scripts/lib/d1.mjs";
import { load } from "../../scripts/lib/load.mjs";
import { rate } from "./rate.mjs";
import { ServedShop } from "./served-shop.mjs";
import { tableOf } from "./table.mjs";

/** The goal of each page, in ms of CPU. */
const most = 60;

const pages = [
	"/desk",
	"/desk/orders",
	"/desk/orders?state=all&page=20",
	"/desk/orders?search=Oy&state=all",
	"/desk/orders/:order",
	"/desk/invoices",
	"/desk/invoices?state=all&page=20",
	"/desk/certificates",
	"/desk/claims",
	"/desk/requests",
	"/desk/purchases",
	"/desk/companies",
	"/desk/figures",
	"/desk/searches",
	"/desk/words",
	"/desk/goods",
	"/desk/goods?search=ipe",
	"/desk/goods?stock=out&page=20",
	"/desk/goods/:product",
	"/desk/log",
];

/**
 * Pages of the desk with many orders and articles, for the owner.
 * @param asked scale of the catalogue, the least number of orders (copies of the finished ones, on days before), and seconds for each page
 * @returns for each page: path, cpu and p95 (ms), bytes, most (the goal); and the number of orders
 */
export async function measureDesk({ scale, orders, seconds }) {
	const state = mkdtempSync(join(tmpdir(), "crossbar-desk-"));
	await ensureDatabase({ state, scale });
	const { count, order, product } = await withDatabase(state, async (db) => {
		await copyOrders(db, orders);
		return db
			.prepare(
				`SELECT (SELECT count(*) FROM orders) AS count, (SELECT lower(order_number) FROM orders WHERE state = 'done' LIMIT 1) AS "order",
				(SELECT slug FROM products WHERE hidden = 0 ORDER BY id LIMIT 1) AS product`,
			)
			.first();
	});
	const shop = await ServedShop.start({ state });
	try {
		const { signedInAtDesk } = await load("tests/support/desk-visitor.ts");
		const owner = await signedInAtDesk({ address: `http://127.0.0.1:${shop.shopPort}` }, "owner@desk.example");
		const asked = { cookie: owner.cookies.header, headers: { Host: owner.host }, connections: 1 };
		const rows = [];
		for (const page of pages) {
			const paths = [page.replace(":order", order).replace(":product", product)];
			await rate(shop, { ...asked, paths, seconds: 0, atLeast: 5 });
			const { cpu, p95, bytes } = await rate(shop, { ...asked, paths, seconds, atLeast: 30 });
			rows.push({ path: page, cpu, p95, bytes, most });
		}
		return { count, rows };
	} finally {
		await shop.kill();
		rmSync(state, { recursive: true, force: true });
	}
}

/** Tables of a finished order and how a copy's columns differ from it. `n` is the number of the copy. */
const copied = {
	carts: {
		id: "id + n * span",
		uuid: "printf('%08x', n) || substr(uuid, 9)",
		from_offer_id: "NULL",
		from_quotation_id: "NULL",
		joined_into: "NULL",
	},
	cart_forms: { cart_id: "cart_id + n * span" },
	cart_items: { id: "NULL", cart_id: "cart_id + n * span" },
	orders: {
		id: "id + n * span",
		order_number: "'CB-' || (substr(order_number, 4) + n * 1000000)",
		processed_at: earlier("processed_at"),
		updated_at: earlier("updated_at"),
		team_id: "NULL",
	},
	order_stock: { order_id: "order_id + n * span" },
	order_costs: { order_id: "order_id + n * span" },
	invoices: {
		id: "id + n * span",
		number: "number || '-' || n",
		order_id: "order_id + n * span",
		credits_id: "credits_id + n * span",
		issued_on: `substr(${earlier("issued_on")}, 1, 10)`,
		due_on: `substr(${earlier("due_on")}, 1, 10)`,
		// Of two months ago all is paid.
		paid_on: `CASE WHEN n > 60 AND kind = 'invoice' THEN coalesce(substr(${earlier("due_on")}, 1, 10), paid_on) ELSE paid_on END`,
		key: "key || n",
	},
};

function earlier(column) {
	return `strftime('%Y-%m-%dT%H:%M:%SZ', ${column}, '-' || n || ' days')`;
}

const ownerOf = { carts: "id", orders: "id" };

async function copyOrders(db, orders) {
	const { done, span } = await db
		.prepare("SELECT count(*) AS done, (SELECT max(id) FROM carts) AS span FROM orders WHERE state = 'done'")
		.first();
	const copies = Math.ceil(orders / done);
	for (const [table, changes] of Object.entries(copied)) {
		const { results } = await db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
		const columns = results.map(({ name }) => name);
		const values = columns.map((name) => (changes[name] ?? name).replaceAll("span", span));
		const owner = ownerOf[table] ?? columns.find((name) => name === "order_id" || name === "cart_id");
		// A statement has a limit of time.
		for (let first = 1; first <= copies; first += 20)
			await db
				.prepare(
					`WITH RECURSIVE copies (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM copies WHERE n < ${Math.min(first + 19, copies)})
					INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table} CROSS JOIN copies
					WHERE ${owner} IN (SELECT id FROM orders WHERE state = 'done' AND id <= ${span})`,
				)
				.run();
	}
}

/** @returns a table of the results of measureDesk(), with its goal below */
export function deskTable({ count, rows }) {
	const cells = ({ path, cpu, p95, bytes }) => [
		path,
		cpu.toFixed(1),
		p95.toFixed(1),
		(bytes / 1024).toFixed(1),
		cpu <= most ? "met" : "MISSED",
	];
	return `${tableOf([["page of the desk", "CPU ms", "p95 ms", "kB", ""], ...rows.map(cells)])}

One request at a time, with ${count} orders. Goal: at most ${most} ms of CPU.`;
}
