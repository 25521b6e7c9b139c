// npm run test:timing: whether response times reveal who has an account. Sends HTTP requests for addresses with and without one alternately.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Addresses of each kind. */
const count = 200;
/** Maximum difference of the medians in milliseconds. */
const most = 10;
/** Other load occasionally shifts a median; a real leak shows in every round. */
const rounds = 3;
const password = "Wrong12345";

/** The consent cookie for account storage, in the shop's format. */
const allowed = encodeURIComponent(
	Buffer.from(JSON.stringify({ functional: true, analytics: false, marketing: false })).toString("base64"),
);

const address = (where, sort, index) => `${sort}-${index}@${where}.timing.example`;

const asJson = (body) => ({ method: "POST", headers: { "Content-Type": "application/json", Locale: "en" }, body: JSON.stringify(body) });

const asForm = (fields) => ({
	method: "POST",
	headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://en.localhost", "Sec-Fetch-Site": "same-origin" },
	body: new URLSearchParams(fields).toString(),
});

/** The stored hash of a password, from an account that has just signed up. */
async function hashOf(db, backend) {
	await backend.send("/users/create", asJson({ email: "first@timing.example", password: "Another12345", host: "http://en.localhost" }));
	backend.close();
	return db.prepare("SELECT password_hash FROM account_tokens WHERE password_hash IS NOT NULL").first("password_hash");
}

function addAccounts(db, hash) {
	const wheres = ["call", "form"].flatMap((where) => Array.from({ length: rounds }, (_, round) => `${where}-${round}`));
	const emails = wheres.flatMap((where) => Array.from({ length: count }, (_, index) => address(where, "known", index)));
	return db.batch(
		emails.map((email) => db.prepare("INSERT INTO users (email, is_verified, password_hash) VALUES (?, 1, ?)").bind(email, hash)),
	);
}

/** @returns the medians in milliseconds, and the responses: the same for both kinds, except for sign-up, which reports existing accounts */
async function inTurn(ask, where) {
	const times = { known: [], unknown: [] };
	const statuses = { known: new Set(), unknown: new Set() };
	for (let index = 0; index < 5; index++) await ask(address(where, "warm", `${index}-${performance.now()}`));
	for (let index = 0; index < count; index++) {
		for (const sort of index % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"]) {
			const { time, status } = await ask(address(where, sort, index));
			times[sort].push(time);
			statuses[sort].add(status);
		}
	}
	const told = [...new Set([...statuses.known, ...statuses.unknown])].join(", ");
	return { known: median(times.known), unknown: median(times.unknown), statuses: told };
}

async function timed(send) {
	const since = performance.now();
	const { status } = await send();
	const time = performance.now() - since;
	if (status === 429 || status >= 500) throw new Error(`Answered ${status}.`);
	return { time, status };
}

function median(times) {
	const sorted = times.toSorted((a, b) => a - b);
	return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

const [{ convertV4MiniflareOptions, Miniflare }, { build }, { ensureDatabase }, { freePorts }, { backendName, workers }, { Visitor }] =
	await Promise.all([
		import("miniflare"),
		import("../../scripts/build.mjs"),
		import("../../scripts/database.mjs"),
		import("../../scripts/lib/ports.mjs"),
		import("../../scripts/lib/workers.mjs"),
		import("../bench/visitor.mjs"),
	]);
if (!process.argv.includes("--built")) await build({ keepsOld: true });
const state = mkdtempSync(join(tmpdir(), "crossbar-timing-"));
await ensureDatabase({ state });
const port = await freePorts();
const [shopPort, backendPort] = [port + 1, port + 2];
const isMeant = process.argv.find((text) => text.startsWith("--only="))?.slice(7) ?? "";
const miniflare = new Miniflare(convertV4MiniflareOptions(workers({ port, shopPort, backendPort, state })));
try {
	await miniflare.ready;
	const db = await miniflare.getD1Database("DB", backendName);
	await addAccounts(db, await hashOf(db, new Visitor(backendPort)));
	// Idle connections may be closed by the server; use new ones for the measurement.
	const backend = new Visitor(backendPort);
	const shop = new Visitor(shopPort, { cookie: `consent=${allowed}` });
	const call = (path, email) => timed(() => backend.send(path, asJson({ email, password, host: "http://en.localhost" })));
	const form = (view) => (email) => timed(() => shop.send("/users/login", asForm({ view, email, password })));
	const ways = [
		["POST /users/login", (email) => call("/users/login", email), "call"],
		["POST /users/request-magic-link", (email) => call("/users/request-magic-link", email), "call"],
		["POST /users/request-password-reset", (email) => call("/users/request-password-reset", email), "call"],
		["POST /users/create", (email) => call("/users/create", email), "call"],
		["form: log in", form("password"), "form"],
		["form: link to log in", form("passwordless"), "form"],
		["form: link to a new password", form("passwordReset"), "form"],
	];
	let isMet = true;
	for (const [what, ask, where] of ways.filter(([name]) => name.includes(isMeant))) {
		let isPassed = false;
		for (let round = 0; round < rounds && !isPassed; round++) {
			const { known, unknown, statuses } = await inTurn(ask, `${where}-${round}`);
			const apart = Math.abs(known - unknown);
			isPassed = apart < most;
			const figures = `known ${known.toFixed(1).padStart(7)} ms  unknown ${unknown.toFixed(1).padStart(7)} ms  apart ${apart.toFixed(1).padStart(5)} ms`;
			console.log(`${isPassed ? "met   " : "MISSED"}  ${what.padEnd(36)}  ${figures}  (${statuses})`);
		}
		isMet &&= isPassed;
	}
	process.exitCode = isMet ? 0 : 1;
} finally {
	await miniflare.dispose();
	rmSync(state, { recursive: true, force: true });
}
