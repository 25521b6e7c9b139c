import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { isoBase64URL, isoUint8Array } from "@simplewebauthn/server/helpers";
import type * as z from "zod";
import { company } from "../../contract/company";
import { askedPasskey, type deskPasskeys, newPasskey, type passkeyDoor } from "../../contract/desk/passkeys";

type Made = z.output<typeof deskPasskeys.add.body>;
type Signed = z.output<typeof passkeyDoor.signIn.body>;

/** How long a browser asks, within the time of the challenge. In ms. */
const timeout = 4 * 60 * 1000;

/** Passkeys belong to a host: no page of another one can use them. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** Names a person to authenticators: the same for all of their passkeys, and no word about them. */
export const handleOf = (staff: number): string => isoBase64URL.fromUTF8String(String(staff));

interface Person {
	id: number;
	email: string;
	name: string;
	/** The passkeys that the person has already. */
	credentials: readonly string[];
}

export async function optionsToMake(origin: string, { id, email, name, credentials }: Person) {
	return newPasskey.parse(
		await generateRegistrationOptions({
			rpName: company.brand,
			rpID: hostOf(origin),
			userID: isoUint8Array.fromUTF8String(String(id)),
			userName: email,
			userDisplayName: name,
			timeout,
			excludeCredentials: credentials.map((credential) => ({ id: credential })),
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		}),
	);
}

export const optionsToSign = async (origin: string) =>
	askedPasskey.parse(await generateAuthenticationOptions({ rpID: hostOf(origin), timeout, userVerification: "required" }));

/** @throws for anything else than the passkey that was asked for, by a sentence that says why */
export async function readMade(origin: string, { challenge, passkey }: Pick<Made, "challenge" | "passkey">) {
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: passkey,
		expectedChallenge: challenge,
		expectedOrigin: origin,
		expectedRPID: hostOf(origin),
	});
	if (!verified) throw new Error("The attestation is wrong.");
	const { id, publicKey, counter } = registrationInfo.credential;
	return { credential: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
}

interface Known {
	credential: string;
	public_key: string;
	counter: number;
}

/**
 * @returns the counter of the signature
 * @throws for a signature of something else, without the person's verification, or with a counter that does not grow, by a sentence that says why
 */
export async function readSigned(
	origin: string,
	{ challenge, passkey }: Pick<Signed, "challenge" | "passkey">,
	{ credential, public_key, counter }: Known,
): Promise<number> {
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: passkey,
		expectedChallenge: challenge,
		expectedOrigin: origin,
		expectedRPID: hostOf(origin),
		credential: { id: credential, publicKey: isoBase64URL.toBuffer(public_key), counter },
	});
	if (!verified) throw new Error("The signature is wrong.");
	return authenticationInfo.newCounter;
}
