import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { z } from "zod";
import type { askedPasskey, newPasskey } from "../../../contract/desk/passkeys";
import { href } from "../../platform/config/href";

/** An authenticator's answer, as fields of a form. */
type Answered = Record<"challenge" | "passkey", string>;

/** @throws if the person has turned away, or nothing has answered in time */
export async function makePasskey(): Promise<Answered> {
	const optionsJSON = await ask(href("/desk/me/passkey"), isNewPasskey);
	return { challenge: optionsJSON.challenge, passkey: JSON.stringify(await startRegistration({ optionsJSON })) };
}

/** @throws as `makePasskey` does */
export async function signWithPasskey(): Promise<Answered> {
	const optionsJSON = await ask(href("/desk/passkey"), isAskedPasskey);
	return { challenge: optionsJSON.challenge, passkey: JSON.stringify(await startAuthentication({ optionsJSON })) };
}

async function ask<T>(path: string, isAnswer: (answer: unknown) => answer is T): Promise<T> {
	const response = await fetch(path, { method: "POST", redirect: "error" });
	const answer: unknown = response.ok ? await response.json() : null;
	if (!isAnswer(answer)) throw new Error(`No challenge: ${response.status}`);
	return answer;
}

// The server has checked its answer with the contract's schema, which would make the page heavy.
const isNewPasskey = (answer: unknown): answer is z.output<typeof newPasskey> =>
	typeof answer === "object" && answer !== null && "challenge" in answer && "user" in answer;
const isAskedPasskey = (answer: unknown): answer is z.output<typeof askedPasskey> =>
	typeof answer === "object" && answer !== null && "challenge" in answer && "rpId" in answer;
