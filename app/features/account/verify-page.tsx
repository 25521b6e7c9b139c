import { Form, Link } from "@remix-run/react";
import { company, phones } from "../../../contract/company";
import type { LinkState } from "../../../contract/users";
import { useMarket, useT } from "../../i18n";
import { Button, LinkButton } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "./verify-page.css";

interface VerifyProps {
	state: LinkState;
	/** Of the mail's link; sent back by the button. */
	token: string;
}

/** The page of the link in a verification mail. Opening it does nothing yet: programs that read mail open links, too. */
export function VerifyPage({ state, token }: VerifyProps) {
	const t = useT("account");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("verify.title")}</h1>
				{state === "open" ? (
					<>
						<p>{t("verify.text")}</p>
						<Form method="post" action="/users/verify">
							<input type="hidden" name="token" value={token} />
							<Button kind="primary" size="l">
								{t("verify.submit")}
							</Button>
						</Form>
					</>
				) : state === "used" ? (
					<>
						<Notice tone="success" title={t("verify.done.title")}>
							<p>{t("verify.done.text")}</p>
						</Notice>
						<p>
							<LinkButton to="/shop">{t("verify.shop")}</LinkButton>
						</p>
					</>
				) : (
					<>
						<Notice tone="error" title={t(state === "expired" ? "verify.expired.title" : "verify.unknown.title")}>
							<p>{t("verify.again")}</p>
						</Notice>
						<Ways />
					</>
				)}
			</div>
		</Wrap>
	);
}

function Ways() {
	const t = useT("account");
	const phone = phones[useMarket().locale];
	return (
		<ul className={css.ways}>
			<li>
				<Link to="/contact">{t("verify.contact")}</Link>
			</li>
			<li>
				<a href={`mailto:${company.email}`}>{company.email}</a>
			</li>
			<li>
				<a href={`tel:${phone.dial}`}>{phone.shown}</a>
			</li>
		</ul>
	);
}
