import { Form } from "@remix-run/react";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { useAccount } from "../platform/page/use-account";
import { Button } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { TextField } from "../ui/forms/field";
import { small } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Trap } from "./messages/trap";
import * as css from "./stock-notice.css";

/**
 * Asks for a notice when an article will be available soon. Guests give an address, and account holders press a
 * button. Pages of goods are shared by all signed-in readers, so the form does not show the account's address.
 */
export function StockNoticeForm({ variantId }: { variantId: number }) {
	const t = useT("variant");
	const trap = useT("common")("trap");
	const account = useAccount();
	return (
		<Form method="post" action={href("/stock-notice")} className={css.ask}>
			<input type="hidden" name="variantId" value={variantId} />
			<Trap label={trap} />
			{account ? null : <TextField id={`stock-notice-${variantId}`} name="email" {...emailInput} label={t("notice.email")} required />}
			<div>
				<Button>{t("notice.ask")}</Button>
			</div>
			<p className={small}>
				{t(account ? "notice.own" : "notice.once")} <Link to={href("/privacy")}>{t("notice.privacy")}</Link>
			</p>
		</Form>
	);
}
