/**
 * The page that led to a request, from its Referer header, also for data requests.
 * @returns null without a referrer, or for another host's
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
