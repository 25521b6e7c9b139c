/**
 * The page that led to a request: the browser names it, also for what scripts ask.
 * @returns null where it names none, or another host's
 */
export function cameFrom(request: Request): URL | null {
	const referrer = request.headers.get("Referer");
	if (!referrer) return null;
	try {
		const url = new URL(referrer);
		return url.host === new URL(request.url).host ? url : null;
	} catch {
		return null;
	}
}
