import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskFigures } from "../../../contract/desk/figures";
import { languages } from "../../../contract/locale";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { SelectField, TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import * as css from "./figures.css";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searches, synonyms, categories } = await context.desk().backend(deskFigures.searches);
	const params = new URL(request.url).searchParams;
	const day = new Intl.DateTimeFormat(context.market.intl, { dateStyle: "medium", timeZone: context.market.timeZone });
	const titles = new Map(categories.map(({ slug, title }) => [slug, title]));
	const title = context.texts.translator("desk")("nav.searches");
	return {
		searches: searches.map(({ last, ...row }) => ({ ...row, last: day.format(new Date(last)) })),
		synonyms: synonyms.map(({ category, ...row }) => ({ ...row, category: titles.get(category) ?? category })),
		categories,
		/** The words that the form begins with. */
		words: (params.get("words") ?? "").slice(0, 60),
		language: languages.find((one) => one === params.get("language")) ?? context.market.locale,
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const removal = z.coerce.number<string>().int().positive();

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { backend } = context.desk();
	const done = (news: "synonymAdded" | "synonymRemoved") => {
		context.visitor.setFlash({ kind: "desk", news });
		return redirect(href("/desk/searches"), 303);
	};
	try {
		if (form.get("intent") === "remove") {
			const id = removal.safeParse(form.get("id"));
			if (!id.success) throw new Response(null, { status: 400 });
			await backend(deskFigures.removeSynonym, { params: { number: String(id.data) }, body: {} });
			return done("synonymRemoved");
		}
		const { value, refused } = parseForm(deskFigures.addSynonym.body, form);
		if (refused) return data({ result: refused, problem: null }, { status: 422 });
		await backend(deskFigures.addSynonym, { body: value });
		return done("synonymAdded");
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data({ result: { values: typedValues(form), errors: {} }, problem: "gone" as const }, { status: error.status });
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Searches() {
	const { searches, synonyms, categories, words, language, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { of, summary } = useErrorTexts(answer?.result);
	const typed = (name: string, initial: string) => answer?.result.values[name] ?? initial;
	const fields = [
		{ name: "words", id: "words", label: t("searches.words") },
		{ name: "language", id: "language", label: t("searches.language") },
		{ name: "category", id: "category", label: t("searches.category") },
	];
	return (
		<DeskPage title={t("nav.searches")} lead={t("searches.lead")} news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`searches.problem.${answer.problem}`)} answer={answer} /> : null}
			<section className={desk.section} aria-labelledby="add-title" id="add">
				<h2 id="add-title" className={desk.sectionTitle}>
					{t("searches.add")}
				</h2>
				<Form method="post" className={css.dates} key={words}>
					<ErrorSummary title={t("errors")} errors={summary(fields)} />
					<TextField
						id="words"
						name="words"
						label={t("searches.words")}
						defaultValue={typed("words", words)}
						errors={of("words")}
						maxLength={60}
						autoComplete="off"
					/>
					<SelectField
						id="language"
						name="language"
						label={t("searches.language")}
						defaultValue={typed("language", language)}
						errors={of("language")}
						autoComplete="off"
					>
						{languages.map((one) => (
							<option key={one} value={one} lang={one}>
								{markets[one].language}
							</option>
						))}
					</SelectField>
					<SelectField
						id="category"
						name="category"
						label={t("searches.category")}
						defaultValue={typed("category", "")}
						errors={of("category")}
						autoComplete="off"
					>
						{categories.map(({ slug, title }) => (
							<option key={slug} value={slug}>
								{title}
							</option>
						))}
					</SelectField>
					<Button kind="primary" name="intent" value="add">
						{t("searches.add.submit")}
					</Button>
				</Form>
			</section>
			<div className={css.columns}>
				<section className={desk.section} aria-labelledby="vain-title">
					<h2 id="vain-title" className={desk.sectionTitle}>
						{t("searches.vain")}
					</h2>
					<DeskTable
						caption={t("searches.vain")}
						rows={searches}
						keyOf={(row) => `${row.language} ${row.query}`}
						empty={t("today.noSearches")}
						columns={[
							{ title: t("today.query"), isName: "long", cell: ({ query }) => query },
							{ title: t("searches.language"), cell: (row) => row.language.toUpperCase() },
							{ title: t("today.times"), isFigure: true, cell: ({ count }) => count },
							{ title: t("searches.last"), isFigure: true, cell: ({ last }) => last },
							{
								title: t("searches.add"),
								cell: (row) => <Link to={href("/desk/searches", { words: row.query, language: row.language })}>{t("searches.take")}</Link>,
							},
						]}
					/>
				</section>
				<section className={desk.section} aria-labelledby="known-title">
					<h2 id="known-title" className={desk.sectionTitle}>
						{t("searches.known")}
					</h2>
					<DeskTable
						caption={t("searches.known")}
						rows={synonyms}
						keyOf={({ id }) => id}
						empty={t("searches.noneKnown")}
						columns={[
							{ title: t("searches.words"), isName: true, cell: (row) => row.words },
							{ title: t("searches.language"), cell: (row) => row.language.toUpperCase() },
							{ title: t("searches.category"), cell: ({ category }) => category },
							{
								title: t("searches.remove"),
								cell: ({ id, words: of }) => (
									<Form method="post">
										<HiddenFields fields={{ id }} />
										<Button size="s" name="intent" value="remove" aria-label={`${t("searches.remove")}: ${of}`}>
											{t("searches.remove")}
										</Button>
									</Form>
								),
							},
						]}
					/>
				</section>
			</div>
		</DeskPage>
	);
}
