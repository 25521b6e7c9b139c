import { Form } from "@remix-run/react";
import type { Device } from "../../../contract/values/device";
import { type Locale, markets } from "../../platform/config/market";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./sessions-page.css";

/** A session as its row shows it. */
export interface SessionView extends Device {
	id: string;
	/** The reader's own. */
	isThis: boolean;
	/** When it was signed in, and when it was used last, in words. */
	signedIn: string;
	used: string;
	/** That it was used in last; null where that is not known. */
	language: Locale | null;
}

const browserNames = { chrome: "Chrome", edge: "Edge", firefox: "Firefox", opera: "Opera", safari: "Safari", samsung: "Samsung Internet" };
const systemNames = { android: "Android", chromeos: "ChromeOS", ios: "iOS", linux: "Linux", macos: "macOS", windows: "Windows" };

/** Each with what it was signed in with, when, and a way to end it; one's own ends by signing out. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
	const t = useT("sessions");
	return (
		<ul className={css.list}>
			{sessions.map((session) => (
				<SessionRow key={session.id} session={session} label={labelOf(session, t("browser.other"), t("system.other"))} />
			))}
		</ul>
	);
}

/** "Firefox, Windows" */
const labelOf = ({ browser, system }: Device, otherBrowser: string, otherSystem: string): string =>
	`${browser === "other" ? otherBrowser : browserNames[browser]}, ${system === "other" ? otherSystem : systemNames[system]}`;

function SessionRow({ session: { id, isThis, signedIn, used, language }, label }: { session: SessionView; label: string }) {
	const t = useT("sessions");
	return (
		<li className={css.row}>
			<p className={css.what}>
				<strong className={css.name}>{label}</strong>
				{isThis ? <span className={css.quiet}> ({t("this")})</span> : null}
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
				<Form method="post" action="/users/sessions" preventScrollReset className={css.end}>
					<HiddenFields fields={{ session: id }} />
					<Button kind="quiet" aria-label={t("endOf", { device: label, time: signedIn })}>
						{t("end")}
					</Button>
				</Form>
			)}
		</li>
	);
}
