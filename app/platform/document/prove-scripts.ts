import { scriptsCookie } from "../session/scripts-cookie";

/** As long as what it proves is likely to hold. In minutes; app/shell/consent/known-cookies.ts tells of it. */
const minutes = 60;

/** Tells the server that this browser runs scripts: parts of its next page may come late. */
export function proveScripts(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to it asks for https, and does not wait.
	document.cookie = `${scriptsCookie(location.protocol)}=1; path=/; max-age=${minutes * 60}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}
