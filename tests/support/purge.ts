import { Visitor } from "./visitor";

/**
 * Has a running shop forget what it keeps of the backend's answers and of pages, and that the backend did not answer just before.
 * Over a connection of its own: one that has waited may be closed at that moment.
 * @param isSoft answers are as if their minute were over: they may still stand in where the backend fails
 */
export async function purge({ address }: { address: string }, isSoft = false): Promise<void> {
	const { status } = await new Visitor(address, null).send("POST", `/_purge${isSoft ? "?soft" : ""}`);
	if (status !== 204) throw new Error(`The shop answered ${status}.`);
}
