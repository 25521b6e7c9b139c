import { scriptsCookie } from "../session/scripts-cookie";

/** Lifetime of the cookie in minutes; app/shell/known-cookies.ts documents it. */
const minutes = 60;

/**
 * Sets the cookie that proves that this browser runs scripts, so that the server may stream its next page.
 * @returns whether the browser keeps it: `navigator.cookieEnabled` is also true if only this site's cookies are blocked
 */
export function proveScripts(): boolean {
	const name = scriptsCookie(location.protocol);
	// biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to it asks for https, and does not wait.
	document.cookie = `${name}=1; path=/; max-age=${minutes * 60}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
	return document.cookie.split("; ").includes(`${name}=1`);
}
