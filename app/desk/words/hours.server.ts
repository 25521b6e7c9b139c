import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { closedDay, deskHours, type HoursData, hoursData, hoursName } from "../../../contract/desk/content";
import { type ServiceHours, weekdays } from "../../../contract/values/service-hours";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import { hoursText } from "../../platform/i18n/hours-text";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { versionInAddress, versionsOf } from "./written.server";

const page = href("/desk/words/hours");
const params = { number: hoursName };

const weekOf = ({ week }: HoursData): ServiceHours["week"] => weekdays.map((day) => (week[day].opens === "" ? null : week[day]));

export async function readHours(context: AppLoadContext, request: Request) {
	const asked = versionInAddress(request);
	const { backend } = context.desk();
	const {
		data: found,
		version,
		versions,
	} = await backend(deskHours.byName, { params, query: { ...(asked !== undefined && { version: asked }) } });
	const { intl, locale } = context.market;
	const date = new Intl.DateTimeFormat(intl, {
		weekday: "short",
		dateStyle: undefined,
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	const weekday = new Intl.DateTimeFormat(intl, { weekday: "long", timeZone: "UTC" });
	const today = companyDay(new Date());
	return {
		version,
		versions: versionsOf(context, versions),
		isFormer: asked !== undefined && version !== versions[0]?.version,
		/** 1 January 2024 is a Monday. */
		days: weekdays.map((name, index) => ({ name, title: weekday.format(Date.UTC(2024, 0, 1 + index)) })),
		week: found.week,
		closed: found.closed.map(({ day, titles }) => ({
			...{ day, titles, isOver: day < today },
			title: titles[locale],
			shown: date.format(new Date(`${day}T00:00:00Z`)),
		})),
		/** As each language's readers see it. */
		shown: locales.map((each) => ({
			locale: each,
			language: markets[each].language,
			text: hoursText({ week: weekOf(found) }, markets[each]),
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("words.hours") }),
	};
}

interface Asked {
	context: AppLoadContext;
	form: FormData;
}

interface NotStored {
	week: FormReply | null;
	closing: FormReply | null;
	isChanged: boolean;
}
const notStored = (answer: Partial<NotStored>, status: number) =>
	data<NotStored>({ week: null, closing: null, isChanged: false, ...answer }, { status });

const version = z.coerce.number<string>().int().min(0);

/** Stores the present hours with a change. @param again shows the form if somebody else was faster */
async function store(
	{ context }: Asked,
	{ read, change, again }: { read: number; change: (present: HoursData) => HoursData; again: Partial<NotStored> },
) {
	const { backend } = context.desk();
	try {
		const { data: present } = await backend(deskHours.byName, { params });
		await backend(deskHours.save, { params, body: { version: read, data: change(present) } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return notStored({ ...again, isChanged: true }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "textSaved" });
	return redirect(page, 303);
}

const weekFields = z.object({ version, ...hoursData.shape.week.shape });

async function saveWeek(asked: Asked) {
	const submission = readForm(weekFields, asked.form, { hasEmpty: true });
	if (submission.status !== "success") return notStored({ week: submission.reply() }, 422);
	const { version: read, ...week } = submission.value;
	return store(asked, { read, change: (present) => ({ ...present, week }), again: { week: submission.reply() } });
}

const closingFields = z.object({ version, day: closedDay.shape.day, ...closedDay.shape.titles.shape });

/** Adds a day. Days that are over are left out. */
async function close(asked: Asked) {
	const submission = readForm(closingFields, asked.form, { hasEmpty: true });
	if (submission.status !== "success") return notStored({ closing: submission.reply() }, 422);
	const { version: read, day, ...titles } = submission.value;
	const { data: present } = await asked.context.desk().backend(deskHours.byName, { params });
	if (present.closed.some((one) => one.day === day))
		return notStored({ closing: submission.reply({ fieldErrors: { day: ["closedDay.taken"] } }) }, 422);
	const today = companyDay(new Date());
	const withDay = ({ week, closed }: HoursData): HoursData => ({
		week,
		closed: [...closed.filter((one) => one.day >= today), { day, titles }].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
	});
	return store(asked, { read, change: withDay, again: { closing: submission.reply() } });
}

const pressed = z.object({ version: z.coerce.number().int().min(0), day: closedDay.shape.day });

async function open(asked: Asked) {
	const fields = pressed.safeParse({ version: asked.form.get("version"), day: asked.form.get("day") });
	if (!fields.success) throw new Response(null, { status: 400 });
	const { version: read, day } = fields.data;
	return store(asked, { read, change: ({ week, closed }) => ({ week, closed: closed.filter((one) => one.day !== day) }), again: {} });
}

const restoration = z.object({ version: z.coerce.number().int().min(0), of: z.coerce.number().int().min(1) });

async function restore({ context, form }: Asked) {
	const fields = restoration.safeParse({ version: form.get("version"), of: form.get("of") });
	if (!fields.success) throw new Response(null, { status: 400 });
	try {
		await context.desk().backend(deskHours.restore, { params, body: fields.data });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return notStored({ isChanged: true }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "textRestored" });
	return redirect(page, 303);
}

const tasks = { week: saveWeek, close, open, restore };

export const changeHours = (asked: Asked) => intentOf(tasks, asked.form)(asked);
