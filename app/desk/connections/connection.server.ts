import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskConnections } from "../../../contract/desk/procurement/connections";
import { punchoutProblems } from "../../../contract/procurement";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { connectionForm, pathOf, typedConnection } from "./connection-form.server";

const asked = z.object({
	article: z.string().trim().min(1).max(80).optional().catch(undefined),
	quantity: z.coerce.number().int().min(1).max(100_000).catch(1),
	message: z.coerce.number().int().min(1).optional().catch(undefined),
});

export async function readConnection(context: AppLoadContext, number: string, address: string) {
	const { backend } = context.desk();
	const { article, quantity, message } = asked.parse(Object.fromEntries(new URL(address).searchParams));
	const [connection, tested, opened] = await Promise.all([
		backend(deskConnections.byId, { params: { number } }),
		article === undefined ? null : backend(deskConnections.test, { params: { number }, query: { article, quantity } }).catch(refusedTest),
		message === undefined ? null : backend(deskConnections.message, { params: { number }, query: { id: message } }),
	]);
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "short", timeStyle: "medium", timeZone });
	const { id, kind, name, version, company, has_member: hasMember, members, messages } = connection;
	return {
		...{ id, kind, path: pathOf[kind], name, version, company, hasMember, members },
		typed: typedConnection(connection),
		messages: messages.map(({ at, problem, ...rest }) => ({ ...rest, ...problemOf(problem), time: time.format(new Date(at)) })),
		test: tested && { ...tested, article: article ?? "", quantity },
		opened: opened && { kind: opened.kind, text: opened.text },
		news: takeDeskNews(context),
		meta: describePage(context, { title: name }),
	};
}

/** Goods that cannot be ordered like this have no form. */
function refusedTest(error: unknown) {
	if (error instanceof BackendRefusal) return { action: "", fields: [] };
	throw error;
}

/** A problem that pages have words for, or the words of another system. */
const problemOf = (problem: string) => {
	const known = punchoutProblems.find((one) => one === problem) ?? null;
	return { known, said: known === null ? problem : "" };
};

interface Answer {
	secret?: string;
	reply?: FormReply;
	/** Somebody else has changed the connection meanwhile. */
	isStale?: boolean;
}

const versionField = z.object({ version: z.coerce.number().int(), intent: z.enum(["change", "secret"]) });

export async function changeConnection(context: AppLoadContext, number: string, form: FormData) {
	const head = versionField.safeParse(Object.fromEntries(form));
	if (!head.success) throw new Response(null, { status: 400 });
	const { version, intent } = head.data;
	const { backend } = context.desk();
	const params = { number };
	if (intent === "secret") {
		try {
			const { secret } = await backend(deskConnections.renewSecret, { params, body: { version } });
			return data<Answer>({ secret });
		} catch (error) {
			if (!(error instanceof BackendRefusal)) throw error;
			return data<Answer>({ isStale: true }, { status: error.status });
		}
	}
	const submission = readForm(connectionForm, form);
	if (submission.status !== "success") return data<Answer>({ reply: submission.reply() }, { status: 422 });
	try {
		await backend(deskConnections.change, { params, body: { ...submission.value, version } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { fields } = error.answer;
		return data<Answer>(
			{ reply: submission.reply({ fieldErrors: keysOf(fields ?? {}) }), isStale: fields === undefined },
			{ status: error.status },
		);
	}
	context.visitor.setFlash({ kind: "desk", news: "connectionChanged" });
	return redirect(href("/desk/connections/:number", { number }), 303);
}
