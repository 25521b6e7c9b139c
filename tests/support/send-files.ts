import type { FilledForm, Page, Visitor } from "./visitor";

/**
 * Sends a form like a browser with files.
 * @param files each file's name, and its content in Latin-1
 * @param kept ids of files that the form already has
 */
export function sendFiles(
	visitor: Visitor,
	{ path, fields }: FilledForm,
	files: [name: string, content: string][],
	kept: string[] = [],
): Promise<Page> {
	const part = (name: string, value: string, more = "") =>
		`--limit\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
	const typed = Object.entries(fields).filter(([name]) => name !== "files" && name !== "kept");
	const text = [...typed, ...kept.map((value) => ["kept", value] as const)].map(([name, value]) => part(name, value)).join("");
	const sent = files.map(([name, content]) => part("files", content, `; filename="${name}"`)).join("");
	const body = Buffer.concat([Buffer.from(text), Buffer.from(`${sent}--limit--\r\n`, "latin1")]);
	return visitor.send("POST", path, body, { "Content-Type": "multipart/form-data; boundary=limit", Origin: `http://${visitor.host}` });
}
