import { company } from "../../../contract/company";
import { decimal, element, leaf, type Markup } from "../../documents/xml";
import type { Credential } from "./read-message";
import { type StatusCode, statusTexts } from "./status";

/** The version of cXML whose elements the shop writes: all systems since 2007 read it. */
const version = "1.2.014";

/** cXML has a DTD for orders and another one for what follows them. */
type Dtd = "cXML" | "Fulfill";

/** Attributes of a whole message. */
export interface Envelope {
	/** Equal at each attempt of sending it, so that receivers recognise repetitions. */
	payloadId: string;
	at: Date;
	/** "de", "en". */
	language: string;
}

export interface Parties {
	from: readonly Credential[];
	to: readonly Credential[];
	/** The secret that the buyer's system knows the shop by; null in a message that a browser carries. */
	secret: string | null;
	isTest: boolean;
}

/** The id of a new message: unique for ever. */
export const newPayloadId = (): string => `${Date.now()}.${crypto.randomUUID()}@${company.email.split("@")[1] ?? "shop"}`;

/** 2026-11-30T08:15:00+00:00 */
export const timestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}+00:00`;

/** @param children of cXML, in its order */
function message(dtd: Dtd, { payloadId, at, language }: Envelope, ...children: readonly Markup[]): string {
	const root = element("cXML", { version, payloadID: payloadId, timestamp: timestamp(at), "xml:lang": language }, ...children);
	const doctype = `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/${dtd}.dtd">`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${root}\n`;
}

/** @param said what was wrong, for a person who reads the log of the buyer's system */
export const answer = (envelope: Envelope, code: StatusCode, said = "", ...content: readonly Markup[]): string =>
	message("cXML", envelope, element("Response", {}, status(code, said), ...content));

const status = (code: StatusCode, said: string): Markup =>
	said === ""
		? element("Status", { code: String(code), text: statusTexts[code] })
		: leaf("Status", said, { code: String(code), text: statusTexts[code], "xml:lang": "en" });

/** A request about an order. */
export const request = (envelope: Envelope, parties: Parties, ...content: readonly Markup[]): string =>
	message("Fulfill", envelope, headerOf(parties), element("Request", modeOf(parties), ...content));

/** A message that a browser carries, without a secret. */
export const carried = (envelope: Envelope, parties: Omit<Parties, "secret">, ...content: readonly Markup[]): string =>
	message("cXML", envelope, headerOf({ ...parties, secret: null }), element("Message", modeOf(parties), ...content));

const modeOf = ({ isTest }: Pick<Parties, "isTest">) => ({ deploymentMode: isTest ? "test" : "production" });

function headerOf({ from, to, secret }: Omit<Parties, "isTest">): Markup {
	const sender = from.slice(0, 1).map((one) => credential(one, secret ?? ""));
	return element(
		"Header",
		{},
		element("From", {}, ...from.map((one) => credential(one))),
		element("To", {}, ...to.map((one) => credential(one))),
		element("Sender", {}, ...sender, leaf("UserAgent", company.brand)),
	);
}

const credential = ({ domain, identity }: Credential, secret = ""): Markup =>
	element("Credential", { domain }, leaf("Identity", identity), leaf("SharedSecret", secret));

export const money = (cents: number): Markup => leaf("Money", decimal(cents), { currency: "EUR" });

/** A text in a language. */
export const said = (name: string, text: string, language: string): Markup => leaf(name, text, { "xml:lang": language });
