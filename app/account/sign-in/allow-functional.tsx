import { Form, Link, useLocation } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import * as css from "../allow-functional.css";

/**
 * Why a form of the account cannot be sent yet, and the way to let it: functional cookies are allowed right here, and the page stays.
 * @param id of the reason, for the buttons that it disables
 */
export function AllowFunctional({ id }: { id: string }) {
	const t = useT("auth");
	const { pathname, search } = useLocation();
	return (
		<Notice>
			<p id={id}>{t("consent.reason")}</p>
			<Form method="post" action="/cookies" replace preventScrollReset className={css.form}>
				<input type="hidden" name="returnTo" value={pathname + search} />
				<Button size="s" name="choice" value="functional">
					{t("consent.allow")}
				</Button>{" "}
				<Link to="/cookies">{t("consent.settings")}</Link>
			</Form>
		</Notice>
	);
}
