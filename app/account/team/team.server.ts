import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, id, idem, idInPath, sixDigits } from "../../../contract/fields";
import { costObject, role, teams } from "../../../contract/team";
import { invitedRoles } from "../../../contract/values/team-roles";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { type FormReply, typedIn } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { limitField } from "../../platform/forms/limit-field";
import { keysOf } from "../../platform/forms/read-form";
import type { Replying } from "../../platform/forms/refusal.server";
import { emptied, readForm } from "../../platform/forms/submission";
import { formWithFiles, isCutOff, takeFiles, type Uploads } from "../../platform/forms/uploads.server";
import { type NumberStyle, numberStyle } from "../../platform/i18n/filter-number";
import type { TeamNews } from "../../platform/session/visitor";
import type { Visitor } from "../../platform/session/visitor.server";

/** The refused form on the team's page: `member-7` and `centre-7` are forms of one member or cost centre. */
export type TeamForm =
	| "sendCode"
	| "confirmCode"
	| "document"
	| "invite"
	| "leave"
	| `member-${string}`
	| "centre"
	| `centre-${string}`
	| "project";

export interface TeamResult {
	form: TeamForm | null;
	reply: FormReply;
	notice: TeamNews | null;
	/** The files of the form for a document. */
	files?: Pick<Uploads, "kept" | "refused">;
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
}

const sentId = idInPath.transform(Number).pipe(id);

const inviteFields = (style: NumberStyle) => z.object({ email, role: z.enum(invitedRoles), limit: limitField(style), idem });
const memberFields = (style: NumberStyle) => z.object({ userid: idInPath, role, limit: limitField(style) });
const memberButton = z.object({ userid: idInPath });
const invitationButton = z.object({ invitation: idInPath });
const projectButton = z.object({ id: idInPath });
/** The last owner must name a successor. */
const leaveFields = z.object({ successor: sentId.optional() });

/** Changes the company's team. The field `intent` selects the change. The backend checks the permission. */
export async function changeTeam({ request, context }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	const makeChange = intentOf(changes, form);
	return await makeChange({ context, form });
}

async function verify({ context }: Sent) {
	try {
		await context.backend(teams.verify);
	} catch (error) {
		return noticeInstead(error);
	}
	return toTeam(context.visitor, "verified");
}

async function sendCode({ context, form }: Sent) {
	const submission = readForm(z.object({ email, idem }), form);
	if (submission.status !== "success") {
		const reply = submission.reply();
		if (reply.error?.idem) throw new Response(null, { status: 400 });
		return refusal({ form: "sendCode", reply });
	}
	try {
		await context.backend(teams.sendCode, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "sendCode", submission, { too_many_attempts: { field: "email", key: "tooManyAttempts", status: 429 } });
	}
	return toTeam(context.visitor, "codeSent");
}

async function confirmCode({ context, form }: Sent) {
	const submission = readForm(z.object({ code: sixDigits }), form);
	if (submission.status !== "success") return refusal({ form: "confirmCode", reply: submission.reply() });
	try {
		await context.backend(teams.confirmCode, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "confirmCode", submission, { too_many_attempts: { field: "code", key: "tooManyAttempts", status: 429 } });
	}
	return toTeam(context.visitor, "verified");
}

async function sendDocument({ context, form }: Sent) {
	const { errors, ...files } = await takeFiles(context, form, "document");
	const again = (reply: FormReply, status = 422) => refusal({ form: "document", reply, files }, status);
	if (isCutOff(form)) return again(emptied({ files: errors }));
	const submission = readForm(z.object({ idem }), form);
	if (submission.status !== "success") throw new Response(null, { status: 400 });
	const problems: ErrorKey[] = errors.length === 0 && files.kept.length === 0 ? ["files.required"] : errors;
	if (problems.length > 0) return again(submission.reply({ fieldErrors: { files: problems } }));
	try {
		const body = { ...submission.value, files: files.kept.map(({ id }) => id), host: context.origin };
		await context.backend(teams.sendDocument, { body });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields } = error.answer;
		if (code === "too_many_attempts") return again(submission.reply({ fieldErrors: { files: ["tooManyAttempts"] } }), 429);
		if (code === "invalid" && fields) return again(submission.reply({ fieldErrors: keysOf(fields) }));
		return noticeInstead(error);
	}
	return toTeam(context.visitor, "documentSent");
}

async function invite({ context, form }: Sent) {
	const submission = readForm(inviteFields(numberStyle(context.market.intl)), form);
	if (submission.status !== "success") {
		const reply = submission.reply();
		if (reply.error?.idem || reply.error?.role) throw new Response(null, { status: 400 });
		return refusal({ form: "invite", reply });
	}
	try {
		await context.backend(teams.invite, { body: { ...submission.value, host: context.origin } });
	} catch (error) {
		return refusedForm(error, "invite", submission, {
			too_many_messages: { field: "email", key: "email.tooManyInvitations", status: 429 },
			idem_conflict: { field: "email", key: "sentAlready", status: 409 },
		});
	}
	return toTeam(context.visitor, "invited");
}

async function change({ context, form }: Sent) {
	const submission = readForm(memberFields(numberStyle(context.market.intl)), form);
	if (submission.status !== "success") {
		const reply = submission.reply();
		if (reply.error?.userid || reply.error?.role) throw new Response(null, { status: 400 });
		return refusal({ form: `member-${typedIn(reply, "userid")}`, reply });
	}
	const { userid, ...body } = submission.value;
	try {
		await context.backend(teams.change, { params: { userid }, body });
	} catch (error) {
		return refusedForm(error, `member-${userid}`, submission, {
			last_owner: { field: "role", key: "role.lastOwner", status: 409 },
		});
	}
	return toTeam(context.visitor, "changed");
}

async function leave({ context, form }: Sent) {
	const submission = readForm(leaveFields, form);
	if (submission.status !== "success") return refusal({ form: "leave", reply: submission.reply() });
	try {
		await context.backend(teams.leave, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "leave", submission, {
			last_owner: { field: "successor", key: "successor.required", status: 409 },
		});
	}
	return toTeam(context.visitor, "left");
}

const button =
	<T extends z.ZodType>(
		fields: T,
		press: (context: AppLoadContext, value: z.output<T>) => Promise<unknown>,
		news: "withdrawn" | "joined" | "removed" | "costs",
	) =>
	async ({ context, form }: Sent) => {
		const sent = fields.safeParse(Object.fromEntries(form));
		if (!sent.success) throw new Response(null, { status: 400 });
		try {
			await press(context, sent.data);
		} catch (error) {
			return noticeInstead(error);
		}
		return toTeam(context.visitor, news);
	};

const withdraw = button(invitationButton, ({ backend }, params) => backend(teams.withdraw, { params }), "withdrawn");
const accept = button(invitationButton, ({ backend }, params) => backend(teams.accept, { params }), "joined");
const remove = button(memberButton, ({ backend }, params) => backend(teams.remove, { params }), "removed");
const removeProject = button(projectButton, ({ backend }, params) => backend(teams.removeProject, { params }), "costs");

const ofMembers = { verify, sendCode, confirmCode, sendDocument, invite, withdraw, accept, change, remove, leave };
const changes = { ...ofMembers, addCentre, changeCentre, requireCentre, addProject, removeProject };

interface SentCosts {
	context: AppLoadContext;
	form: FormData;
}

async function addCentre({ context, form }: SentCosts) {
	const submission = readForm(costObject.extend({ limit: limitField(numberStyle(context.market.intl)) }), form);
	if (submission.status !== "success") return refusal({ form: "centre", reply: submission.reply() });
	try {
		await context.backend(teams.addCostCentre, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "centre", submission, {});
	}
	return toTeam(context.visitor, "costs");
}

async function addProject({ context, form }: SentCosts) {
	const submission = readForm(costObject, form);
	if (submission.status !== "success") return refusal({ form: "project", reply: submission.reply() });
	try {
		await context.backend(teams.addProject, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "project", submission, {});
	}
	return toTeam(context.visitor, "costs");
}

async function changeCentre({ context, form }: SentCosts) {
	const id = idInPath.safeParse(form.get("id"));
	if (!id.success) throw new Response(null, { status: 400 });
	const name = `centre-${id.data}` as const;
	const fields = z.object({
		name: costObject.shape.name,
		limit: limitField(numberStyle(context.market.intl)),
		isActive: z.string().optional(),
	});
	const submission = readForm(fields, form);
	if (submission.status !== "success") return refusal({ form: name, reply: submission.reply() });
	const { isActive, ...value } = submission.value;
	try {
		await context.backend(teams.changeCostCentre, { params: { id: id.data }, body: { ...value, is_active: isActive !== undefined } });
	} catch (error) {
		return refusedForm(error, name, submission, {});
	}
	return toTeam(context.visitor, "costs");
}

async function requireCentre({ context, form }: SentCosts) {
	try {
		await context.backend(teams.requireCostCentre, { body: { is_required: form.has("isRequired") } });
	} catch (error) {
		return noticeInstead(error);
	}
	return toTeam(context.visitor, "costs");
}

const teamPath = href("/users/company");

function toTeam(visitor: Visitor, news: TeamNews) {
	visitor.setFlash({ kind: "team", news });
	return redirect(teamPath, 303);
}

type Code = BackendRefusal["answer"]["code"];

const notices: Partial<Record<Code, TeamNews>> = {
	not_allowed: "notAllowed",
	vat_taken: "vatTaken",
	in_another_team: "otherTeam",
	link_invalid: "linkInvalid",
};

/**
 * Reports a refusal that concerns no field on the team's page, with the refusal's status. It does not reveal whether a member of another
 * team exists.
 * @throws the error itself if there is no notice for it
 */
function noticeInstead(error: unknown) {
	if (error instanceof Response && error.status === 404) return withNotice("gone", 404);
	const news = error instanceof BackendRefusal ? notices[error.answer.code] : undefined;
	if (!news) throw error;
	return withNotice(news, news === "notAllowed" ? 403 : 409);
}

const withNotice = (news: TeamNews, status: number) => data<TeamResult>({ form: null, reply: {}, notice: news }, { status });

type FieldMessages = Partial<Record<Code, { field: string; key: ErrorKey; status: number }>>;

function refusedForm(error: unknown, form: TeamForm, submission: Replying, messages: FieldMessages) {
	if (!(error instanceof BackendRefusal)) return noticeInstead(error);
	const { code, fields } = error.answer;
	const message = messages[code];
	if (message) return refusal({ form, reply: submission.reply({ fieldErrors: { [message.field]: [message.key] } }) }, message.status);
	if (code === "invalid" && fields) return refusal({ form, reply: submission.reply({ fieldErrors: keysOf(fields) }) });
	return noticeInstead(error);
}

const refusal = (result: Omit<TeamResult, "notice">, status = 422) => data<TeamResult>({ ...result, notice: null }, { status });
