import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import * as css from "../auth.css";

export const allowField = "allow";

/**
 * Explains why a form cannot be sent yet, with a button that allows functional cookies and sends the form. The button follows the disabled
 * one: Enter would press the disabled one, so a key press never gives consent.
 * @param id of the reason, for the disabled buttons
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
