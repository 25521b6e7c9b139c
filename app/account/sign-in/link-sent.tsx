import { useLocation } from "@remix-run/react";
import { CountedLink } from "../../platform/analytics/counted-link";
import { linkMinutes } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import * as css from "../auth.css";
import { authAddress } from "../auth-address";

interface LinkSentProps {
	view: AuthView;
	/** Not one that was sent a moment ago and still holds. */
	isNew: boolean;
	/** The address that it was sent to just now, where no other message over the page says so. */
	email: string | null;
}

/** What has been mailed, how long its link holds, and where else to look (R13.6). The same for every address. */
export function LinkSent({ view, isNew, email }: LinkSentProps) {
	const t = useT("auth");
	const location = useLocation();
	const flash = useT("flash");
	const kind = view === "password" ? "passwordless" : view;
	return (
		<div className={css.panel}>
			<div role="status">{email ? <Notice tone="success">{flash(`linkSent.${kind}`, { email })}</Notice> : null}</div>
			<div className={css.paragraphs}>
				<p>{t(isNew ? `sent.${kind}` : "sent.again")}</p>
				<p>{t("sent.term", { minutes: linkMinutes })}</p>
			</div>
			<p className={css.links}>
				<CountedLink to={authAddress(location, kind)} replace preventScrollReset className={css.link}>
					{t("sent.other")}
				</CountedLink>
			</p>
		</div>
	);
}
