import { pieceList } from "../../../contract/values/cut-bars";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { block, hiddenOnPaper, muted } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import type { SawOffer } from "./saw-offers.server";
import * as css from "./saw-together.css";

/** Offers to saw lines of the same goods from bars that they share, inside the cart's form. */
export function SawTogether({ offers }: { offers: readonly SawOffer[] | null }) {
	const t = useT("cart");
	const { money } = useFormat();
	if (!offers || offers.length === 0) return null;
	return (
		<ul className={`${css.offers} ${hiddenOnPaper}`}>
			{offers.map(({ itemId, title, pieces, bars, saved }) => (
				<li key={itemId} className={css.offer}>
					<p>
						<strong>{t("sawTogether.saved", { saved: money(saved), bars: bars.to, before: bars.from })}</strong>{" "}
						<span className={`${block} ${muted}`}>{t("sawTogether.text", { title, pieces: pieceList(pieces) })}</span>
					</p>
					<Button size="s" name="sawTogether" value={itemId}>
						{t("sawTogether.action")}
						<Hidden>, {title}</Hidden>
					</Button>
				</li>
			))}
		</ul>
	);
}
