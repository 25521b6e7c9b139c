import type { SentForm } from "../app/platform/forms/sent-form";

/** What a POST says; its body is used up by it. Files are not sent twice, and a password is not written into a page. */
export async function sentForm(request: Request, url: URL): Promise<SentForm> {
	const action = url.pathname + url.search;
	if (request.headers.get("Content-Type")?.startsWith("multipart/")) return { action, fields: null };
	const fields = [...new URLSearchParams(await request.text())];
	return { action, fields: fields.some(([name]) => /password/i.test(name)) ? null : fields };
}
