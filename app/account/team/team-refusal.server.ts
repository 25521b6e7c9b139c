import { data, redirect } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { keysOf } from "../../platform/forms/read-form";
import type { Replying } from "../../platform/forms/refusal.server";
import type { TeamNews } from "../../platform/session/visitor";
import type { Visitor } from "../../platform/session/visitor.server";
import type { TeamForm, TeamResult } from "./team-result";

/** The page of the team, which tells what has come of a form. */
export const teamPath = "/users/company";

export function toTeam(visitor: Visitor, news: TeamNews) {
	visitor.setFlash({ kind: "team", news });
	return redirect(teamPath, 303);
}

type Code = BackendRefusal["answer"]["code"];

/** What the page tells above all, by the refusal. */
const notices: Partial<Record<Code, TeamNews>> = {
	not_allowed: "notAllowed",
	vat_taken: "vatTaken",
	in_another_team: "otherTeam",
	link_invalid: "linkInvalid",
};

/**
 * What the backend says no to where no field is at fault: on the page of the team as it is now, with the status of the refusal. What is not
 * there and what is somebody else's answer alike.
 * @throws the error itself where it is nothing that the page tells
 */
export function noticeInstead(error: unknown) {
	if (error instanceof Response && error.status === 404) return withNotice("gone", 404);
	const news = error instanceof BackendRefusal ? notices[error.answer.code] : undefined;
	if (!news) throw error;
	return withNotice(news, news === "notAllowed" ? 403 : 409);
}

const withNotice = (news: TeamNews, status: number) => data<TeamResult>({ form: null, reply: {}, notice: news }, { status });

/** What stands beside a field, by the refusal. */
type FieldMessages = Partial<Record<Code, { field: string; key: ErrorKey; status: number }>>;

/** A form shown again with what is wrong with it; else as `noticeInstead`. */
export function refusedForm(error: unknown, form: TeamForm, submission: Replying, messages: FieldMessages) {
	if (!(error instanceof BackendRefusal)) return noticeInstead(error);
	const { code, fields } = error.answer;
	const message = messages[code];
	if (message) return refusal({ form, reply: submission.reply({ fieldErrors: { [message.field]: [message.key] } }) }, message.status);
	if (code === "invalid" && fields) return refusal({ form, reply: submission.reply({ fieldErrors: keysOf(fields) }) });
	return noticeInstead(error);
}

export const refusal = (result: Omit<TeamResult, "notice">, status = 422) => data<TeamResult>({ ...result, notice: null }, { status });
