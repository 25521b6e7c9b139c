import { company, phones } from "../../../contract/company";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { letterhead, letterheadName } from "../shell.css";

/** On paper, in the place of the header. */
export function Letterhead() {
	const phone = phones[useMarket().locale];
	const t = useT("footer");
	const { brand, name, address, email, vatId } = company;
	return (
		<p className={letterhead}>
			<span className={letterheadName}>{brand}</span>{" "}
			<span>
				{[
					name,
					address.street,
					`${address.country}-${address.postCode} ${address.city}`,
					phone.shown.replaceAll(" ", "\u00a0"),
					email,
					t("vat", { vat: vatId }),
				].join(" · ")}
			</span>
		</p>
	);
}
