import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { z } from "zod";
import type { askedPasskey, newPasskey } from "../../../contract/desk/passkeys";
import { href } from "../../platform/config/href";

/** An authenticator's answer, as fields of a form. */
type Answered = Record<"challenge" | "passkey", string>;

/**
 * @returns "refused" if the desk takes no such password
 * @throws if the person has turned away, or nothing has answered in time
 */
export async function makePasskey(password: string): Promise<Answered | "refused"> {
	const response = await post(href("/desk/me/passkey"), new URLSearchParams({ password }));
	if (response.status === 422 || response.status === 429) return "refused";
	const optionsJSON = await answerOf(response, isNewPasskey);
	return { challenge: optionsJSON.challenge, passkey: JSON.stringify(await startRegistration({ optionsJSON })) };
}

/** @throws if the person has turned away, or nothing has answered in time */
export async function signWithPasskey(): Promise<Answered> {
	const optionsJSON = await answerOf(await post(href("/desk/passkey")), isAskedPasskey);
	return { challenge: optionsJSON.challenge, passkey: JSON.stringify(await startAuthentication({ optionsJSON })) };
}

const post = (path: string, body?: URLSearchParams): Promise<Response> =>
	fetch(path, { method: "POST", redirect: "error", ...(body && { body }) });

async function answerOf<T>(response: Response, isAnswer: (answer: unknown) => answer is T): Promise<T> {
	const answer: unknown = response.ok ? await response.json() : null;
	if (!isAnswer(answer)) throw new Error(`No challenge: ${response.status}`);
	return answer;
}

// The server has checked its answer with the contract's schema, which would make the page heavy.
const isNewPasskey = (answer: unknown): answer is z.output<typeof newPasskey> =>
	typeof answer === "object" && answer !== null && "challenge" in answer && "user" in answer;
const isAskedPasskey = (answer: unknown): answer is z.output<typeof askedPasskey> =>
	typeof answer === "object" && answer !== null && "challenge" in answer && "rpId" in answer;
