import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Whether a Worker has no key of digests yet. One that is not deployed yet has none; any other answer that cannot be read is as if it had one, so that
 * none is replaced by mistake.
 * @param listed how `wrangler secret list --format json` ended
 */
export function withoutDigestKey({ code, output }) {
	if (code !== 0) return /10007|not found|does not exist/i.test(output);
	const begin = output.indexOf("[");
	if (begin < 0) return false;
	try {
		return !JSON.parse(output.slice(begin)).some(({ name }) => name === "DIGEST_KEY");
	} catch {
		return false;
	}
}

/** A new key in a file that only this user reads, as `wrangler deploy --secrets-file` takes it. Each Worker has one of its own. */
export function secretsFile() {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-secrets-"));
	const file = join(folder, "secrets.json");
	writeFileSync(file, JSON.stringify({ DIGEST_KEY: randomBytes(32).toString("base64url") }), { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
