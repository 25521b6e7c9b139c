import type { Cutting } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Choice } from "../../ui/forms/field";
import { medium, size } from "../../ui/layout.css";
import * as css from "./cut-form.css";

export function CutTerms({ cutting: { fee, tolerance, kerf } }: { cutting: Cutting }) {
	const t = useT("cutting");
	const { money } = useFormat();
	return (
		<ul className={css.terms}>
			<li>{unbroken(t("terms.cut", { price: money(fee), tolerance, kerf }))}</li>
			<li>{t("terms.offcuts")}</li>
		</ul>
	);
}

/** Readers see this before they add anything. */
export function NoReturn() {
	const t = useT("cutting");
	return <p className={`${size.xs} ${medium}`}>{t("terms.return")}</p>;
}

interface CertificateProps {
	id: string;
	/** Cents for each line. Null hides the certificate, because the supplier offers none. */
	price: number | null;
	isChosen?: boolean;
}

export function CertificateChoice({ id, price, isChosen }: CertificateProps) {
	const t = useT("cutting");
	const { money } = useFormat();
	if (price === null) return null;
	return (
		<Choice
			id={id}
			name="certificate"
			label={unbroken(t("certificate"))}
			hint={t("certificate.price", { price: money(price) }).replaceAll(" ", "\u00a0")}
			defaultChecked={isChosen}
		/>
	);
}
