/**
 * Where a form asks to be sent back to, as a path of this host. Whatever could lead elsewhere ("//host", "/\host", another
 * scheme) ends at the front page.
 */
export function localPath(target: FormDataEntryValue | null, requestUrl: string): string {
	const { origin } = new URL(requestUrl);
	const text = typeof target === "string" ? target : "";
	if (!text.startsWith("/") || !URL.canParse(text, origin)) return "/";
	const url = new URL(text, origin);
	if (url.origin !== origin) return "/";
	// The path of a parsed address may itself begin with two slashes.
	return `/${url.pathname.replace(/^\/+/, "")}${url.search}`;
}
