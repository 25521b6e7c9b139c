import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";

/** The cart belongs to a session that this browser no longer has: what was typed stays below, and the cart can be taken over on its page. */
export function LostSession({ uuid }: { uuid: string }) {
	const t = useT("checkout");
	return (
		<FocusedAlert title={t("lost.title")} answer={uuid}>
			<p>{t("lost.text")}</p>
			<p>
				<LinkButton to={`/cart/${uuid}`}>{t("lost.cart")}</LinkButton>
			</p>
		</FocusedAlert>
	);
}
