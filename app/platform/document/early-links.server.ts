/**
 * The `Link` header with the document's style sheets. A proxy may send it before the document is rendered (early hints).
 * @returns null without linked style sheets
 */
export function earlyLinks(html: string): string | null {
	const head = html.slice(0, html.indexOf("</head>"));
	const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => `<${href}>; rel=preload; as=style`);
	return sheets.length === 0 ? null : sheets.join(", ");
}
