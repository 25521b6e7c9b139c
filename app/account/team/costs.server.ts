import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { idInPath } from "../../../contract/fields";
import { costObject, teams } from "../../../contract/team";
import { readForm } from "../../platform/forms/submission";
import { numberStyle } from "../../platform/i18n/filter-number";
import { limitField } from "./limit-field";
import { noticeInstead, refusal, refusedForm, toTeam } from "./team-refusal.server";

interface Sent {
	context: AppLoadContext;
	form: FormData;
}

export async function addCentre({ context, form }: Sent) {
	const submission = readForm(costObject.extend({ limit: limitField(numberStyle(context.market.intl)) }), form);
	if (submission.status !== "success") return refusal({ form: "centre", reply: submission.reply() });
	try {
		await context.backend(teams.addCostCentre, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "centre", submission, {});
	}
	return toTeam(context.visitor, "costs");
}

export async function addProject({ context, form }: Sent) {
	const submission = readForm(costObject, form);
	if (submission.status !== "success") return refusal({ form: "project", reply: submission.reply() });
	try {
		await context.backend(teams.addProject, { body: submission.value });
	} catch (error) {
		return refusedForm(error, "project", submission, {});
	}
	return toTeam(context.visitor, "costs");
}

export async function changeCentre({ context, form }: Sent) {
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

export async function requireCentre({ context, form }: Sent) {
	try {
		await context.backend(teams.requireCostCentre, { body: { is_required: form.has("isRequired") } });
	} catch (error) {
		return noticeInstead(error);
	}
	return toTeam(context.visitor, "costs");
}
