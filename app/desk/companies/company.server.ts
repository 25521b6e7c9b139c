import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskCompanies } from "../../../contract/desk/companies";
import { mayAs } from "../../../contract/desk/staff-roles";
import { requireRole } from "../../platform/backend/desk.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { limitField } from "../../platform/forms/limit-field";
import { readForm } from "../../platform/forms/submission";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";

export async function readCompany(context: AppLoadContext, number: string) {
	const { backend, member } = context.desk();
	const [company, prices, { rows }, { roles }] = await Promise.all([
		backend(deskCompanies.byVat, { params: { number } }),
		backend(deskCompanies.prices, { params: { number } }),
		backend(deskCompanies.list, { query: { search: number } }),
		member(),
	]);
	const listed = rows.find(({ vat }) => vat === company.vat);
	const format = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const { vat, name, domain, rating, limit, verified_since, owners, named_by } = company;
	return {
		company: {
			...{ vat, name, domain, rating, owners, namedBy: named_by },
			members: listed?.members ?? 0,
			place: listed ? `${listed.city}, ${listed.country}` : "",
			open: listed ? format.money(listed.open) : "–",
			limit: limit === null ? null : format.money(limit),
			typedLimit: limit === null ? "" : format.amount(limit),
			verified: verified_since === null ? null : day.format(new Date(verified_since)),
		},
		prices: {
			isInForce: prices.in_force,
			setOn: prices.set_at === null ? null : day.format(new Date(prices.set_at)),
			rows: prices.rows.map(({ category, product, article, percent, until }, index) => ({
				...{ index, category, product, article },
				percent: format.percent(percent),
				until: until === undefined ? null : day.format(new Date(until)),
			})),
		},
		maySet: mayAs(roles, "accounts"),
		mayQuote: mayAs(roles, "orders"),
		news: takeDeskNews(context),
		meta: describePage(context, { title: name }),
	};
}

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

interface Replies {
	limit?: FormReply;
	verify?: FormReply;
}

const refused = (replies: Replies, status: number) => data<Replies>(replies, { status });

async function setLimit({ context, number, form }: Sent) {
	const submission = readForm(z.object({ limit: limitField(numberStyle(context.market.intl)) }), form);
	if (submission.status !== "success") return refused({ limit: submission.reply() }, 422);
	await context.desk().backend(deskCompanies.setLimit, { params: { number }, body: submission.value });
	context.visitor.setFlash({ kind: "desk", news: "limitSet" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

async function verify({ context, number, form }: Sent) {
	const { owner } = deskCompanies.verify.body.shape;
	const submission = readForm(z.object({ owner, replace: z.boolean().optional() }), form);
	if (submission.status !== "success") return refused({ verify: submission.reply() }, 422);
	try {
		await context.desk().backend(deskCompanies.verify, { params: { number }, body: submission.value });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return refused({ verify: submission.reply({ fieldErrors: { owner: ["owner.noAccount"] } }) }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "companyVerified" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

export async function changeCompany(sent: Sent) {
	await requireRole(sent.context.desk(), ["accounts"]);
	return intentOf({ limit: setLimit, verify }, sent.form)(sent);
}
