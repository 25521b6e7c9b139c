/** By what a content security policy allows a style element: 'sha256-…' of what is in it. */
export async function styleSource(css: string): Promise<string> {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}
