import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { BackendLocale } from "../../contract/locale";
import { type FormField, type PunchoutProblem, procurement } from "../../contract/procurement";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { locales, markets } from "../platform/config/market";
import { serverTexts } from "../platform/i18n/i18n.server";
import { formPage, visitPage } from "./visit-page.server";

/** Systems that open the catalogue by a link. */
export const loader = ({ request, context }: LoaderFunctionArgs): Promise<Response> =>
	enter(context, [...new URL(request.url).searchParams].map(toField));

/** Systems that open it by a form. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await request.formData();
	// The address may have some of the fields, such as the name of the connection.
	const inAddress = [...new URL(request.url).searchParams];
	const inForm = [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
	return enter(context, [...inForm, ...inAddress].map(toField));
}

const toField = ([name, value]: [string, string]): FormField => ({ name, value });

const statuses: Readonly<Record<PunchoutProblem, number>> = {
	...{ secret: 403, tooMany: 429, inactive: 403, member: 403, hookUnlisted: 403 },
	...{ function: 400, hookMissing: 400, quantity: 400, searchMissing: 400, fields: 400, article: 404 },
};

async function enter(context: AppLoadContext, fields: FormField[]): Promise<Response> {
	const answer = await context.backend(procurement.oci, { body: { fields } }).catch((error: unknown) => {
		if (error instanceof BackendRefusal) return { kind: "refused" as const, problem: "fields" as const, about: "", locale: null };
		throw error;
	});
	if (answer.kind === "form") return formPage(context, answer.form);
	if (answer.kind === "start") return redirect(originOf(context, answer.locale) + href("/punchout/start", { token: answer.token }), 303);
	const { problem, about } = answer;
	const texts = textsOf(context, answer.locale);
	const t = texts.translator("visit");
	return visitPage(context, { title: t("refused.title"), words: t(`refused.${problem}`, { about }), status: statuses[problem], texts });
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
