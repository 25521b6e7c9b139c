import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { companyDay } from "../../../contract/company";
import { page as listPage } from "../../../contract/desk/fields";
import { deskPurchases } from "../../../contract/desk/purchases";
import { idem, idInPath } from "../../../contract/fields";
import { isoDayOf } from "../../../contract/values/days";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { intentOf } from "../../platform/forms/intent";
import { describePage } from "../../platform/seo/page-meta";
import { deskPages } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";

/** Writes days as the reader's language does; "–" for none. */
export function dayWriter({ market: { intl, timeZone } }: AppLoadContext) {
	const medium = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	return (iso: string | null) => (iso ? medium.format(new Date(iso)) : "–");
}

export async function readPurchases(context: AppLoadContext, address: string) {
	const page = listPage.catch(1).parse(new URL(address).searchParams.get("page") ?? 1);
	const { backend } = context.desk();
	const supplier = idInPath.safeParse(new URL(address).searchParams.get("supplier")).data;
	const [needed, bought] = await Promise.all([
		backend(deskPurchases.needed, { query: { supplier } }),
		backend(deskPurchases.list, { query: { page } }),
	]);
	const day = dayWriter(context);
	const title = context.texts.translator("desk")("nav.purchases");
	return {
		suppliers: needed.suppliers.map((one) => ({
			...one,
			key: context.newKey(),
			lines: needed.lines
				.filter(({ supplier: of }) => of === one.id)
				.map(({ order, line, supply, quantity, wanted_on, confirmed_on, ...goods }) => ({
					...goods,
					...{ order, line, quantity, value: `${order} ${line} ${supply} ${quantity}` },
					wanted: day(wanted_on),
					confirmed: day(confirmed_on),
				})),
		})),
		bought: bought.rows.map((row) => ({ ...row, ordered: day(row.ordered_on), expected: day(row.expected_on) })),
		page,
		pages: deskPages(bought.count),
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
	supplier: number;
}

/** A refused form with its values as typed. */
interface Refusal {
	supplier: number;
	problem: "none" | "changed" | null;
	errors: { expectedOn?: ErrorKey[]; email?: ErrorKey[] };
	lines: string[];
	expectedOn: string;
	tells: boolean;
	email: string;
}

const again = ({ form, supplier }: Sent, refusal: Partial<Pick<Refusal, "problem" | "errors">>, status: number) =>
	data<Refusal>(
		{
			...{ supplier, problem: null, errors: {}, ...refusal },
			lines: form.getAll("line").map(String),
			expectedOn: String(form.get("expectedOn") ?? ""),
			tells: form.has("tellsBuyers"),
			email: String(form.get("email") ?? ""),
		},
		{ status },
	);

/** The day and the choice of a form. An empty day is none. @returns `wrong` for a day that is none, or over */
export function expectedIn(form: FormData): { wrong: ErrorKey } | { wrong: null; body: { expectedOn: string; tellsBuyers: boolean } } {
	const { expectedOn } = deskPurchases.expect.body.shape;
	const day = expectedOn.safeParse(isoDayOf(String(form.get("expectedOn") ?? "").trim())).data;
	if (day === undefined) return { wrong: "wantedDay.format" };
	if (day !== "" && day < companyDay(new Date())) return { wrong: "day.past" };
	return { wrong: null, body: { expectedOn: day, tellsBuyers: form.has("tellsBuyers") } };
}

async function order(sent: Sent) {
	const { context, form, supplier } = sent;
	const lines = form.getAll("line").map((value) => {
		const [number, ...figures] = String(value).split(" ");
		const [line, supply, quantity] = figures.map(Number);
		return { order: number, line, supply, quantity };
	});
	if (lines.length === 0) return again(sent, { problem: "none" }, 422);
	const expected = expectedIn(form);
	if (expected.wrong) return again(sent, { errors: { expectedOn: [expected.wrong] } }, 422);
	const body = deskPurchases.order.body.safeParse({ supplier, lines, ...expected.body, key: idem.safeParse(form.get("key")).data });
	if (!body.success) throw new Response(null, { status: 400 });
	try {
		const { number } = await context.desk().backend(deskPurchases.order, { body: body.data });
		context.visitor.setFlash({ kind: "desk", news: "purchased" });
		return redirect(href("/desk/purchases/:number", { number: number.toLowerCase() }), 303);
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.status !== 409) throw error;
		return again(sent, { problem: "changed" }, 409);
	}
}

async function email(sent: Sent) {
	const { context, form, supplier } = sent;
	const body = deskPurchases.setEmail.body.safeParse({ email: String(form.get("email") ?? "").trim() });
	if (!body.success) return again(sent, { errors: { email: ["email.invalid"] } }, 422);
	await context.desk().backend(deskPurchases.setEmail, { params: { number: String(supplier) }, body: body.data });
	context.visitor.setFlash({ kind: "desk", news: "supplierEmailSet" });
	return redirect(href("/desk/purchases"), 303);
}

export async function changePurchases(context: AppLoadContext, form: FormData) {
	const supplier = idInPath.safeParse(form.get("supplier")).data;
	if (supplier === undefined) throw new Response(null, { status: 400 });
	return intentOf({ order, email }, form)({ context, form, supplier: Number(supplier) });
}
