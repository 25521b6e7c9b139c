import * as z from "zod";
import { call } from "../call";
import { host, idInPath, line, token } from "../fields";
import { device } from "../values/device";
import { message, noWords } from "./fields";
import { ownPassword } from "./staff";

/** Bytes as text (RFC 4648, section 5). */
const base64url = (most: number) =>
	z
		.string()
		.regex(/^[A-Za-z0-9_-]+$/)
		.max(most);

const keyKind = z.literal("public-key").describe("The only kind there is.");
/** At most 1,023 bytes. */
const credential = base64url(1364).describe("Names the passkey.");
const clientData = base64url(4000).describe("What the browser tells of the page, signed: challenge and origin.");
const milliseconds = z.number().describe("How long the browser asks, in ms.");
const verified = z.literal("required").describe("A finger, a face or a PIN.");

/** A browser asks an authenticator for this to make a passkey (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const newPasskey = z.object({
	rp: z.object({ name: z.string().describe("The company."), id: z.string().describe("Host of the desk.") }).describe("Where it will open."),
	user: z
		.object({
			id: base64url(86).describe("Names the person to authenticators."),
			name: z.string().describe("E-mail address."),
			displayName: z.string().describe("Name."),
		})
		.describe("Whose it will be."),
	challenge: token.describe("To be signed once, within five minutes."),
	pubKeyCredParams: z
		.array(z.object({ type: keyKind, alg: z.number().describe("COSE number.") }))
		.describe("Algorithms of signatures, the best first."),
	timeout: milliseconds,
	attestation: z.literal("none").describe("Any authenticator will do."),
	excludeCredentials: z
		.array(z.object({ type: keyKind, id: credential }))
		.describe("The person's passkeys: an authenticator has one at most."),
	authenticatorSelection: z
		.object({
			residentKey: z.literal("required").describe("It is found without an address."),
			requireResidentKey: z.literal(true).describe("The same for older browsers."),
			userVerification: verified,
		})
		.describe("Which authenticators may."),
});

/** An authenticator answers this with a new passkey (RegistrationResponseJSON). */
const madePasskey = z.object({
	id: credential,
	rawId: credential,
	type: keyKind,
	response: z
		.object({
			clientDataJSON: clientData,
			attestationObject: base64url(20_000).describe("The public key, as the authenticator tells it."),
		})
		.describe("Of the authenticator."),
	clientExtensionResults: z.object({}).describe("Nothing is read of it."),
});

/** A browser asks an authenticator for this to sign in (PublicKeyCredentialRequestOptionsJSON). */
export const askedPasskey = z.object({
	rpId: z.string().describe("Host of the desk."),
	challenge: token.describe("To be signed once, within five minutes."),
	timeout: milliseconds,
	userVerification: verified,
});

/** An authenticator answers this with a signature (AuthenticationResponseJSON). */
const signedPasskey = z.object({
	id: credential,
	rawId: credential,
	type: keyKind,
	response: z
		.object({
			clientDataJSON: clientData,
			authenticatorData: base64url(4000).describe("Host, flags and counter, signed."),
			signature: base64url(4000).describe("Of both."),
			userHandle: base64url(86).describe("Names the person."),
		})
		.describe("Of the authenticator."),
	clientExtensionResults: z.object({}).describe("Nothing is read of it."),
});

/** The person chooses it, to tell one passkey from another. */
export const passkeyName = line(60).pipe(z.string().min(1, "name.required"));

/** Calls of signing in with a passkey. Like those of passwords, they are for the shop alone. */
export const passkeyDoor = {
	ask: call({
		method: "POST",
		path: "/staff/passkey/challenge",
		summary: "First step: what any passkey of the desk has to sign",
		body: z.object({ host }),
		answer: askedPasskey,
	}),
	signIn: call({
		method: "POST",
		path: "/staff/passkey",
		summary: "Second step: the signature. The answer is a session of twelve hours",
		body: z.object({ challenge: token, passkey: signedPasskey, device }),
		answer: z.object({ session: token.describe("Sent with each call as a bearer token, after staff_.") }),
	}),
};

/** Calls of a person's own passkeys. */
export const deskPasskeys = {
	list: call({
		method: "GET",
		path: "/desk/me/passkeys",
		summary: "The person's passkeys",
		answer: z.object({
			passkeys: z
				.array(
					z.object({
						id: z.number().describe("Id of the passkey."),
						name: z.string().describe("As the person calls it."),
						created_at: z.string().describe("ISO time."),
						used_at: z.string().nullable().describe("ISO time of the last sign-in with it; null for none."),
					}),
				)
				.describe("The oldest first."),
		}),
	}),
	begin: call({
		method: "POST",
		path: "/desk/me/passkeys/challenge",
		summary: "What an authenticator needs to make a passkey, for five minutes",
		body: z.object({ host, password: ownPassword }),
		answer: newPasskey,
	}),
	add: call({
		method: "POST",
		path: "/desk/me/passkeys",
		summary: "Adds the passkey that an authenticator has made",
		body: z.object({
			name: passkeyName.describe("As the person calls it."),
			challenge: token.describe("Of the call before."),
			passkey: madePasskey.describe("What the authenticator has made."),
		}),
		answer: message,
	}),
	remove: call({
		method: "POST",
		path: "/desk/me/passkeys/{number}/removal",
		summary: "Removes a passkey, which then opens nothing",
		params: z.object({ number: idInPath.describe("Id of the passkey.") }),
		body: noWords,
		answer: message,
	}),
};
