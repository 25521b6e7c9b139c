export function loader() {
	throw new Response(null, { status: 404 });
}

export const action = loader;

/**
 * Never rendered, because the loader always throws. Its presence makes this a page with a boundary instead of a
 * resource.
 */
export default function NotFound() {
	return null;
}
