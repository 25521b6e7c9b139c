/** A message parsed as mail clients do. */
export interface ReadMail {
	/** The raw message, one character per byte. */
	source: string;
	/** Decoded headers by lower-case name; of repeated headers the last. */
	headers: Record<string, string>;
	/** The decoded first parts of these types; "" if there is none. */
	text: string;
	html: string;
	attachments: { filename: string; type: string; content: Buffer }[];
}

interface Part {
	headers: Record<string, string>;
	/** "text/plain" */
	type: string;
	filename: string;
	content: Buffer;
}

/** Parses a MIME message (RFC 2045 to 2047, 2231), as far as the shop's mails need it. */
export function readMail(source: string): ReadMail {
	const headers = headersOf(source.slice(0, source.indexOf("\r\n\r\n")));
	const parts = partsOf(source);
	const textOf = (type: string) => parts.find((part) => part.type === type && part.filename === "")?.content.toString("utf8") ?? "";
	return {
		source,
		headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, words(value)])),
		text: textOf("text/plain").replaceAll("\r\n", "\n"),
		html: textOf("text/html").replaceAll("\r\n", "\n"),
		attachments: parts.filter(({ filename }) => filename !== ""),
	};
}

function partsOf(source: string): Part[] {
	const end = source.indexOf("\r\n\r\n");
	const headers = headersOf(source.slice(0, end));
	const body = source.slice(end + 4);
	const kind = headers["content-type"] ?? "text/plain";
	const [, boundary] = /boundary="?([^";]+)"?/i.exec(kind) ?? [];
	if (boundary)
		return body
			.split(`--${boundary}`)
			.slice(1, -1)
			.flatMap((part) => partsOf(part.replace(/^\r\n/, "").replace(/\r\n$/, "")));
	const content = decoded(body, headers["content-transfer-encoding"] ?? "7bit");
	return [
		{ headers, type: kind.split(";")[0]?.trim().toLowerCase() ?? "", filename: filenameOf(headers["content-disposition"] ?? ""), content },
	];
}

function headersOf(head: string): Record<string, string> {
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	return Object.fromEntries(
		lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
	);
}

function decoded(body: string, encoding: string): Buffer {
	if (encoding.toLowerCase() === "base64") return Buffer.from(body, "base64");
	if (encoding.toLowerCase() !== "quoted-printable") return Buffer.from(body, "latin1");
	return Buffer.from(octets(body.replace(/=\r\n/g, "")), "latin1");
}

const octets = (text: string): string =>
	text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Decodes encoded words of a header (RFC 2047). */
function words(value: string): string {
	const joined = value.replace(/\?=\s+=\?/g, "?==?");
	return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
		how.toLowerCase() === "b"
			? Buffer.from(text, "base64").toString("utf8")
			: Buffer.from(octets(text.replaceAll("_", " ")), "latin1").toString("utf8"),
	);
}

function filenameOf(disposition: string): string {
	const [, extended] = /filename\*(?:0\*)?=utf-8''([^;\s]+)/i.exec(disposition) ?? [];
	if (extended) return decodeURIComponent(extended);
	return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? "";
}
