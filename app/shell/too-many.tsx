/** Answers forms that exceed a network's rate limit (worker/rate-limits). */
export function action() {
	throw new Response(null, { status: 429 });
}

export function loader() {
	throw new Response(null, { status: 404 });
}

/** Never rendered. Its presence makes this a page with a boundary instead of a resource. */
export default function TooMany() {
	return null;
}
