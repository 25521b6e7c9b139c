import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { deskReminders } from "../../../contract/desk/reminders";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";

/** Reads the reminders of the invoices in an address: ?invoice=INV-10001&invoice=INV-10002. */
export async function readReminders(context: AppLoadContext, address: string) {
	const t = context.texts.translator("desk");
	const frame = { key: context.newKey(), meta: describePage(context, { title: t("reminders.title") }) };
	const chosen = [...new Set(new URL(address).searchParams.getAll("invoice"))];
	if (chosen.length === 0) return { reminders: [], ...frame };
	const query = deskReminders.preview.query.safeParse({ numbers: chosen.join() });
	if (!query.success) throw new Response(null, { status: 404 });
	const { reminders } = await context.desk().backend(deskReminders.preview, { query: { numbers: query.data.numbers.join() } });
	const { money } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		reminders: reminders.map(({ open, due_on, last, mail, ...reminder }) => ({
			...reminder,
			open: money(open),
			due: due_on === null ? "–" : day.format(new Date(due_on)),
			last: last && { stage: last.stage, day: day.format(new Date(last.sent_on)) },
			mail: mail && {
				...mail,
				to: mail.to.join(", "),
				language: languageOf(mail.locale),
				lang: locales.find((one) => markets[one].backendLocale === mail.locale),
				/** Sent back as it was shown. */
				value: `${reminder.number} ${mail.stage} ${(open / 100).toFixed(2)}`,
			},
		})),
		...frame,
	};
}

function languageOf(locale: string): string {
	const known = locales.find((one) => markets[one].backendLocale === locale);
	return known ? markets[known].language : locale;
}

/** "INV-10001 1 1234.50" */
function shownReminder(value: FormDataEntryValue) {
	const [number = "", stage = "", open = ""] = String(value).split(" ");
	return { number, stage: Number(stage), open: Number(open) };
}

/** Sends the reminders as the page has shown them, or none. */
export async function sendReminders(context: AppLoadContext, form: FormData) {
	const body = deskReminders.send.body.safeParse({ reminders: form.getAll("reminder").map(shownReminder), key: form.get("key") });
	if (!body.success) throw new Response(null, { status: 400 });
	try {
		await context.desk().backend(deskReminders.send, { body: body.data });
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.status !== 409) throw error;
		return data({ problem: "changed" as const }, { status: 409 });
	}
	context.visitor.setFlash({ kind: "desk", news: "reminded" });
	return redirect(href("/desk/invoices", { state: "overdue" }), 303);
}
