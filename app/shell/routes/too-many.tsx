/** Answers forms of which too many came from one network (worker/too-many.ts), and nobody else. */
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
