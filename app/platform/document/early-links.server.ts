import { fontUrl } from "../../ui/style/fonts";

/**
 * The `Link` header with the document's style sheets and fonts. A proxy may send it before the document is rendered (early hints).
 * @returns null without style sheets
 */
export function earlyLinks(html: string): string | null {
	const head = html.slice(0, html.indexOf("</head>"));
	const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => `<${href}>; rel=preload; as=style`);
	if (sheets.length === 0) return null;
	return [...sheets, ...(head.includes(`href="${fontUrl}"`) ? [`<${fontUrl}>; rel=preload; as=font; crossorigin`] : [])].join(", ");
}
