import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskGoods } from "../../../contract/desk/catalogue";
import { type Language, languages } from "../../../contract/locale";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { eurosField } from "../../platform/forms/limit-field";
import { typedValues } from "../../platform/forms/read-form";
import { numberStyle, parseMeasure } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { productBriefly, productHref } from "./product.server";

const codeOf = (address: string): string => (new URL(address).searchParams.get("article") ?? "").slice(0, 60);

async function readArticle(context: AppLoadContext, number: string, address: string) {
	const article = codeOf(address);
	if (article === "") throw new Response(null, { status: 404 });
	return context.desk().backend(deskGoods.article, { params: { number }, query: { article } });
}

export async function readCopy(context: AppLoadContext, number: string, address: string) {
	const [product, article] = await Promise.all([
		context.desk().backend(deskGoods.product, { params: { number } }),
		readArticle(context, number, address),
	]);
	const format = formatFor(context.market);
	return {
		product: productBriefly(product),
		article: article.article,
		weight: format.number(article.weight / 1000),
		length: article.length === null ? null : String(article.length),
		attributes: article.attributes.map(({ value, ...attribute }) => ({
			...attribute,
			value: typeof value === "number" ? format.measure(value, attribute.unit) : value,
		})),
		supplies: article.supplies.map(({ price, ...supply }) => ({ ...supply, price: format.amount(price) })),
		meta: describePage(context, { title: context.texts.translator("desk")("copy.title", { item: article.article }) }),
	};
}

interface Sent {
	context: AppLoadContext;
	number: string;
	address: string;
	form: FormData;
}

const refusedWith = (form: FormData, errors: FormResult["errors"], status: number) =>
	data<FormResult>({ values: typedValues(form), errors }, { status });

/** Fields of the backend by those of the form. */
const formField = (field: string): string =>
	({ weight_kg: "weight", length_mm: "length" })[field] ?? field.replace(/^supplies\.\d+$/, "supplies");

export async function copyArticle({ context, number, address, form }: Sent) {
	const like = await readArticle(context, number, address);
	const style = numberStyle(context.market.intl);
	const errors: Record<string, ErrorKey[]> = {};
	const text = (name: string): string => {
		const value = form.get(name);
		return typeof value === "string" ? value.trim() : "";
	};
	const measure = (name: string, unit: string): number => {
		const value = parseMeasure(text(name).slice(0, 40), unit, style);
		if (value === null) errors[name] = ["number.invalid"];
		return value ?? 0;
	};
	const article = text("article");
	if (article === "") errors.article = ["ownCode.required"];
	else if (article.length > 60) errors.article = ["tooLong"];
	const weight = measure("weight", "kg");
	const length = like.length === null ? null : measure("length", "mm");
	if (weight <= 0) errors.weight = ["number.invalid"];
	if (length !== null && !(Number.isInteger(length) && length > 0)) errors.length = ["number.invalid"];
	const attributes = Object.fromEntries(
		like.attributes.map(({ code, unit, value }): [string, number | string] => {
			const name = `attributes.${code}`;
			if (typeof value === "number") return [code, measure(name, unit)];
			const word = text(name);
			if (word === "") errors[name] = ["required"];
			else if (word.length > 80) errors[name] = ["tooLong"];
			return [code, word];
		}),
	);
	const titles = Object.fromEntries(
		languages.flatMap((language): [Language, string][] => {
			const title = text(`title.${language}`);
			if (title.length > 200) errors[`title.${language}`] = ["tooLong"];
			return title === "" ? [] : [[language, title]];
		}),
	);
	const price = eurosField(style, 0.01, "price.invalid").pipe(z.number().max(10_000_000));
	const supplies = like.supplies.flatMap(({ supplier }, at) => {
		const typed = text(`supplies.${at}`);
		if (typed === "") return [];
		const read = price.safeParse(typed);
		if (!read.success) errors[`supplies.${at}`] = ["price.invalid"];
		return read.success ? [{ supplier, price: read.data }] : [];
	});
	if (supplies.length === 0 && !Object.keys(errors).some((name) => name.startsWith("supplies."))) errors["supplies.0"] = ["price.required"];
	if (Object.keys(errors).length > 0) return refusedWith(form, errors, 422);
	const body = { like: like.article, article, weight, length, attributes, titles, supplies };
	try {
		await context.desk().backend(deskGoods.copy, { params: { number }, body });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		if (error.answer.code === "conflict") return refusedWith(form, { article: ["itemCode.taken"] }, error.status);
		const fields = Object.keys(error.answer.fields ?? { article: [] });
		return refusedWith(form, Object.fromEntries(fields.map((field) => [formField(field), ["refused"]])), error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "articleAdded" });
	const { count } = await context.desk().backend(deskGoods.product, { params: { number } });
	return redirect(productHref(number, Math.max(1, Math.ceil(count / 50))), 303);
}
