import { decodeXml, elementsAt, messageBounds, textAt, walkElements, type XmlElement, XmlRefusal } from "../../platform/xml-elements";
import { CxmlRefusal } from "./status";

/** An order of a thousand lines with addresses and texts has about half of it. */
export const maxMessageBytes = 1_000_000;

/** The longest id of a message or an order, and the longest name of a buyer's system: longer ones are no ids. */
const longestId = 255;

/** An organisation, as a directory names it: DUNS 123456789. */
export interface Credential {
	domain: string;
	identity: string;
}

export interface CxmlMessage {
	payloadId: string;
	from: readonly Credential[];
	to: readonly Credential[];
	sender: readonly Credential[];
	/** Secrets of the sender's credentials, usually one. */
	secrets: readonly string[];
	/** Name of the sender's software; "" if it does not say. */
	userAgent: string;
	/** The language of the message: "de-DE"; "" if it does not say. */
	language: string;
	isTest: boolean;
	/** The request: PunchOutSetupRequest, OrderRequest, ProfileRequest or another one. */
	request: XmlElement;
}

/**
 * Reads the envelope of a request. The DTD that a message names is never loaded.
 * @throws CxmlRefusal 406 if it cannot be read, 400 if it is no request with credentials
 */
export function readMessage(bytes: Uint8Array): CxmlMessage {
	if (bytes.byteLength > maxMessageBytes) throw new CxmlRefusal(406, `The message has more than ${maxMessageBytes} bytes.`);
	const root = rootOf(bytes);
	if (root.name !== "cXML") throw new CxmlRefusal(400, `The message is no cXML, but ${root.name}.`);
	const payloadId = required(root.attributes.payloadID, "payloadID of cXML");
	const [header] = elementsAt(root, "Header");
	const [sent] = elementsAt(root, "Request");
	// Samples of some systems leave out the Request around it.
	const request = (sent ?? root).children.find(({ name }) => name.endsWith("Request"));
	if (!header) throw new CxmlRefusal(400, "The message has no Header.");
	if (!request) throw new CxmlRefusal(400, sent ? "The Request is empty." : "The message has no Request.");
	const [sender] = elementsAt(header, "Sender");
	return {
		payloadId,
		from: credentialsOf(elementsAt(header, "From")[0], "From"),
		to: credentialsOf(elementsAt(header, "To")[0], "To"),
		sender: credentialsOf(sender, "Sender"),
		secrets: secretsOf(sender),
		userAgent: textAt(sender, "UserAgent").slice(0, longestId),
		language: root.attributes["xml:lang"] ?? "",
		isTest: sent?.attributes.deploymentMode?.trim().toLowerCase() === "test",
		request,
	};
}

/** @throws CxmlRefusal 406 */
function rootOf(bytes: Uint8Array): XmlElement {
	let root: XmlElement | undefined;
	try {
		walkElements(decodeXml(bytes), 0, {
			...messageBounds,
			onDoctype(doctype) {
				if (/<!ENTITY/i.test(doctype)) throw new XmlRefusal("It declares entities, which are not taken.");
			},
			onElement(element) {
				root = element;
			},
		});
	} catch (error) {
		if (error instanceof XmlRefusal) throw new CxmlRefusal(406, `The message cannot be read. ${error.message}`);
		throw error;
	}
	if (!root) throw new CxmlRefusal(406, "The message is empty.");
	return root;
}

function credentialsOf(party: XmlElement | undefined, name: string): Credential[] {
	const credentials = elementsAt(party, "Credential").flatMap((credential) => {
		const [identity = ""] = elementsAt(credential, "Identity").map(({ text }) => text);
		return identity === "" ? [] : [{ domain: credential.attributes.domain ?? "", identity: identity.slice(0, longestId) }];
	});
	if (credentials.length === 0) throw new CxmlRefusal(400, `${name} has no Credential with an Identity.`);
	return credentials;
}

/** @throws CxmlRefusal 477 for a signature in the place of a secret, 401 without any */
function secretsOf(sender: XmlElement | undefined): string[] {
	const secrets = elementsAt(sender, "Credential/SharedSecret").map(({ text }) => text);
	const known = secrets.filter((secret) => secret !== "");
	if (known.length > 0) return known;
	const isSigned = ["DigitalSignature", "CredentialMac"].some((name) => elementsAt(sender, `Credential/${name}`).length > 0);
	if (isSigned) throw new CxmlRefusal(477, "Signatures are not taken: the Sender needs a SharedSecret.");
	throw new CxmlRefusal(401, "The Sender has no SharedSecret.");
}

/** @throws CxmlRefusal 400 */
export function required(value: string | undefined, what: string): string {
	const text = value?.trim() ?? "";
	if (text === "") throw new CxmlRefusal(400, `The message has no ${what}.`);
	if (text.length > longestId) throw new CxmlRefusal(400, `The ${what} is longer than ${longestId} characters.`);
	return text;
}
