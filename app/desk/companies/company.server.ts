import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { type CompanyPrices, deskCompanies } from "../../../contract/desk/companies";
import { maxPriceRows } from "../../../contract/desk/lists";
import { mayAs } from "../../../contract/desk/staff-roles";
import { idInPath } from "../../../contract/fields";
import { requireRole } from "../../platform/backend/desk.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { limitField } from "../../platform/forms/limit-field";
import { typedValues } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type PriceKind, type PricesResult, priceKinds } from "./price-rows";

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
	const { vat, name, domain, rating, limit, verified_since, blocked_since, owners, named_by, documents, order_keys } = company;
	return {
		company: {
			...{ vat, name, domain, rating, owners, namedBy: named_by },
			members: listed?.members ?? 0,
			place: listed ? `${listed.city}, ${listed.country}` : "",
			open: listed ? format.money(listed.open) : "–",
			credit: company.credit > 0 ? format.money(company.credit) : "",
			limit: limit === null ? null : format.money(limit),
			typedLimit: limit === null ? "" : format.amount(limit),
			verified: verified_since === null ? null : day.format(new Date(verified_since)),
			blocked: blocked_since === null ? null : day.format(new Date(blocked_since)),
		},
		orderKeys: order_keys.map(({ usedAt, createdAt, ...key }) => ({
			...key,
			made: day.format(new Date(createdAt)),
			used: usedAt === "" ? "–" : day.format(new Date(usedAt)),
		})),
		documents: documents.map(({ sent_at, ...document }) => ({ ...document, day: day.format(new Date(sent_at)) })),
		prices: {
			isInForce: prices.in_force,
			version: prices.version,
			setOn: prices.set_at === null ? null : day.format(new Date(prices.set_at)),
			rows: prices.rows.map(({ percent, until, ...goods }, index) => ({
				...{ index, ...namedGoods(goods) },
				...{ percent: format.percent(percent), until: until === undefined ? null : day.format(new Date(until)) },
				typed: { percent: String(percent).replace(".", numberStyle(intl).decimal), until: until ?? "" },
			})),
		},
		maySet: mayAs(roles, "accounts"),
		mayQuote: mayAs(roles, "orders"),
		news: takeDeskNews(context),
		meta: describePage(context, { title: name }),
	};
}

type PriceRow = CompanyPrices["rows"][number];

function namedGoods({ category, product, article }: Pick<PriceRow, "category" | "product" | "article">): {
	kind: PriceKind;
	goods: string;
} {
	if (category !== undefined) return { kind: "category", goods: category };
	if (product !== undefined) return { kind: "product", goods: product };
	return article === undefined ? { kind: "all", goods: "" } : { kind: "article", goods: article };
}

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

interface Replies {
	prices?: PricesResult;
	limit?: FormReply;
	/** Somebody else has changed the limit that the form showed. */
	isLimitStale?: boolean;
	verify?: FormReply;
	decline?: { document: number; reply: FormReply; isTaken: boolean };
}

const refused = (replies: Replies, status: number) => data<Replies>(replies, { status });

async function setLimit({ context, number, form }: Sent) {
	const limit = limitField(numberStyle(context.market.intl));
	const submission = readForm(z.object({ limit, seen: limit.optional() }), form);
	if (submission.status !== "success") return refused({ limit: submission.reply() }, 422);
	try {
		await context.desk().backend(deskCompanies.setLimit, { params: { number }, body: submission.value });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return refused({ limit: submission.reply(), isLimitStale: true }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "limitSet" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

/** Rows without a per cent are left out, so that emptying one removes it. */
async function setPrices({ context, number, form }: Sent) {
	const values = typedValues(form);
	const typed = Array.from({ length: maxPriceRows }, (_, index) => index).flatMap((index) => {
		const percent = (values[`percent.${index}`] ?? "").trim().replace(",", ".");
		const kind = priceKinds.find((one) => one === values[`kind.${index}`]) ?? "all";
		const goods = (values[`goods.${index}`] ?? "").trim();
		const until = values[`until.${index}`] ?? "";
		return percent === "" ? [] : [{ index, row: { ...(kind !== "all" && { [kind]: goods }), percent, ...(until !== "" && { until }) } }];
	});
	const rows = typed.map(({ row }) => row);
	const version = Number(values.version);
	const again = (errors: PricesResult["errors"], status: number, isStale = false) =>
		refused({ prices: { values, errors, isStale } }, status);
	const { backend } = context.desk();
	try {
		const { refused: mistakes } = await backend(deskCompanies.setPrices, { params: { number }, body: { rows, version, dry_run: true } });
		if (mistakes.length > 0) {
			const errors = mistakes.map<[string, ErrorKey[]]>(({ line, field }) => [
				`${fieldOfMistake(field)}.${typed[line]?.index ?? 0}`,
				[keyOfMistake(field)],
			]);
			return again(Object.fromEntries(errors), 422);
		}
		await backend(deskCompanies.setPrices, { params: { number }, body: { rows, version } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return again({}, error.status, true);
	}
	context.visitor.setFlash({ kind: "desk", news: "pricesSet" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

const fieldOfMistake = (field: string): "percent" | "until" | "goods" => (field === "percent" || field === "until" ? field : "goods");
const keyOfMistake = (field: string): ErrorKey =>
	(({ percent: "discount.invalid", until: "wantedDay.format", goods: "goods.unknown" }) as const)[fieldOfMistake(field)];

async function block({ context, number, form }: Sent) {
	const blocked = form.get("blocked") === "true";
	await context.desk().backend(deskCompanies.block, { params: { number }, body: { blocked } });
	context.visitor.setFlash({ kind: "desk", news: blocked ? "companyBlocked" : "companyUnblocked" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

async function revoke({ context, number, form }: Sent) {
	const key = sentId.safeParse(form.get("key"));
	if (!key.success) throw new Response(null, { status: 400 });
	await context.desk().backend(deskCompanies.revokeOrderKey, { params: { number }, body: { revoke: key.data } });
	context.visitor.setFlash({ kind: "desk", news: "keyRevoked" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

async function verify({ context, number, form }: Sent) {
	const { owner, seen } = deskCompanies.verify.body.shape;
	const submission = readForm(z.object({ owner, replace: z.boolean().optional(), seen }), form);
	if (submission.status !== "success") return refused({ verify: submission.reply() }, 422);
	try {
		await context.desk().backend(deskCompanies.verify, { params: { number }, body: submission.value });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const isUnseen = error.answer.fields?.owner !== undefined;
		return refused(
			{ verify: submission.reply({ fieldErrors: { owner: [isUnseen ? "owners.changed" : "owner.noAccount"] } }) },
			error.status,
		);
	}
	context.visitor.setFlash({ kind: "desk", news: "companyVerified" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

async function decline({ context, number, form }: Sent) {
	const document = sentId.safeParse(form.get("document"));
	if (!document.success) throw new Response(null, { status: 400 });
	const submission = readForm(deskCompanies.declineDocument.body.pick({ reason: true }), form);
	const again = (isTaken: boolean, status: number) =>
		refused({ decline: { document: document.data, reply: submission.reply(), isTaken } }, status);
	if (submission.status !== "success") return again(false, 422);
	try {
		const body = { document: document.data, ...submission.value };
		await context.desk().backend(deskCompanies.declineDocument, { params: { number }, body });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return again(true, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "documentDeclined" });
	return redirect(href("/desk/companies/:number", { number }), 303);
}

const sentId = idInPath.transform(Number);

export async function changeCompany(sent: Sent) {
	await requireRole(sent.context.desk(), ["accounts"]);
	return intentOf({ limit: setLimit, verify, decline, block, revoke, prices: setPrices }, sent.form)(sent);
}
