/** A mail server as SMTP_URL names it. */
export interface SmtpServer {
	host: string;
	port: number;
	/** From the first byte, from STARTTLS on (and not at all without it), or never. */
	tls: "at once" | "starttls" | "off";
	/** Null where it asks for none. */
	login: { user: string; password: string } | null;
}

const own = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * Reads smtps://user:password@host:465 or smtp://user:password@host:587; signs of a password that an address cannot hold are escaped
 * with %. Without TLS only on this machine, or where ?tls=off says so.
 */
export function smtpServer(address: string): SmtpServer {
	// The address may hold a password: no message tells it.
	const url = /^smtps?:\/\/[^/]/.test(address) ? parsed(address) : null;
	if (!url) throw new Error("SMTP_URL is neither smtp://… nor smtps://….");
	const { hostname, username, password } = url;
	const isOff = own.test(hostname) || url.searchParams.get("tls") === "off";
	const tls = url.protocol === "smtps:" ? "at once" : isOff ? "off" : "starttls";
	return {
		host: hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port) || (tls === "at once" ? 465 : 587),
		tls,
		login: username === "" ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
	};
}

function parsed(address: string): URL | null {
	try {
		return new URL(address);
	} catch {
		return null;
	}
}
