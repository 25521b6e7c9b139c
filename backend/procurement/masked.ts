import type { FormField } from "../../contract/procurement";
import { decodeXml, XmlRefusal } from "../platform/xml-elements";
import { secretDigest } from "./connections";

/** In the place of a secret. */
const mask = "•••";

/** Ends of names under which systems send secrets, in any case and with anything before them. */
const secretName = "(?:secret|passwor[dt]|passwd|pass|pw|credentialmac)(?:_kunde)?\\d{0,3}";

interface Known {
	/** Secrets as they were sent, right or wrong: each place of them is masked. */
	sent?: readonly string[];
	/** SHA-256 of the connection's secret, which is masked under every name. */
	digest?: string;
}

/** Shorter texts are words: masking each place of them would leave no log. They are masked under their names alone. */
const shortest = 6;

/** More than a log keeps of a text, in characters. */
const longest = 66_000;

/** Masks each place of a secret in a text, whatever stands around it. */
function withoutKnown(text: string, { sent = [], digest = "" }: Known): string {
	const places = sent.flatMap((secret) => {
		const plain = secret.trim();
		return plain.length < shortest ? [] : [plain, encodeURIComponent(plain), escaped(plain)];
	});
	// The longest first, since one may be a part of another.
	const plain = [...new Set(places)].toSorted((a, b) => b.length - a.length).reduce((kept, place) => kept.replaceAll(place, mask), text);
	return digest === "" ? plain : plain.slice(0, longest).replace(/\w{20,80}/g, (word) => (secretDigest(word) === digest ? mask : word));
}

const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const opening = new RegExp(`(<[^<>\\s/!?]*${secretName}(?:\\s[^<>]*)?>)[\\s\\S]*?(</[^<>\\s]*${secretName}\\s*>|$)`, "gi");
const attribute = new RegExp(`(${secretName}\\s{0,20}=\\s{0,20})("[^"]*("|$)|'[^']*('|$))`, "gi");

/** A message of XML as it may be kept: without secrets. It works on text, so that a message that cannot be read is kept too. */
export function maskedXml(text: string, known: Known = {}): string {
	const plain = text.replaceAll("\0", "").replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, characterOf);
	const named = plain
		.replace(attribute, (_, name: string) => `${name}"${mask}"`)
		.replace(opening, (_, start: string, end: string) => (start.endsWith("/>") ? `${start}${mask}` : `${start}${mask}${end}`));
	return withoutKnown(named, known);
}

/** The character of a reference by its number; a reference to a sign of XML stays. */
function characterOf(reference: string, hex: string | undefined, figures: string | undefined): string {
	const code = hex === undefined ? Number(figures) : Number.parseInt(hex, 16);
	const isPlain = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !`<>&"'`.includes(String.fromCodePoint(code));
	return isPlain ? String.fromCodePoint(code) : reference;
}

/** The text of a message, in its own encoding if that can be read. */
export function textOf(bytes: Uint8Array): string {
	try {
		return decodeXml(bytes);
	} catch (error) {
		if (!(error instanceof XmlRefusal)) throw error;
		return new TextDecoder().decode(bytes);
	}
}

const isSecretName = (name: string): boolean => new RegExp(`${secretName}$`, "i").test(name.trim());

/** Fields of a form as a log shows them: a field a line, without secrets. */
export function maskedFields(fields: readonly FormField[], { sent = [], digest = "" }: Known = {}): string {
	const secrets = [...sent, ...fields.flatMap(({ name, value }) => (isSecretName(name) ? [value] : []))];
	const lines = fields.map(({ name, value }) => `${name}=${isSecretName(name) ? mask : value}`);
	return withoutKnown(lines.join("\n"), { sent: secrets, digest });
}

/** Words about a message as they may be kept and shown. */
export const maskedWords = withoutKnown;
