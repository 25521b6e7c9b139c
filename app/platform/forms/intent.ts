/** @param changes the page's changes, keyed by the values of `intent` @throws Response 400 for an unknown intent */
export function intentOf<Change>(changes: Readonly<Record<string, Change>>, form: FormData): Change {
	const name = form.get("intent");
	const change = typeof name === "string" && Object.hasOwn(changes, name) ? changes[name] : undefined;
	if (change === undefined) throw new Response(null, { status: 400 });
	return change;
}
