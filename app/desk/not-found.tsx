/** Every address of the desk without a page. */
export function loader(): never {
	throw new Response(null, { status: 404 });
}

export const action = loader;

/** Never rendered. Its presence makes this a page with a boundary instead of a resource. */
export default function NotFound() {
	return null;
}
