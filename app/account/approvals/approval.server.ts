import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { approvals } from "../../../contract/approvals";
import { idem, paragraph, uuid } from "../../../contract/fields";
import { readSeen, seenTotalOnWire } from "../../cart/cart.server";
import type { SeenCart } from "../../cart/orders/seen";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { readForm } from "../../platform/forms/submission";

/** The reasons why the backend refuses a decision. incomplete: the order now lacks something that only its buyer can add. */
const decisionProblems = ["conflict", "unavailable_goods", "too_many_attempts", "incomplete"] as const;

export interface DecisionResult {
	problem: (typeof decisionProblems)[number] | null;
	/** The typed comment and its errors. */
	reply: FormReply | null;
	seen: SeenCart | null;
}

const decision = z.object({ version: z.coerce.number().int(), idem });
const returned = decision.extend({ comment: z.string({ error: "required" }).pipe(paragraph(1000)).pipe(z.string().min(1, "required")) });

/** Approves the order, or returns it with a comment. If the order has changed, the page shows its current state. */
export async function decideApproval({ request, params, context }: ActionFunctionArgs) {
	const id = uuid.safeParse(params.uuid);
	if (!id.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const given = decision.safeParse(Object.fromEntries(form));
	const intent = z.enum(["approve", "return"]).safeParse(form.get("intent"));
	if (!given.success || !intent.success) throw new Response(null, { status: 400 });
	const { version, idem: key } = given.data;
	const seen = readSeen(form);
	const call = { params: { uuid: id.data } };
	try {
		if (intent.data === "approve") {
			if (!seen) return data<DecisionResult>({ problem: "conflict", reply: null, seen }, { status: 409 });
			await context.backend(approvals.approve, { ...call, body: { version, ...seenTotalOnWire(seen), idem: key } });
		} else {
			const submission = readForm(returned, form);
			if (submission.status !== "success")
				return data<DecisionResult>({ problem: null, reply: submission.reply(), seen: null }, { status: 422 });
			await context.backend(approvals.returnOrder, { ...call, body: { version, comment: submission.value.comment, idem: key } });
		}
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code } = error.answer;
		const problem = decisionProblems.find((one) => one === (code === "idem_conflict" ? "conflict" : code)) ?? "incomplete";
		return data<DecisionResult>({ problem, reply: null, seen: problem === "conflict" ? seen : null }, { status: error.status });
	}
	return redirect(href("/users/approvals/:uuid", { uuid: id.data }), 303);
}
