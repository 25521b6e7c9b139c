import { Form, useLocation } from "@remix-run/react";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { bold, plainHeading, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./footer-newsletter.css";
import { Trap } from "./messages/trap";

interface FooterNewsletterProps {
	/** True after the reader subscribed here. A notice then replaces the form. */
	isSent: boolean;
	/** The time of rendering, in ms since 1970. */
	renderedAt: number;
}

/** Shows the newsletter form at the end of every page (R15.6). Another page shows a refused form again. */
export function FooterNewsletter({ isSent, renderedAt }: FooterNewsletterProps) {
	const t = useT("footer");
	const { pathname, search } = useLocation();
	return (
		<section id="newsletter" aria-labelledby="newsletter-title" className={css.band}>
			<div className={css.words}>
				<h2 id="newsletter-title" className={plainHeading.l}>
					{t("newsletter.title")}
				</h2>
				<p>{t("newsletter.text")}</p>
			</div>
			{isSent ? (
				<p role="status" className={css.sent}>
					{t("newsletter.sent")}
				</p>
			) : (
				<Form method="post" action={href("/newsletter")} preventScrollReset className={stack[1]}>
					<input type="hidden" name="returnTo" value={pathname + search} />
					<input type="hidden" name="at" value={renderedAt} />
					<Trap label={t("newsletter.trap")} />
					<label htmlFor="newsletter-email" className={bold}>
						{t("newsletter.email")}
					</label>
					<div className={css.line}>
						<input id="newsletter-email" name="email" {...emailInput} required className={css.input} />
						<Button>{t("newsletter.send")}</Button>
					</div>
					<p className={css.note}>
						{t("newsletter.note")} <Link to={href("/privacy")}>{t("newsletter.privacy")}</Link>
					</p>
				</Form>
			)}
		</section>
	);
}
