import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { type Locale, locales, markets } from "../../platform/config/market";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { changeHours, readHours } from "./hours.server";
import { ChangedMeanwhile, Versions } from "./versions";
import * as own from "./words.css";
import { WordsTabs } from "./words-tabs";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request }: LoaderFunctionArgs) => readHours(context, request);
export const action = async ({ request, context }: ActionFunctionArgs) => changeHours({ context, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the hours that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const page = href("/desk/words/hours");

export default function Hours() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { version, versions, isFormer, shown, closed, news } = loaded;
	return (
		<DeskPage title={t("words.hours")} lead={t("words.hours.lead")} news={answer ? null : news}>
			<WordsTabs />
			{answer?.isChanged ? <ChangedMeanwhile page={page} present={versions[0]} answer={answer} /> : null}
			<section className={css.section} aria-labelledby="shown-title">
				<h2 id="shown-title" className={css.sectionTitle}>
					{isFormer ? t("words.former", { version: String(version) }) : t("words.hours.shown")}
				</h2>
				<Facts items={shown.map(({ language, text }) => ({ term: language, value: text }))} isGrid />
			</section>
			{isFormer ? null : <WeekForm key={version} loaded={loaded} reply={answer?.week} />}
			<section className={css.section} aria-labelledby="closed-title">
				<h2 id="closed-title" className={css.sectionTitle}>
					{t("words.closed")}
				</h2>
				<DeskTable
					caption={t("words.closed")}
					rows={closed}
					keyOf={({ day }) => day}
					empty={t("words.closed.none")}
					columns={[
						{ title: t("words.day"), isName: true, cell: ({ shown: day }) => day },
						...locales.map((locale) => ({
							title: markets[locale].language,
							cell: ({ titles }: Loaded["closed"][number]) => titles[locale] || "–",
						})),
						{
							title: t("column.state"),
							cell: ({ day, shown: name, isOver }) =>
								isFormer || isOver ? (
									t(isOver ? "words.over" : "words.closed.state")
								) : (
									<Form method="post" preventScrollReset>
										<HiddenFields fields={{ version, day }} />
										<Button kind="quiet" size="s" name="intent" value="open" aria-label={`${t("staff.remove")}: ${name}`}>
											{t("staff.remove")}
										</Button>
									</Form>
								),
						},
					]}
				/>
				{isFormer ? null : <ClosingForm key={version} version={version} reply={answer?.closing} />}
			</section>
			<Versions page={page} versions={versions} shown={version} canBeDeleted={false} />
		</DeskPage>
	);
}

/** Empty fields: nobody answers on that day. */
function WeekForm({ loaded: { days, week, version }, reply }: { loaded: Loaded; reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof week>({ id: "week", reply, defaultValue: week });
	const { summary } = useFieldErrors();
	const labels = days.flatMap(({ name, title }) => {
		const { opens, closes } = fields[name].getFieldset();
		return [
			{ field: opens, label: `${title}, ${t("words.opens")}`, isOneOfMany: true },
			{ field: closes, label: `${title}, ${t("words.closes")}`, isOneOfMany: true },
		];
	});
	return (
		<Form method="post" preventScrollReset {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={reply ? summary(labels) : []} />
			<HiddenFields fields={{ version }} />
			<p className={css.muted}>{t("words.week.hint")}</p>
			{days.map(({ name, title }) => {
				const { opens, closes } = fields[name].getFieldset();
				return (
					<fieldset key={name} className={own.day}>
						<legend className={own.dayName}>{title}</legend>
						<div className={own.times}>
							<FormTextField field={opens} label={t("words.opens")} placeholder="09:00" maxLength={5} autoComplete="off" />
							<FormTextField field={closes} label={t("words.closes")} placeholder="16:00" maxLength={5} autoComplete="off" />
						</div>
					</fieldset>
				);
			})}
			<div className={own.buttons}>
				<Button kind="primary" name="intent" value="week">
					{t("save")}
				</Button>
			</div>
		</Form>
	);
}

function ClosingForm({ version, reply }: { version: number; reply: FormReply | null | undefined }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<Record<Locale | "day", string>>({ id: "closing", reply });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.day, label: t("words.day") },
		...locales.map((locale) => ({ field: fields[locale], label: markets[locale].language, isOneOfMany: true })),
	];
	return (
		<Form method="post" preventScrollReset {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={reply ? summary(labels) : []} />
			<HiddenFields fields={{ version }} />
			<div className={own.fields}>
				<FormTextField field={fields.day} type="date" label={t("words.day")} required />
				{locales.map((locale) => (
					<FormTextField key={locale} field={fields[locale]} label={markets[locale].language} lang={locale} maxLength={60} />
				))}
			</div>
			<div className={own.buttons}>
				<Button name="intent" value="close">
					{t("words.closed.add")}
				</Button>
			</div>
		</Form>
	);
}
