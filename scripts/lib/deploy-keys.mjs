import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printedJson } from "./process.mjs";

/**
 * The names of a Worker's secrets.
 * @param {{ code: number, stdout: string, output: string }} listed by `wrangler secret list --format json`
 * @returns {string[] | null} null for a Worker that does not exist yet
 * @throws Failure for unreadable output: a key must not be replaced by mistake
 */
export function secretNames(listed) {
	if (listed.code !== 0 && /Worker "[^"]*".* not found|\b10007\b/.test(listed.output)) return null;
	return printedJson("Which secrets are set", listed).map(({ name }) => name);
}

/**
 * The keys that Workers lack. Each Worker needs a DIGEST_KEY of its own to answer anything; both share BACKEND_KEY.
 * @typedef {Record<string, string>} Keys
 * @param {{ shop: string[] | null, backend: string[] | null }} names of their existing secrets
 * @param {Keys} kept keys of an earlier run, which may have failed
 * @returns {{ shop: Keys, backend: Keys, shared: Keys }} shared: those that people need
 */
export function missingKeys({ shop, backend }, kept) {
	const lacks = (/** @type {string[] | null} */ names, /** @type {string} */ name) => !names?.includes(name);
	/** @type {Keys} */
	const shared = {};
	if (lacks(backend, "DESK_KEY")) shared.DESK_KEY = kept.DESK_KEY ?? newKey();
	if (lacks(backend, "BACKEND_KEY") || lacks(shop, "BACKEND_KEY")) shared.BACKEND_KEY = kept.BACKEND_KEY ?? newKey();
	const { BACKEND_KEY } = shared;
	const ofBoth = (/** @type {string[] | null} */ names) => ({
		...(lacks(names, "DIGEST_KEY") && { DIGEST_KEY: newKey() }),
		...(BACKEND_KEY && { BACKEND_KEY }),
	});
	return { shop: ofBoth(shop), backend: { ...ofBoth(backend), ...(shared.DESK_KEY && { DESK_KEY: shared.DESK_KEY }) }, shared };
}

const newKey = () => randomBytes(32).toString("base64url");

/** The file with an environment's keys, for those who deploy by hand. @param {string} environment */
export const keysFile = (environment) => join(".keys", `${environment}.env`);

/** @param {string} environment @returns {Keys} */
export function readKeys(environment) {
	if (!existsSync(keysFile(environment))) return {};
	return Object.fromEntries(
		readFileSync(keysFile(environment), "utf8")
			.matchAll(/^(\w+)=(.+)$/gm)
			.map(([, name, key]) => [name, key]),
	);
}

/** Called before the keys are used, so that no Worker has a key that nobody knows. @param {string} environment @param {Keys} keys */
export function writeKeys(environment, keys) {
	mkdirSync(".keys", { recursive: true, mode: 0o700 });
	const lines = Object.entries({ ...readKeys(environment), ...keys }).map(([name, key]) => `${name}=${key}\n`);
	writeFileSync(keysFile(environment), lines.join(""), { mode: 0o600 });
}
