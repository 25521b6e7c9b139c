import { cameFrom } from "../app/platform/analytics/came-from.server";
import { scriptsCookie } from "../app/platform/session/scripts-cookie";

/** Whether a browser has run the shop's scripts within the last hour (app/prove-scripts.ts). */
export function provesScripts(request: Request): boolean {
	const cookies = request.headers.get("Cookie") ?? "";
	const said = `${scriptsCookie(new URL(request.url).protocol)}=1`;
	return cookies !== "" && cookies.split(/;\s*/).includes(said);
}

/**
 * Whether a browser has the shop's style sheets: another page of it led here, or it was here a moment ago. Others get the rules that their first
 * page uses within it.
 */
export const hasStyles = (request: Request): boolean =>
	request.headers.get("Sec-Fetch-Site") === "same-origin" || cameFrom(request) !== null || provesScripts(request);
