import { isSecretDigestKey, leastDigestKey } from "../contract/digest-key";

/** This machine: nobody can listen in on the way there. */
export const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

interface Checked {
	backendUrl: string | null;
	digestKey: string;
	/** The shop is being developed. */
	devPages: boolean;
}

/** What of the settings must not be so where others can reach the shop; nothing is answered until it is mended (docs/keys.md). */
export function problemsOf({ backendUrl, digestKey, devPages }: Checked): string[] {
	if (devPages) return [];
	return [
		...(backendUrl === null || isSafe(backendUrl) ? [] : ["BACKEND_URL has to begin with https://: sessions and addresses go there."]),
		...(isSecretDigestKey(digestKey)
			? []
			: [`DIGEST_KEY has to be set to a secret of at least ${leastDigestKey} characters: npm run deploy makes one.`]),
	];
}

/** Whether a backend is asked by https, or on this machine. */
export function isSafe(backendUrl: string): boolean {
	try {
		const { protocol, hostname } = new URL(backendUrl);
		return protocol === "https:" || (protocol === "http:" && ownMachine.includes(hostname));
	} catch {
		return false;
	}
}
