import type { Company } from "../../../contract/search";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./look-up.css";

/** Companies of the register that begin as it was typed, each a button that fills it in. */
export function CompanyChoice({ companies, action }: { companies: Company[]; action: string }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	return (
		<div className={css.choice}>
			<ul className={css.list}>
				{companies.map(({ vat, company, streetAddress, postCode, city, country }) => (
					<li key={vat} className={css.item}>
						<button type="submit" name="pick" value={vat} formAction={action} formNoValidate className={css.pick}>
							<span className={css.name}>{company}</span>{" "}
							<span className={css.address}>
								{streetAddress}, {postCode} {city}, {cartT(`country.${country}`)}
							</span>{" "}
							<span className={css.vat}>{vat}</span>
						</button>
					</li>
				))}
			</ul>
			<p className={css.note}>{t("lookup.chooseNote")}</p>
		</div>
	);
}
