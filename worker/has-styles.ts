import { cameFrom } from "../app/came-from.server";

/** Whether a browser has the shop's style sheets: another page of it led here. Others get the rules that their first page uses within it. */
export const hasStyles = (request: Request): boolean =>
	request.headers.get("Sec-Fetch-Site") === "same-origin" || cameFrom(request) !== null;
