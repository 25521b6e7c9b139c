import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Choice } from "../../ui/forms/field";

interface CertificateProps {
	id: string;
	/** Cents a line; null: there is none, and nothing is shown. */
	price: number | null;
	isChosen?: boolean;
}

/** The inspection certificate 3.1 as an option of a form. */
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
