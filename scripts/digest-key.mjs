import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** A list of secrets among what else is printed, such as "[WARNING]". */
const list = /\[\s*(?:\]|\{[^\]]*\}\s*\])/;

/**
 * Whether a Worker has no key of digests yet, as one that is not deployed yet. None is replaced by mistake, and none is left out.
 * @param listed how `wrangler secret list --format json` ended
 * @throws Failure where that says neither
 */
export function withoutDigestKey({ code, output }) {
	if (code !== 0 && /Worker "[^"]*".* not found|\b10007\b/.test(output)) return true;
	const [secrets] = (code === 0 && list.exec(output)) || [];
	if (secrets === undefined) throw new Failure(`Whether DIGEST_KEY is set cannot be told:\n\n${output.trim()}`);
	return !JSON.parse(secrets).some(({ name }) => name === "DIGEST_KEY");
}

/** A new key in a file that only this user reads, as `wrangler deploy --secrets-file` takes it. Each Worker has one of its own. */
export function secretsFile() {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-secrets-"));
	const file = join(folder, "secrets.json");
	writeFileSync(file, JSON.stringify({ DIGEST_KEY: randomBytes(32).toString("base64url") }), { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
