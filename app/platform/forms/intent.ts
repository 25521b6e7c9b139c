/**
 * @param changes what a page's forms do, by the names that their field `intent` has
 * @throws Response 400 for a form that names none of them
 */
export function intentOf<Change>(changes: Readonly<Record<string, Change>>, form: FormData): Change {
	const name = form.get("intent");
	const change = typeof name === "string" && Object.hasOwn(changes, name) ? changes[name] : undefined;
	if (change === undefined) throw new Response(null, { status: 400 });
	return change;
}
