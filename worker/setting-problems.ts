/** On the way to which nobody can listen in. */
const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

/** A key that nobody finds by trying: 256 bits as npm run deploy makes them have 43 characters. */
const leastKey = 32;

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
		...(digestKey.length >= leastKey ? [] : [`DIGEST_KEY has to be set, with at least ${leastKey} characters: npm run deploy makes one.`]),
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
