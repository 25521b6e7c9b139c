import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { sessionName, users } from "../../contract/users";
import type { Device } from "../../contract/values/device";
import { isFailure } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { type Locale, locales, markets } from "../platform/config/market";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { useDeviceLabel } from "../platform/session/use-device-label";
import { Button } from "../ui/forms/button";
import { bold, hiddenOnPaper, muted, shrinks } from "../ui/layout.css";
import { FocusedAlert } from "../ui/notice";
import { AccountPage } from "./account-page";
import * as css from "./profile.css";

export const handle = { i18n: ["account", "sessions"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { texts, visitor } = context;
	const listed = await readSessions(context);
	const title = texts.translator("sessions")("title");
	const flash = visitor.takePageFlash();
	return {
		...listed,
		answer: context.newKey(),
		news: flash?.kind === "sessions" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

/**
 * Ends one other session of the account, or all of them. Ending a session twice is no error. After a failure the page shows the current
 * sessions.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const isAll = form.get("intent") === "others";
	const id = sessionName.safeParse(form.get("session")).data;
	if (!isAll && id === undefined) throw new Response(null, { status: 400 });
	try {
		await (id === undefined || isAll ? context.backend(users.endOtherSessions) : context.backend(users.endSession, { params: { id } }));
	} catch (error) {
		if (isFailure(error)) return data({ isFailed: true }, { status: error.status });
		throw error;
	}
	context.visitor.setFlash({ kind: "sessions", news: isAll ? "othersEnded" : "ended" });
	return redirect(href("/users/sessions"), 303);
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

/** After a failure the page shows the current sessions. */
export const shouldRevalidate = () => true;

export default function Sessions() {
	const { sessions, more, news, answer } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const t = useT("sessions");
	return (
		<AccountPage title={t("title")} current="profile" crumbs={[]} lead={t("lead")}>
			{failed ? (
				<FocusedAlert title={t("failed.title")} answer={failed}>
					<p>{t("failed.text")}</p>
				</FocusedAlert>
			) : news ? (
				<FocusedAlert tone="success" title={t(`news.${news}`)} answer={answer} />
			) : null}
			<div className={css.sessions}>
				<SessionList sessions={sessions} />
				{more > 0 ? <p>{t("more", { count: more })}</p> : null}
				{sessions.length > 1 ? (
					<Form method="post" action={href("/users/sessions")} className={hiddenOnPaper}>
						<Button name="intent" value="others">
							{t("endOthers")}
						</Button>
					</Form>
				) : (
					<p>{t("alone")}</p>
				)}
				<p className={css.sessionsNote}>{t("note")}</p>
			</div>
		</AccountPage>
	);
}

/** Formats times on the server, so that the browser needs no formatter. */
async function readSessions({ backend, market }: Pick<AppLoadContext, "backend" | "market">) {
	const { count, sessions } = await backend(users.sessions);
	const { intl, timeZone } = market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone });
	const hour = new Intl.DateTimeFormat(intl, { day: "numeric", month: "long", year: "numeric", hour: "numeric", timeZone });
	const shown = sessions.map(
		({ id, signed_in_at, used_at, locale, browser, system, is_this }): SessionView => ({
			...{ id, browser, system, isThis: is_this },
			signedIn: day.format(new Date(signed_in_at)),
			used: hour.format(new Date(used_at)),
			language: locales.find((known) => markets[known].backendLocale === locale) ?? null,
		}),
	);
	return { sessions: shown, more: count - shown.length };
}

interface SessionView extends Device {
	id: string;
	isThis: boolean;
	/** Formatted times of sign-in and last use. */
	signedIn: string;
	used: string;
	/** The last used language; null if unknown. */
	language: Locale | null;
}

/** Each row has the device, its times and a button that ends the session. The reader's own session ends by signing out. */
function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
	const labelOf = useDeviceLabel();
	return (
		<ul className={css.sessionList}>
			{sessions.map((session) => (
				<SessionRow key={session.id} session={session} label={labelOf(session)} />
			))}
		</ul>
	);
}

function SessionRow({ session: { id, isThis, signedIn, used, language }, label }: { session: SessionView; label: string }) {
	const t = useT("sessions");
	return (
		<li className={css.session}>
			<p className={shrinks}>
				<strong className={bold}>{label}</strong>
				{isThis ? <span className={muted}> ({t("this")})</span> : null}
			</p>
			<p className={css.times}>
				{t("signedIn", { time: signedIn })}
				<br />
				{t("used", { time: used })}
				{language ? (
					<>
						<br />
						{t("language")} <span lang={language}>{markets[language].language}</span>
					</>
				) : null}
			</p>
			{isThis ? null : (
				<Form method="post" action={href("/users/sessions")} preventScrollReset className={css.end}>
					<HiddenFields fields={{ session: id }} />
					<Button kind="quiet" aria-label={t("endOf", { device: label, time: signedIn })}>
						{t("end")}
					</Button>
				</Form>
			)}
		</li>
	);
}
