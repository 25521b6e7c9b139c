/** The namespaces of texts that a route names in its handle: `{ i18n: ["catalogue"] }`. */
export function handleTexts(handle: unknown): string[] {
	if (typeof handle !== "object" || handle === null || !("i18n" in handle) || !Array.isArray(handle.i18n)) return [];
	return handle.i18n.filter((name) => typeof name === "string");
}
