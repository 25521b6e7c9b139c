import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Alert } from "../../ui/notice";
import type { Offer } from "./is-offer";
import * as css from "./offer-page.css";
import { offeredLines } from "./ordered";

interface AcceptProps {
	offer: Offer;
	idem: string;
	/** All of it has been ordered since the page was shown. */
	isRefused: boolean;
}

/** The main action of an offer: all of it into a new cart, or what has not been ordered yet. Nothing, where all of it has been. */
export function AcceptWhole({ offer, idem, isRefused }: AcceptProps) {
	const t = useT("offer");
	const isLeft = offeredLines(offer).some(({ left }) => left > 0);
	if (!isLeft)
		return (
			<div className={css.accept}>
				{isRefused ? <Alert tone="error">{t("ordered.refused")}</Alert> : null}
				<p className={css.promise}>{t("ordered.again")}</p>
			</div>
		);
	return (
		<Form method="post" action={`/cart/${offer.uuid}/accept`} className={css.accept}>
			<input type="hidden" name="part" value="whole" />
			<input type="hidden" name="idem" value={`${idem}-whole`} />
			<Button kind="primary" size="l" isWide>
				{t(offer.offer_orders > 0 ? "accept.rest" : "accept.whole")}
			</Button>
			<p className={css.promise}>{t("accept.note")}</p>
		</Form>
	);
}
