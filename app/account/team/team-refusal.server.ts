import { data, redirect } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { keysOf } from "../../platform/forms/read-form";
import type { Replying } from "../../platform/forms/refusal.server";
import type { TeamNews } from "../../platform/session/visitor";
import type { Visitor } from "../../platform/session/visitor.server";
import type { TeamForm, TeamResult } from "./team-result";

/** The path of the team's page, which shows the result of a form. */
export const teamPath = "/users/company";

export function toTeam(visitor: Visitor, news: TeamNews) {
	visitor.setFlash({ kind: "team", news });
	return redirect(teamPath, 303);
}

type Code = BackendRefusal["answer"]["code"];

/** The notices of refusals that concern no field. */
const notices: Partial<Record<Code, TeamNews>> = {
	not_allowed: "notAllowed",
	vat_taken: "vatTaken",
	in_another_team: "otherTeam",
	link_invalid: "linkInvalid",
};

/**
 * Shows a refusal that concerns no field on the current page of the team, with the refusal's status. Missing members and those of other teams look
 * the same.
 * @throws the error itself where there is no notice for it
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
