import { phones } from "../../../contract/company";
import { ContactButton } from "../../content/contact-button";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import type { HitPage } from "./hits";
import * as css from "./overlay.css";

/** Nothing was found: someone who may know it (R6.5). */
export function NoHits({ page: { words, missing } }: { page: HitPage }) {
	const t = useT("overlay");
	const phone = phones[useMarket().locale];
	return (
		<div className={css.none}>
			<p className={css.noneTitle}>{missing ?? t("none.title", { words })}</p>
			<p className={css.noneText}>{t("none.text")}</p>
			<p className={css.actions}>
				<ContactButton kind="primary">{t("none.contact")}</ContactButton>
				<LinkButton to={`tel:${phone.dial}`}>{t("none.call", { phone: phone.shown })}</LinkButton>
			</p>
		</div>
	);
}
