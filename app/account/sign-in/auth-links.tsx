import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { CountedButton, CountedLink } from "../../platform/analytics/counted-link";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { useSeller } from "../../platform/page/use-seller";
import type { AuthView } from "../../platform/session/visitor";
import { heading } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import * as css from "../auth.css";
import { authHref, signInPath } from "../auth-href";

/** Links to the other views and to the contact page. */
export function AuthLinks({ view }: { view: AuthView }) {
	const t = useT("auth");
	const shell = useT("shell");
	const location = useLocation();
	const { phone } = useSeller();
	return (
		<div className={css.links}>
			{view === "signup" ? <Gives /> : null}
			{view === "passwordless" || view === "password" ? (
				<div className={css.signUp}>
					<p className={heading.l}>{t("ask.signup")}</p>
					<p>{t("intro.signup")}</p>
					<Gives />
					<p>
						<CountedButton to={authHref(location, "signup")} replace preventScrollReset>
							{t("link.signup")}
						</CountedButton>
					</p>
				</div>
			) : (
				<p className={css.row}>
					<span className={css.ask}>{t("ask.signIn")}</span> <ViewLink view="passwordless">{t("link.passwordless")}</ViewLink>{" "}
					<ViewLink view="password">{t("link.signIn")}</ViewLink>
				</p>
			)}
			<p className={css.row}>
				<span className={css.ask}>{t("ask.help")}</span>{" "}
				<Link to={href("/contact")} className={css.link}>
					{t("link.contact")}
				</Link>{" "}
				<CountedLink
					to={`tel:${phone.dial}`}
					place={location.pathname === signInPath ? "content" : "account"}
					className={css.link}
					aria-label={shell("call", { phone: phone.shown })}
				>
					{phone.shown}
				</CountedLink>
			</p>
		</div>
	);
}

function Gives() {
	const t = useT("auth");
	return (
		<ul className={css.gives}>
			{(["orders", "lists", "team", "papers"] as const).map((one) => (
				<li key={one}>{t(`gives.${one}`)}</li>
			))}
		</ul>
	);
}

function ViewLink({ view, children }: { view: AuthView; children: ReactNode }) {
	const location = useLocation();
	return (
		<CountedLink to={authHref(location, view)} replace preventScrollReset className={css.link}>
			{children}
		</CountedLink>
	);
}
