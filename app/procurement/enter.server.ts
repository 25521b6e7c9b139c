import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { BackendLocale } from "../../contract/locale";
import type { Entered, FormField, PunchoutProblem } from "../../contract/procurement";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { locales, markets } from "../platform/config/market";
import { escapesFromLatin1, hasUtf8Escapes } from "../platform/http/latin1";
import { serverTexts } from "../platform/i18n/i18n.server";
import { formPage, visitPage } from "./visit-page.server";

/** The fields with which a system opens the catalogue: of its form, and of the address, which may have the name of the connection. */
export async function sentFields(request: Request): Promise<FormField[]> {
	const { search } = new URL(request.url);
	const inAddress = [...new URLSearchParams(hasUtf8Escapes(search) ? search : escapesFromLatin1(search))];
	if (request.method !== "POST") return inAddress.map(toField);
	// Some software sends long values as files.
	const inForm = [...(await request.formData())].map(
		async ([name, value]): Promise<[string, string]> => [name, typeof value === "string" ? value : await value.text()],
	);
	return [...(await Promise.all(inForm)), ...inAddress].map(toField);
}

const toField = ([name, value]: [string, string]): FormField => ({ name, value });

const statuses: Readonly<Record<PunchoutProblem, number>> = {
	...{ secret: 403, tooMany: 429, inactive: 403, member: 403, hookUnlisted: 403, article: 404, outside: 404 },
	...{ function: 400, hookMissing: 400, quantity: 400, searchMissing: 400, fields: 400, action: 400, version: 400 },
	...{ articleMissing: 400, cartMissing: 400, cart: 422 },
};

/** Leads a system's user to the first page of the visit, answers with a form, or says what is wrong. */
export async function enter(context: AppLoadContext, asked: Promise<Entered>): Promise<Response> {
	const answer = await asked.catch((error: unknown) => {
		if (error instanceof BackendRefusal) return { kind: "refused" as const, problem: "fields" as const, about: "", locale: null };
		throw error;
	});
	if (answer.kind === "form") return formPage(context, answer.form);
	if (answer.kind === "start") return redirect(originOf(context, answer.locale) + href("/punchout/start", { token: answer.token }), 303);
	return refused(context, answer);
}

type Refusal = Extract<Entered, { kind: "refused" }>;

/** The page that says what is wrong with a call. */
export function refused(
	context: AppLoadContext,
	{ problem, about, locale }: Omit<Refusal, "kind">,
	status = statuses[problem],
): Promise<Response> {
	const texts = textsOf(context, locale);
	const t = texts.translator("visit");
	return visitPage(context, { title: t("refused.title"), words: t(`refused.${problem}`, { about }), status, texts });
}

const localeOf = (asked: BackendLocale | null) => locales.find((locale) => markets[locale].backendLocale === asked);

/** The host of the language that the system asks for; this one if it has none. */
function originOf({ locales: { origins } }: AppLoadContext, asked: BackendLocale | null): string {
	const locale = localeOf(asked);
	return (locale && origins[locale]) ?? "";
}

const textsOf = (context: AppLoadContext, asked: BackendLocale | null) => {
	const locale = localeOf(asked);
	return locale ? serverTexts(locale) : context.texts;
};
