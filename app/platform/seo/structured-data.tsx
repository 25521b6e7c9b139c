/**
 * Structured data for search engines: schema.org as JSON-LD. Only the server writes it, within a `StaticPart` (app/ui/static-part.tsx),
 * because the browser does not use it. It is data and no script, so it needs no nonce.
 */
export function StructuredData({ value }: { value: object }) {
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with what could end it or start a comment escaped.
			dangerouslySetInnerHTML={{ __html: escaped({ "@context": "https://schema.org", ...value }) }}
		/>
	);
}

const escaped = (value: object): string =>
	JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
