export function loader() {
	throw new Response(null, { status: 404 });
}

export const action = loader;

/** Never rendered: the loader always throws. Its presence makes this a page with a boundary, not a bare resource. */
export default function NotFound() {
	return null;
}
