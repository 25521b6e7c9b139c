import { useSupplyTime } from "../cart/lines/line-texts";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { note, stack } from "../ui/layout.css";
import { Hidden } from "../ui/wrap";
import * as css from "./result.css";
import { type WayFigures, type Ways, wayValue } from "./ways";

/**
 * The figures of a list now and of other ways to take it as a whole, each with the button that takes it.
 * @param isChanged whether other candidates were chosen since the check, so that the figures of now are unknown
 */
export function WaysTable({ ways: { now, others }, isChanged }: { ways: Ways; isChanged: boolean }) {
	const t = useT("quick-order");
	return (
		<section aria-labelledby="ways" className={stack[3]}>
			<h2 id="ways">{t("ways.title")}</h2>
			<p className={note}>{t("ways.hint")}</p>
			<div className={css.scroll}>
				<table className={css.figures} aria-labelledby="ways">
					<thead>
						<tr>
							<th scope="col">{t("ways.way")}</th>
							<th scope="col">
								<Hidden>{t("ways.choice")}</Hidden>
							</th>
							<th scope="col">{t("ways.lines")}</th>
							<th scope="col">{t("result.sum")}</th>
							<th scope="col">{t("ways.delivery")}</th>
							<th scope="col">{t("ways.suppliers")}</th>
						</tr>
					</thead>
					<tbody>
						{isChanged ? null : (
							<tr>
								<th scope="row">{t("ways.now")}</th>
								<td />
								<Figures of={now} />
							</tr>
						)}
						{others.map(({ way, ...figures }) => (
							<tr key={way}>
								<th scope="row">{t(`ways.${way}`)}</th>
								<td>
									<Button size="s" name="answer" value={wayValue(way)}>
										{t("ways.take")}
										<Hidden>: {t(`ways.${way}`)}</Hidden>
									</Button>
								</td>
								<Figures of={figures} />
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

function Figures({ of: { count, sum, delivery, suppliers } }: { of: WayFigures }) {
	const format = useFormat();
	const deliveryTime = useSupplyTime();
	const t = useT("quick-order");
	return (
		<>
			<td data-label={t("ways.lines")}>{format.number(count)}</td>
			<td>{count > 0 ? format.money(sum) : "–"}</td>
			<td>{delivery ? deliveryTime(delivery) : "–"}</td>
			<td data-label={t("ways.suppliers")}>{format.number(suppliers)}</td>
		</>
	);
}
