import { cameFrom } from "../app/came-from.server";

/** Whether a browser has run the shop's scripts within the last hour (app/prove-scripts.ts). */
export const provesScripts = (request: Request): boolean => /(?:^|;\s*)js=1(?:;|$)/.test(request.headers.get("Cookie") ?? "");

/**
 * Whether a browser has the shop's style sheets: another page of it led here, or it was here a moment ago. Others get the rules that their first
 * page uses within it.
 */
export const hasStyles = (request: Request): boolean =>
	request.headers.get("Sec-Fetch-Site") === "same-origin" || cameFrom(request) !== null || provesScripts(request);
