import { Buffer } from "node:buffer";

/** A PDF that the browser shows. @param content base64 */
export const inlinePdf = (name: string, content: string): Response =>
	new Response(new Uint8Array(Buffer.from(content, "base64")), {
		headers: { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${name}"` },
	});
