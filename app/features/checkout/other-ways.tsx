import { Form, Link } from "@remix-run/react";
import { phones } from "../../../contract/company";
import { stepPath } from "../../actions/steps";
import { useMarket, useT } from "../../i18n";
import { Button } from "../../ui/button";
import * as css from "./form.css";

/** In the place of the button that orders: changes to a card and comes back to the summary; all else stays as it is. */
export function PayByCard({ uuid }: { uuid: string }) {
	const t = useT("checkout");
	return (
		<Form method="post" action={stepPath(uuid, "payment-method")} className={css.send}>
			<Button name="intent" value="card" kind="primary" size="l" isWide>
				{t("problem.card")}
			</Button>
		</Form>
	);
}

/** How else a buyer comes by the goods. */
export function OtherWays({ uuid }: { uuid: string }) {
	const t = useT("checkout");
	const phone = phones[useMarket().locale];
	return (
		<ul className={css.ways}>
			<li>
				<Link to={`/cart/${uuid}/offer`}>{t("problem.offer")}</Link>
			</li>
			<li>
				<Link to={`/contact?cart=${uuid}`}>{t("problem.contact")}</Link>
			</li>
			<li>
				<a href={`tel:${phone.dial}`}>{phone.shown}</a>
			</li>
		</ul>
	);
}
