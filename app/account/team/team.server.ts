import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, id, idem, idInPath } from "../../../contract/fields";
import { role, teams } from "../../../contract/team";
import { invitedRoles } from "../../../contract/values/team-roles";
import { typedIn } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import { type NumberStyle, numberStyle } from "../../platform/i18n/filter-number";
import { addCentre, addProject, changeCentre, requireCentre } from "./costs.server";
import { limitField } from "./limit-field";
import { noticeInstead, refusal, refusedForm, toTeam } from "./team-refusal.server";

interface Sent {
	context: AppLoadContext;
	form: FormData;
}

/** An id as a form sends it. */
const sentId = idInPath.transform(Number).pipe(id);

/** In the language of who sends them. */
const inviteFields = (style: NumberStyle) => z.object({ email, role: z.enum(invitedRoles), limit: limitField(style), idem });
const memberFields = (style: NumberStyle) => z.object({ userid: idInPath, role, limit: limitField(style) });
/** Whom a button is about. */
const memberButton = z.object({ userid: idInPath });
const invitationButton = z.object({ invitation: idInPath });
const projectButton = z.object({ id: idInPath });
/** The last owner has to name one. */
const leaveFields = z.object({ successor: sentId.optional() });

/** Changes the company's team: the field `intent` says how. The backend alone decides who may. */
export async function changeTeam({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
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

/** A button that is about one member, invitation or project. */
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

const ofMembers = { verify, invite, withdraw, accept, change, remove, leave };
const changes = { ...ofMembers, addCentre, changeCentre, requireCentre, addProject, removeProject };
