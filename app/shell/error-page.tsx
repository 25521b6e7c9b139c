import { Form, isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useState } from "react";
import { CountedLink } from "../platform/analytics/counted-link";
import { refusedText } from "../platform/backend/refused-text";
import { href } from "../platform/config/href";
import { useFailure } from "../platform/document/failure";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useSeller } from "../platform/page/use-seller";
import { useVisit } from "../platform/page/use-visit";
import { useHydrated } from "../ui/browser/use-hydrated";
import { Button, LinkButton } from "../ui/forms/button";
import { Link } from "../ui/link";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import * as css from "./error-page.css";

interface ErrorPageProps {
	hasCart: boolean;
	/** Null while the backend cannot be reached. */
	categories: { slug: string; title: string }[] | null;
}

/** Says on a whole page what is wrong and what the reader can do now (R20.13). */
export function ErrorPage({ hasCart, categories }: ErrorPageProps) {
	const t = useT("common");
	const shell = useT("shell");
	const { pathname, search, key } = useLocation();
	const { phone } = useSeller();
	const error = useRouteError();
	const status = errorStatus(error);
	const { title, text } = useMessages(error);
	const isOffline = isUnreached(error);
	const isOurFault = status >= 500 && !isOffline;
	const isLive = useHydrated();
	// The server's HTML has the failed request. It does not belong to a later navigation.
	const [written] = useState(isLive ? null : key);
	const isWritten = key === written;
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					{isOffline ? null : <p className={css.status}>{status}</p>}
					<h1>{title}</h1>
					<p className={css.text}>
						{status === 504 ? `${t("error.5xx.timeout")} ` : ""}
						{text}
						{hasCart && isOurFault ? ` ${t("error.cartSaved")}` : ""}
					</p>
					{status === 404 ? <NotFound categories={categories} /> : null}
					<div className={css.actions}>
						{isOurFault && isWritten ? (
							<StaticPart id="failed">{import.meta.env.SSR ? <RetryFailed /> : null}</StaticPart>
						) : status >= 500 ? (
							// Without a connection a document request would show the browser's own error.
							<LinkButton to={pathname + search} kind="primary" reloadDocument={isOurFault}>
								{t("error.retry")}
							</LinkButton>
						) : (
							<LinkButton to={href("/shop")}>{shell("shop.all")}</LinkButton>
						)}
						<LinkButton to="/">{t("error.home")}</LinkButton>
						<CountedLink to={`tel:${phone.dial}`}>{shell("call", { phone: phone.shown })}</CountedLink>
					</div>
					{isOurFault && isWritten ? <StaticPart id="request-id">{import.meta.env.SSR ? <RequestId /> : null}</StaticPart> : null}
				</div>
			</Wrap>
		</>
	);
}

const errorStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Recognises an unreachable shop. Chromium, Firefox and Safari each have their own words for it. */
const isUnreached = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

export function ErrorTitle({ error }: { error: unknown }) {
	const t = useT("common");
	return <title>{t("titleSuffix", { title: useMessages(error).title })}</title>;
}

/** Pages of goods, which may be none of a visit from a procurement system. */
const ofGoods = /^\/(?:categories|products|variant|cut)\//;

function useMessages(error: unknown): { title: string; text: string } {
	const t = useT("common");
	const visit = useVisit();
	const { pathname } = useLocation();
	if (errorStatus(error) === 404 && visit?.within !== undefined && ofGoods.test(pathname))
		return { title: t("error.404.visit.title"), text: t("error.404.visit.text", { system: visit.system }) };
	const { title, text } = messages(error);
	return { title: t(title), text: t(text) };
}

function messages(error: unknown) {
	const task = isRouteErrorResponse(error) ? taskOf(error.data) : undefined;
	if (task) return task;
	if (isRouteErrorResponse(error) && error.statusText === refusedText)
		return { title: "error.refused.title", text: "error.refused.text" } as const;
	if (isUnreached(error)) return { title: "error.offline.title", text: "error.offline.text" } as const;
	const status = errorStatus(error);
	if (status === 403) return { title: "error.403.title", text: "error.403.text" } as const;
	if (status === 404) return { title: "error.404.title", text: "error.404.text" } as const;
	if (status === 429) return { title: "error.429.title", text: "error.429.text" } as const;
	if (status < 500) return { title: "error.400.title", text: "error.400.text" } as const;
	if (status === 500) return { title: "error.500.title", text: "error.500.text" } as const;
	return { title: "error.5xx.title", text: "error.5xx.text" } as const;
}

/** Titles and texts by failed task. */
const tasks = {
	sendOrder: { title: "error.sendOrder.title", text: "error.sendOrder.text" },
	payment: { title: "error.payment.title", text: "error.payment.text" },
	newOrder: { title: "error.newOrder.title", text: "error.newOrder.text" },
} as const;

function taskOf(data: unknown) {
	if (typeof data !== "object" || data === null || !("task" in data)) return undefined;
	return data.task === "sendOrder" || data.task === "newOrder" || data.task === "payment" ? tasks[data.task] : undefined;
}

/** Matches the id of a cart or an approval, which nobody searches for. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Offers a search for the last part of the address, and links to the categories. */
function NotFound({ categories }: { categories: { slug: string; title: string }[] | null }) {
	const t = useT("shell");
	const [, words = ""] = /\/([\w-]+)$/.exec(useLocation().pathname) ?? [];
	return (
		<>
			<search>
				<Form action={href("/new_search")} className={css.search}>
					<input
						className={css.input}
						type="search"
						name="search"
						aria-label={t("search.label")}
						defaultValue={uuid.test(words) ? "" : words.replace(/[-_]+/g, " ")}
						maxLength={200}
						required
					/>
					<Button kind="primary">{t("search.submit")}</Button>
				</Form>
			</search>
			{categories ? (
				<ul className={css.categories}>
					{categories.map(({ slug, title }) => (
						<li key={slug}>
							<Link to={href("/categories/:slug", { slug })}>{title}</Link>
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

/** Repeats a failed request: a form with everything typed, or a page by its address. Only the server renders it. */
function RetryFailed() {
	const t = useT("outage");
	const common = useT("common");
	const { pathname, search } = useLocation();
	const { form } = useFailure();
	if (!form?.fields)
		return (
			<LinkButton to={pathname + search} kind="primary">
				{common("error.retry")}
			</LinkButton>
		);
	return (
		<form method="post" action={form.action} className={css.again} data-document="">
			{form.fields.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves among what was sent.
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<p>{t("sendAgain.text")}</p>
			<Button type="submit" kind="primary">
				{t("sendAgain")}
			</Button>
		</form>
	);
}

/** Shows the id that finds the failure in the log. */
function RequestId() {
	const t = useT("common");
	const { requestId } = useFailure();
	return <p className={css.requestId}>{t("error.requestId", { id: requestId })}</p>;
}
