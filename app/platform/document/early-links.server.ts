import { fontUrl } from "../../ui/style/fonts";

/**
 * The style sheets and fonts in a document's head, as a `Link` header, which a proxy may send before the document is rendered (early hints).
 * @returns null where it links no style sheets
 */
export function earlyLinks(html: string): string | null {
	const head = html.slice(0, html.indexOf("</head>"));
	const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => `<${href}>; rel=preload; as=style`);
	if (sheets.length === 0) return null;
	return [...sheets, ...(head.includes(`href="${fontUrl}"`) ? [`<${fontUrl}>; rel=preload; as=font; crossorigin`] : [])].join(", ");
}
