import { Visitor } from "./visitor";

/**
 * Purges a running shop's caches of backend responses and pages, and resets the state of its circuit breaker.
 * Uses a new connection: an idle one may be closed at that moment.
 * @param isSoft marks responses as stale: they may still be used if the backend fails
 */
export async function purge({ address }: { address: string }, isSoft = false): Promise<void> {
	const { status } = await new Visitor(address, null).send("POST", `/_purge${isSoft ? "?soft" : ""}`);
	if (status !== 204) throw new Error(`The shop answered ${status}.`);
}
