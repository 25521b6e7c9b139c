import { Link } from "@remix-run/react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";

/** In the form's place once the message is on its way. */
export function ContactSent() {
	const t = useT("contact");
	return (
		<div role="status">
			<Notice tone="success" title={t("sent.title")}>
				<p>{t("sent.text")}</p>
				<p>
					<Link to="/contact">{t("sent.again")}</Link>
				</p>
			</Notice>
		</div>
	);
}
