import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskPasskeys, passkeyDoor } from "../../../contract/desk/passkeys";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { readForm } from "../../platform/forms/submission";
import { deviceOf } from "../../platform/session/device-of.server";
import { doorReply } from "../door/door.server";

/** Why a passkey was refused. */
export type PasskeyProblem = "over" | "wrong" | "tooMany" | "known";

const problems: Partial<Record<string, PasskeyProblem>> = {
	link_invalid: "over",
	invalid_credentials: "wrong",
	invalid: "wrong",
	too_many_attempts: "tooMany",
	conflict: "known",
};

/** @throws every other failure */
function problemOf(error: unknown): { problem: PasskeyProblem; status: number } {
	const problem = error instanceof BackendRefusal ? problems[error.answer.code] : undefined;
	if (!(error instanceof BackendRefusal) || !problem) throw error;
	return { problem, status: error.status };
}

/** Reads what scripts have put into a form: JSON, or anything. */
function inField(form: FormData, name: string): unknown {
	try {
		return JSON.parse(String(form.get(name)));
	} catch {
		return null;
	}
}

/** Signs in with a passkey, which has signed the challenge of this browser. @returns why not; null if it has */
export async function signInWithPasskey(request: Request, form: FormData, { visitor, backend }: AppLoadContext) {
	if (visitor.desk?.step !== "passkey") return { problem: "over" as const, status: 422 };
	const passkey = passkeyDoor.signIn.body.shape.passkey.safeParse(inField(form, "passkey"));
	if (!passkey.success) return { problem: "wrong" as const, status: 422 };
	try {
		const body = { challenge: visitor.desk.token, passkey: passkey.data, device: deviceOf(request) };
		const { session } = await backend(passkeyDoor.signIn, { body });
		visitor.setDesk({ step: "done", token: session });
		return null;
	} catch (error) {
		visitor.setDesk(null);
		return problemOf(error);
	}
}

/** A person's passkeys with their days in words. */
export async function ownPasskeys({ desk, market: { intl, timeZone } }: AppLoadContext) {
	const { passkeys } = await desk().backend(deskPasskeys.list);
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	return passkeys.map(({ id, name, created_at, used_at }) => ({
		...{ id, name, addedOn: time.format(new Date(created_at)) },
		usedOn: used_at === null ? null : time.format(new Date(used_at)),
	}));
}

const { name, challenge } = deskPasskeys.add.body.shape;
const named = z.object({ name, challenge });
/** Without scripts, without a name or with a wrong password nothing was made. */
const unmade = z.object({ name, password: deskPasskeys.begin.body.shape.password });

/** @returns why not; null if it is added */
export async function addPasskey(form: FormData, context: AppLoadContext) {
	if (!form.has("challenge")) return refusedPasskey(form, context);
	const { desk, visitor } = context;
	const submission = readForm(named, form);
	const passkey = deskPasskeys.add.body.shape.passkey.safeParse(inField(form, "passkey"));
	if (submission.status !== "success") return { reply: submission.reply(), problem: null, status: 422 };
	const { challenge: signed, name: called } = submission.value;
	if (!passkey.success) return { reply: submission.reply(), problem: "wrong" as const, status: 422 };
	try {
		await desk().backend(deskPasskeys.add, { body: { name: called, challenge: signed, passkey: passkey.data } });
	} catch (error) {
		return { reply: submission.reply(), ...problemOf(error) };
	}
	visitor.setFlash({ kind: "desk", news: "passkeyAdded" });
	return null;
}

/** Says why no passkey was made. */
async function refusedPasskey(form: FormData, { desk, origin }: AppLoadContext) {
	const submission = readForm(unmade, form);
	const hidden = { hideFields: ["password"] };
	if (submission.status !== "success") return { reply: submission.reply(hidden), problem: null, status: 422 };
	try {
		await desk().backend(deskPasskeys.begin, { body: { host: origin, password: submission.value.password } });
		return { reply: submission.reply(hidden), problem: "wrong" as const, status: 422 };
	} catch (error) {
		const { data: reply } = doorReply(error, submission, ["password"]);
		return { reply, problem: null, status: error instanceof BackendRefusal ? error.status : 422 };
	}
}

export async function removePasskey(form: FormData, { desk, visitor }: AppLoadContext): Promise<void> {
	const params = deskPasskeys.remove.params.safeParse({ number: form.get("passkey") });
	if (!params.success) throw new Response(null, { status: 400 });
	// Pressed twice: it is gone.
	await orNull(desk().backend(deskPasskeys.remove, { params: params.data, body: {} }));
	visitor.setFlash({ kind: "desk", news: "passkeyRemoved" });
}
