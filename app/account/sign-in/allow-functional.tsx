import { Link } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import * as css from "../auth.css";

/** The button that allows functional cookies and sends the form on. */
export const allowField = "allow";

/**
 * Why a form of the account cannot be sent yet, and the button of the same form that allows functional cookies and sends it. It stands after the disabled
 * one, which Enter would press: a key pressed in a field allows nothing.
 * @param id of the reason, for the buttons that it disables
 */
export function AllowFunctional({ id }: { id: string }) {
	const t = useT("auth");
	return (
		<Notice>
			<p id={id}>{t("consent.reason")}</p>
			<p className={css.allow}>
				<Button name={allowField} value="functional">
					{t("consent.allow")}
				</Button>{" "}
				<Link to={href("/cookies")}>{t("consent.settings")}</Link>
			</p>
		</Notice>
	);
}
