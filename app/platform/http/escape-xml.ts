/** Escapes text for XML and HTML, also within quotation marks. */
export const escapeXml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
