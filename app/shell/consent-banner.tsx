import { Form, useLocation, useNavigation } from "@remix-run/react";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { bold } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import * as css from "./consent-banner.css";

/**
 * Shows the consent banner at the top of the page, except on the settings page and while an answer is being
 * submitted.
 */
export function ConsentSlot() {
	const { pathname } = useLocation();
	const { formAction } = useNavigation();
	return (
		<div hidden={[pathname, formAction].includes(href("/cookies"))}>
			<div id="consent">
				<ConsentBanner />
			</div>
		</div>
	);
}

/**
 * Asks for consent until the visitor answers (R16.1). It is part of the page and covers nothing. Allowing and
 * rejecting take equal effort.
 */
function ConsentBanner() {
	const t = useT("consent");
	const { pathname, search } = useLocation();
	return (
		<section aria-label={t("label")} className={css.banner}>
			<Wrap>
				<div className={css.line}>
					<p className={css.words}>
						<b className={bold}>{t("title")}</b> {t("text")}
					</p>
					<Form method="post" action={href("/cookies")} className={css.form}>
						<input type="hidden" name="returnTo" value={pathname + search} />
						<Button size="s" name="choice" value="all">
							{t("all")}
						</Button>{" "}
						<Button size="s" name="choice" value="none">
							{t("none")}
						</Button>{" "}
						<Link to={href("/cookies")} className={css.choose}>
							{t("choose")}
						</Link>
					</Form>
				</div>
			</Wrap>
		</section>
	);
}
