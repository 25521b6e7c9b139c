import { useLocation } from "@remix-run/react";
import { useFailure } from "../../platform/document/failure";
import { useT } from "../../platform/i18n/i18n";
import { Button, LinkButton } from "../../ui/forms/button";
import * as css from "./error-page.css";

/** How a request that has failed is made again: a form with everything that was typed, a page by its address. Written by the server alone. */
export function RetryFailed() {
	const t = useT("outage");
	const common = useT("common");
	const { pathname, search } = useLocation();
	const { form } = useFailure();
	if (!form?.fields)
		return (
			<LinkButton to={pathname + search} kind="primary">
				{common("error.retry")}
			</LinkButton>
		);
	return (
		<form method="post" action={form.action} className={css.again} data-document="">
			{form.fields.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves among what was sent.
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<p>{t("sendAgain.text")}</p>
			<Button type="submit" kind="primary">
				{t("sendAgain")}
			</Button>
		</form>
	);
}

/** By which the failure is found in the log. */
export function RequestId() {
	const t = useT("common");
	const { requestId } = useFailure();
	return <p className={css.requestId}>{t("error.requestId", { id: requestId })}</p>;
}
