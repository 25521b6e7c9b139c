/**
 * What a page says to search engines: schema.org as JSON-LD. Written by the server alone, within a `Still` (app/ui/still.tsx): the browser
 * has no use for it. It is data and no script, so it needs no nonce.
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
