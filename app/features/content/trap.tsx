import { useT } from "../../i18n";
import { trap } from "./contact-form.css";
import { trapName } from "./trap-name";

/** A field that people neither see nor reach. What fills in every field by itself fills in this one. */
export function Trap() {
	const t = useT("contact");
	return (
		<div className={trap} aria-hidden="true">
			<input name={trapName} tabIndex={-1} autoComplete="off" aria-label={t("trap")} />
		</div>
	);
}
