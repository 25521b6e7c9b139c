import { type Answer, ask } from "./ask";
import { encoded, wellFormed } from "./hostile-text";

export interface SentForm {
	path: string;
	/** Names may occur several times. */
	fields: [string, string][];
	/** Host name without port. */
	host: string;
	/** The Cookie header; "" for none. */
	cookie: string;
	/** As multipart, like a form with a file. */
	isUpload?: boolean;
}

/** Submits a form with the headers of a page of the shop. @param shop http://127.0.0.1:port */
export function sendForm(shop: string, { path, fields, host, cookie, isUpload = false }: SentForm): Promise<Answer> {
	const { type, body } = isUpload ? inParts(fields) : inPairs(fields);
	const headers = {
		Origin: `http://${host}:${new URL(shop).port}`,
		"Content-Type": type,
		"Content-Length": String(Buffer.byteLength(body)),
		...(cookie && { Cookie: cookie }),
	};
	return ask(shop, { method: "POST", path, host, headers, body });
}

const inPairs = (fields: [string, string][]) => ({
	type: "application/x-www-form-urlencoded",
	body: fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&"),
});

const boundary = "----crossbar";

const inParts = (fields: [string, string][]) => ({
	type: `multipart/form-data; boundary=${boundary}`,
	body: `${fields.map(part).join("")}--${boundary}--\r\n`,
});

function part([name, value]: [string, string]): string {
	const plain = wellFormed(name).replace(/["\r\n]/g, "_");
	const file = plain === "file" ? '; filename="list.csv"' : "";
	return `--${boundary}\r\nContent-Disposition: form-data; name="${plain}"${file}\r\n\r\n${wellFormed(value)}\r\n`;
}
