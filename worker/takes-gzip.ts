/** Whether the reader takes gzip. Cloudflare asks for it whatever the reader takes, and says beside it what that was. */
export function takesGzip({ cf, headers }: Pick<Request, "cf" | "headers">): boolean {
	const own = cf && "clientAcceptEncoding" in cf ? cf.clientAcceptEncoding : undefined;
	return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(own ?? headers.get("Accept-Encoding") ?? ""));
}
