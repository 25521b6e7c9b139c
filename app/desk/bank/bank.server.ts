import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { deskBank } from "../../../contract/desk/bank";
import { page as listPage } from "../../../contract/desk/fields";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { intentOf } from "../../platform/forms/intent";
import { formWithFiles } from "../../platform/forms/uploads.server";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import type { DeskNews } from "../../platform/session/visitor";
import { deskPages } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";

type Entry = z.output<typeof deskBank.entries.answer>["rows"][number];

/** "17 INV-10001=12.50 INV-10002=4.00": an entry, and what was shown to be booked. */
const planOf = ({ id, shares }: Entry): string =>
	[String(id), ...shares.map(({ number, amount }) => `${number}=${(amount / 100).toFixed(2)}`)].join(" ");

function shownEntry(value: FormDataEntryValue) {
	const [id = "", ...shares] = String(value).split(" ");
	return {
		id: Number(id),
		shares: shares.map((share) => {
			const [number = "", amount = ""] = share.split("=");
			return { number, amount: Number(amount) };
		}),
	};
}

export async function readBank(context: AppLoadContext, address: string) {
	const page = listPage.catch(1).parse(new URL(address).searchParams.get("page") ?? 1);
	const { backend } = context.desk();
	const [{ rows, count }, kept] = await Promise.all([
		backend(deskBank.entries, { query: { page } }),
		backend(deskBank.kept, { query: {} }),
	]);
	const { money } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return {
		rows: rows.map((entry) => ({
			...{ id: entry.id, payer: entry.payer, iban: entry.payer_iban, text: entry.text, match: entry.match, outcome: entry.outcome },
			value: planOf(entry),
			booked: day.format(new Date(entry.booked_on)),
			amount: money(entry.amount),
			surplus: money(entry.surplus),
			/** Named if it is not the account on invoices. */
			account: entry.is_own ? null : entry.account,
			shares: entry.shares.map(({ number, company, open, amount }) => ({ number, company, open: money(open), amount: money(amount) })),
		})),
		kept: kept.rows.map(({ booked_on, amount, left, payer_iban: iban, ...entry }) => ({
			...{ ...entry, iban, booked: day.format(new Date(booked_on)), amount: money(amount), left: money(left) },
			seen: (left / 100).toFixed(2),
			key: context.newKey(),
		})),
		unseenKept: kept.count - kept.rows.length,
		page,
		pages: deskPages(count),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("bank.title") }),
	};
}

interface Refusal {
	/** Beside the file. */
	file: ErrorKey | null;
	/** Above the entries. */
	problem: "none" | "unmatched" | "changed" | "keptChanged" | null;
	/** Beside the number of an invoice for what is left of a payment. */
	kept: { id: number; error: ErrorKey; typed: string } | null;
}

const refused = (refusal: Partial<Refusal>, status: number) =>
	data<Refusal>({ file: null, problem: null, kept: null, ...refusal }, { status });

function done({ visitor }: AppLoadContext, news: DeskNews) {
	visitor.setFlash({ kind: "desk", news });
	return redirect(href("/desk/bank"), 303);
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
}

async function upload({ context, form }: Sent) {
	const file = form.get("file");
	if (file === null || typeof file === "string" || file.size === 0) return refused({ file: "bank.required" }, 422);
	try {
		const { stored, known } = await context.desk().backend(deskBank.upload, { body: await file.arrayBuffer() });
		return done(context, stored > 0 ? "bankStored" : known > 0 ? "bankKnown" : "bankEmpty");
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.answer.code !== "invalid") throw error;
		const { file: keys, files } = error.answer.fields ?? {};
		return refused({ file: files ? "bank.tooLarge" : errorKey.parse(keys?.[0]) }, 422);
	}
}

async function book({ context, form }: Sent) {
	const chosen = form.getAll("entry").map(shownEntry);
	if (chosen.length === 0) return refused({ problem: "none" }, 422);
	if (chosen.some(({ shares }) => shares.length === 0)) return refused({ problem: "unmatched" }, 422);
	const body = deskBank.book.body.safeParse({ entries: chosen });
	if (!body.success) throw new Response(null, { status: 400 });
	try {
		await context.desk().backend(deskBank.book, { body: body.data });
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.status !== 409) throw error;
		return refused({ problem: "changed" }, 409);
	}
	return done(context, "bankBooked");
}

async function setAside({ context, form }: Sent) {
	const entries = form.getAll("entry").map((value) => shownEntry(value).id);
	if (entries.length === 0) return refused({ problem: "none" }, 422);
	const body = deskBank.setAside.body.safeParse({ entries });
	if (!body.success) throw new Response(null, { status: 400 });
	const { count } = await context.desk().backend(deskBank.setAside, { body: body.data });
	return count < entries.length ? refused({ problem: "changed" }, 409) : done(context, "bankSetAside");
}

async function assign({ context, form }: Sent) {
	const id = Number(form.get("id"));
	const typed = String(form.get("number") ?? "").trim();
	const body = deskBank.assign.body.safeParse({ id, number: typed, left: Number(form.get("left")), key: form.get("key") });
	const refusedNumber = (error: ErrorKey, status: number) => refused({ kept: { id, error, typed } }, status);
	if (!body.success) return refusedNumber("invoice.unknown", 422);
	try {
		await context.desk().backend(deskBank.assign, { body: body.data });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const [key] = error.answer.fields?.number ?? [];
		return key === undefined ? refused({ problem: "keptChanged" }, error.status) : refusedNumber(errorKey.parse(key), error.status);
	}
	return done(context, "keptAssigned");
}

async function payBack({ context, form }: Sent) {
	const body = deskBank.payBack.body.safeParse({ id: Number(form.get("id")), left: Number(form.get("left")) });
	if (!body.success) throw new Response(null, { status: 400 });
	try {
		await context.desk().backend(deskBank.payBack, { body: body.data });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return refused({ problem: "keptChanged" }, error.status);
	}
	return done(context, "keptPaidBack");
}

export async function changeBank(context: AppLoadContext, request: Request) {
	const form = await formWithFiles(request);
	// A form that is too large has lost its fields on the way (worker/request-body).
	if (form.has("tooLarge")) return refused({ file: "bank.tooLarge" }, 422);
	return intentOf({ upload, book, setAside, assign, payBack }, form)({ context, form });
}
