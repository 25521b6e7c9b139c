import { scriptsCookie } from "../session/scripts-cookie";

/** Lifetime of the cookie in minutes; app/shell/known-cookies.ts documents it. */
const minutes = 60;

/**
 * Sets the cookie by which the server knows that this browser runs scripts, so that parts of its next page may be streamed.
 * @returns whether the browser keeps it: `navigator.cookieEnabled` is also true where cookies of this site alone are blocked
 */
export function proveScripts(): boolean {
	const name = scriptsCookie(location.protocol);
	// biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to it asks for https, and does not wait.
	document.cookie = `${name}=1; path=/; max-age=${minutes * 60}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
	return document.cookie.split("; ").includes(`${name}=1`);
}
