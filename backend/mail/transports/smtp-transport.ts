import net from "node:net";
import tls from "node:tls";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { type Failure, type Handover, type Outcome, type Transport, Unreachable, withoutAddresses } from "../transport";

/** Milliseconds until a connection times out, and until a silent server does. */
const connectTimeout = 10_000;
const socketTimeout = 15_000;

/** An error of the SMTP library, with the server's reply if there was one. */
interface SmtpError extends Error {
	response?: string;
	responseCode?: number;
	command?: string;
	recipient?: string;
	rejectedErrors?: SmtpError[];
}

/**
 * Sends mail by SMTP, over one connection while there are no errors.
 * @param name the domain in its EHLO
 */
export function smtpTransport(server: SmtpServer, name: string): Transport {
	let connection: SMTPConnection | null = null;
	const close = () => {
		connection?.close();
		connection = null;
	};
	return {
		async deliver(handover) {
			connection ??= await connected(server, name);
			const outcome = await send(connection, handover);
			// The session may be in an undefined state.
			if (outcome.failed.length > 0) close();
			return outcome;
		},
		close,
	};
}

async function connected(server: SmtpServer, name: string): Promise<SMTPConnection> {
	const { host, port, login } = server;
	const isSecure = server.tls === "at once";
	const { default: Connection } = await import("nodemailer/lib/smtp-connection");
	const socket = await opened(server);
	const connection = new Connection({
		...{ host, port, name, connection: socket, secure: isSecure, secured: isSecure },
		...{ requireTLS: server.tls === "starttls", ignoreTLS: server.tls === "off" },
		...{ connectionTimeout: connectTimeout, greetingTimeout: connectTimeout, socketTimeout },
	});
	// Later errors are reported by the send itself.
	connection.on("error", () => undefined);
	try {
		await new Promise<void>((resolve, reject) => {
			connection.once("error", reject);
			connection.connect((error) => (error ? reject(error) : resolve()));
		});
		if (login)
			await new Promise<void>((resolve, reject) => {
				connection.once("error", reject);
				connection.login({ user: login.user, pass: login.password }, (error) => (error ? reject(error) : resolve()));
			});
		return connection;
	} catch (error) {
		connection.close();
		throw new Unreachable(reasonOf(error));
	}
}

function opened({ host, port, tls: encryption }: SmtpServer): Promise<net.Socket> {
	return new Promise((resolve, reject) => {
		const isName = net.isIP(host) === 0;
		const socket =
			encryption === "at once" ? tls.connect({ host, port, ...(isName && { servername: host }) }) : net.connect({ host, port });
		// Each wait of the library adds listeners.
		socket.setMaxListeners(0);
		const timer = setTimeout(() => fail(new Error("The connection timed out.")), connectTimeout);
		const fail = (error: Error) => {
			clearTimeout(timer);
			socket.destroy();
			reject(new Unreachable(reasonOf(error)));
		};
		socket.once("error", fail);
		socket.once(encryption === "at once" ? "secureConnect" : "connect", () => {
			clearTimeout(timer);
			socket.removeListener("error", fail);
			resolve(socket);
		});
	});
}

/** Sends to one recipient at a time, since a server may accept only some of them. */
function send(connection: SMTPConnection, { from, to, message }: Handover): Promise<Outcome> {
	return new Promise((resolve) => {
		connection.send({ from, to: [...to] }, Buffer.from(message), (error: SmtpError | null, info) => {
			const refused = (error ? error.rejectedErrors : info?.rejectedErrors) ?? [];
			const failed = refused.map((one: SmtpError) => failure(one.recipient ?? "", one));
			const others = to.filter((address) => !failed.some((one) => one.address === address));
			if (!error) resolve({ accepted: others, failed });
			else resolve({ accepted: [], failed: [...failed, ...others.map((address) => failure(address, error))] });
		});
	});
}

/** 5xx is permanent, except for errors about the sender, and 552 in reply to a recipient, which is temporary (RFC 5321, 4.5.3.1.10). */
function failure(address: string, error: SmtpError): Failure {
	const { responseCode = 0, command = "" } = error;
	return { address, reason: reasonOf(error), isFinal: responseCode >= 500 && responseCode !== 552 && !command.startsWith("MAIL") };
}

const reasonOf = (error: unknown): string => withoutAddresses(wordsOf(error));

function wordsOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return "response" in error && typeof error.response === "string" ? error.response : error.message;
}

interface SmtpServer {
	host: string;
	port: number;
	/** Implicit TLS, required STARTTLS, or none. */
	tls: "at once" | "starttls" | "off";
	/** Null if it needs none. */
	login: { user: string; password: string } | null;
}

const own = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * Parses smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS; special characters of a password are percent-encoded.
 * Plain text is accepted on this machine only, or with ?tls=off.
 */
export function smtpServer(address: string): SmtpServer {
	// The URL may contain a password: do not put it into messages.
	const url = /^smtps?:\/\/[^/]/.test(address) ? parsed(address) : null;
	if (!url) throw new Error("SMTP_URL is neither smtp://… nor smtps://….");
	const { hostname, username, password } = url;
	if (url.port === "25" && !own.test(hostname))
		throw new Error("SMTP_URL names port 25, to which the platform connects no Worker: smtps://user:password@host:465 (docs/mail.md).");
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
