import { fontUrl } from "../../ui/style/fonts";

/**
 * What the head of a whole document links, for an answer's `Link` header: who passes the answer on may tell the browser of it before the document
 * is made (early hints).
 * @returns null where it links no style sheets
 */
export function earlyLinks(html: string): string | null {
	const head = html.slice(0, html.indexOf("</head>"));
	const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => `<${href}>; rel=preload; as=style`);
	if (sheets.length === 0) return null;
	return [...sheets, ...(head.includes(`href="${fontUrl}"`) ? [`<${fontUrl}>; rel=preload; as=font; crossorigin`] : [])].join(", ");
}
