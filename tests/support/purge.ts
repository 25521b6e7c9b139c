/**
 * Has a running shop forget what it keeps of the backend's answers and of pages, and that the backend did not answer just before.
 * @param isSoft answers are as if their minute were over: they may still stand in where the backend fails
 */
export async function purge({ address }: { address: string }, isSoft = false): Promise<void> {
	const { status } = await fetch(`${address}/_purge${isSoft ? "?soft" : ""}`, { method: "POST" });
	if (status !== 204) throw new Error(`The shop answered ${status}.`);
}
