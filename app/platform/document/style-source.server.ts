const sources = new Map<string, string>();
const maxSources = 200;

/** The source expression that lets a content security policy allow a style element: 'sha256-…' of its content. */
export async function styleSource(css: string): Promise<string> {
	const known = sources.get(css);
	if (known) return known;
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
	const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
	if (sources.size >= maxSources) sources.clear();
	sources.set(css, source);
	return source;
}

/** The style element that react-zoom-pan-pinch adds: empty at first, then with its styles. A test compares them with the package. */
export const zoomStyles = [
	"'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
	"'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='",
];
