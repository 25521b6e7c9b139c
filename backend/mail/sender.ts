import { company } from "../../contract/company";
import type { BackendEnv } from "../env";
import type { Transport } from "./transport";
import { platformTransport } from "./transports/platform-transport";
import { smtpServer } from "./transports/smtp-server";
import { smtpTransport } from "./transports/smtp-transport";

export interface Sender {
	name: string;
	address: string;
}

/** The way out for mail: SMTP_URL, else the platform's binding. @returns null where mail stays in the outbox */
export function transportOf(env: BackendEnv): Transport | null {
	if (env.SMTP_URL) return smtpTransport(smtpServer(env.SMTP_URL), domainOf(senderOf(env).address));
	return env.SEND_EMAIL ? platformTransport(env.SEND_EMAIL) : null;
}

/** Who mails are from: MAIL_FROM as name@domain or Name <name@domain>, else the company. */
export function senderOf({ MAIL_FROM = "" }: Pick<BackendEnv, "MAIL_FROM">): Sender {
	if (MAIL_FROM === "") return { name: company.brand, address: company.email };
	const [, words = "", bracketed = ""] = /^(.*)<([^<>\s]+)>\s*$/.exec(MAIL_FROM) ?? [];
	const name = words.trim().replace(/^"(.*)"$/, "$1");
	const address = bracketed || MAIL_FROM.trim();
	if (!/^[^<>\s@]+@[^<>\s@]+$/.test(address)) throw new Error("MAIL_FROM is neither name@domain nor Name <name@domain>.");
	return { name: name || company.brand, address };
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
