/** Answers forms that exceed a network's rate limit (worker/rate-limits). */
export function action() {
	throw new Response(null, { status: 429 });
}

export function loader() {
	throw new Response(null, { status: 404 });
}

/** Never rendered: its presence makes this a page with a boundary, not a bare resource. */
export default function TooMany() {
	return null;
}
