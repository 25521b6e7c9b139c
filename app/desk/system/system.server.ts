import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskSystem } from "../../../contract/desk/system";
import { idInPath } from "../../../contract/fields";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { intentOf } from "../../platform/forms/intent";
import { typedValues } from "../../platform/forms/read-form";
import { describePage } from "../../platform/seo/page-meta";
import type { DeskNews } from "../../platform/session/visitor";
import { takeDeskNews } from "../desk-news.server";

export async function readSystem(context: AppLoadContext) {
	const { backend } = context.desk();
	const [{ problem, mails }, { webhooks }, { keys }] = await Promise.all([
		backend(deskSystem.failedMails),
		backend(deskSystem.webhooks),
		backend(deskSystem.keys),
	]);
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	return {
		problem,
		mails: mails.map(({ created_at, recipients, refused, ...mail }) => ({
			...mail,
			to: (refused.length > 0 ? refused : recipients).join(", "),
			time: time.format(new Date(created_at)),
		})),
		webhooks,
		keys: keys.map(({ used_at, revoked_at, ...key }) => ({
			...key,
			used: used_at === "" ? "–" : time.format(new Date(used_at)),
			isRevoked: revoked_at !== null,
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.system") }),
	};
}

interface Asked {
	context: AppLoadContext;
	form: FormData;
}

/** A form with one button, which says what it is about. */
const pressed =
	(call: (typeof deskSystem)["resendMail" | "revokeKey" | "removeWebhook"] | (typeof deskSystem)["resendMessages"], news: DeskNews) =>
	async ({ context, form }: Asked) => {
		const id = idInPath.safeParse(form.get("id"));
		if (!id.success) throw new Response(null, { status: 400 });
		await context.desk().backend(call, { params: { number: id.data }, body: {} });
		context.visitor.setFlash({ kind: "desk", news });
		return redirect(href("/desk/system"), 303);
	};

/** Shows a form again with the messages beside its fields. */
const again = (form: FormData, errors: Record<string, ErrorKey[]>, status = 422) =>
	data(
		{
			secret: null,
			isRefused: false,
			result: { form: String(form.get("intent")), values: { ...typedValues(form), scopes: form.getAll("scopes").join(" ") }, errors },
		},
		{ status },
	);

/** Only this answer shows the key or the secret. */
const shown = (secret: string) => data({ secret, isRefused: false, result: null });

async function makeKey({ context, form }: Asked) {
	const { name, scopes } = deskSystem.makeKey.body.shape;
	const body = z.object({ name, scopes }).safeParse({ name: form.get("name"), scopes: form.getAll("scopes") });
	if (!body.success) {
		const wrong = new Set(body.error.issues.map(({ path }) => path[0]));
		return again(form, {
			...(wrong.has("name") && { name: ["name.required"] }),
			...(wrong.has("scopes") && { scopes: ["scopes.required"] }),
		});
	}
	try {
		return shown((await context.desk().backend(deskSystem.makeKey, { body: body.data })).key);
	} catch (error) {
		if (error instanceof BackendRefusal) return again(form, { name: ["key.taken"] }, error.status);
		throw error;
	}
}

async function addWebhook({ context, form }: Asked) {
	const url = deskSystem.addWebhook.body.shape.url.safeParse(String(form.get("url") ?? "").trim());
	if (!url.success) return again(form, { url: ["website.invalid"] });
	try {
		return shown((await context.desk().backend(deskSystem.addWebhook, { body: { url: url.data } })).secret);
	} catch (error) {
		if (error instanceof BackendRefusal) return again(form, { url: ["website.invalid"] }, error.status);
		throw error;
	}
}

const tasks = {
	mail: pressed(deskSystem.resendMail, "mailResent"),
	messages: pressed(deskSystem.resendMessages, "messagesResent"),
	unhook: pressed(deskSystem.removeWebhook, "webhookRemoved"),
	revoke: pressed(deskSystem.revokeKey, "keyRevoked"),
	hook: addWebhook,
	key: makeKey,
};

/** After a refusal the page shows what there is now. */
export async function actOnSystem(context: AppLoadContext, form: FormData) {
	try {
		return await intentOf(tasks, form)({ context, form });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data({ secret: null, isRefused: true, result: null }, { status: error.status });
	}
}
