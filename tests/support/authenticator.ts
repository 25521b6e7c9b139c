import type { z } from "zod";
import type { askedPasskey, deskPasskeys, newPasskey, passkeyDoor } from "../../contract/desk/passkeys";

type Made = z.input<typeof deskPasskeys.add.body>["passkey"];
type Signed = z.input<typeof passkeyDoor.signIn.body>["passkey"];

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes what attestations and keys consist of (RFC 8949). */
function cbor(value: Cbor): Buffer {
	if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
	return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, count: number): Buffer {
	const bits = major << 5;
	if (count < 24) return Buffer.from([bits | count]);
	return count < 256 ? Buffer.from([bits | 24, count]) : Buffer.from([bits | 25, count >> 8, count & 255]);
}

/** A signature of two numbers, as authenticators write it: ASN.1 instead of 64 bytes. */
function inAsn1(signature: Buffer): Buffer {
	const numbers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
		const first = bytes.findIndex((byte) => byte !== 0);
		const short = bytes.subarray(first);
		const positive = (short[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), short]) : short;
		return Buffer.concat([Buffer.from([2, positive.length]), positive]);
	});
	const both = Buffer.concat(numbers);
	return Buffer.concat([Buffer.from([0x30, both.length]), both]);
}

const sha256 = async (bytes: Buffer) => Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));

const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const text = (bytes: Buffer) => bytes.toString("base64url");

interface Told {
	/** Origin of the page that asks, as the browser tells it. */
	origin: string;
	/** The host that the passkey belongs to; otherwise the one that was asked for. */
	host?: string;
	/** The person has shown a finger, a face or a PIN. */
	isVerified?: boolean;
}

const present = 1;
const verified = 4;
const hasKey = 64;

/** An authenticator with one passkey (ES256, attestation "none"), and the browser in front of it. */
export class Authenticator {
	readonly id = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
	/** It grows by one with each signature. 0 stays: the authenticator does not count. */
	counter = 0;
	#handle = "";

	private constructor(readonly keys: CryptoKeyPair) {}

	static async create(): Promise<Authenticator> {
		return new Authenticator(await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]));
	}

	async make(options: z.output<typeof newPasskey>, told: Told): Promise<Made> {
		this.#handle = options.user.id;
		const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", this.keys.publicKey);
		const key = new Map<number, Cbor>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]);
		const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]);
		const data = Buffer.concat([await this.#flags(told.host ?? options.rp.id, told, hasKey), credential]);
		const attestation = new Map<string, Cbor>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", data],
		]);
		return {
			...this.#name,
			response: {
				clientDataJSON: text(this.#page("webauthn.create", options.challenge, told.origin)),
				attestationObject: text(cbor(attestation)),
			},
		};
	}

	async sign(options: z.output<typeof askedPasskey>, told: Told): Promise<Signed> {
		if (this.counter > 0) this.counter++;
		const page = this.#page("webauthn.get", options.challenge, told.origin);
		const data = await this.#flags(told.host ?? options.rpId, told);
		const signature = await crypto.subtle.sign(
			{ name: "ECDSA", hash: "SHA-256" },
			this.keys.privateKey,
			new Uint8Array(Buffer.concat([data, await sha256(page)])),
		);
		return {
			...this.#name,
			response: {
				clientDataJSON: text(page),
				authenticatorData: text(data),
				signature: text(inAsn1(Buffer.from(signature))),
				userHandle: this.#handle,
			},
		};
	}

	get #name() {
		return { id: text(this.id), rawId: text(this.id), type: "public-key" as const, clientExtensionResults: {} };
	}

	#page(type: string, challenge: string, origin: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	async #flags(host: string, { isVerified = true }: Told, more = 0): Promise<Buffer> {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(this.counter);
		return Buffer.concat([await sha256(Buffer.from(host)), Buffer.from([present | (isVerified ? verified : 0) | more]), counter]);
	}
}
