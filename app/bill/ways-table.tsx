import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useDeliverTo } from "../platform/page/deliver-to";
import { Button } from "../ui/forms/button";
import { small } from "../ui/layout.css";
import { Hidden } from "../ui/wrap";
import { SupplyTime } from "./questions";
import * as css from "./result.css";
import { type WayFigures, type Ways, wayValue } from "./ways";

/**
 * The figures of a list now and of other ways to take it as a whole, each with the button that takes it.
 * @param isChanged whether other candidates were chosen since the check, so that the figures of now are unknown
 */
export function WaysTable({ ways: { now, others }, isChanged }: { ways: Ways; isChanged: boolean }) {
	const t = useT("quick-order");
	const hasPlace = useDeliverTo() !== null;
	return (
		<details className={css.ways}>
			<summary className={css.waysHandle}>{t("ways.title")}</summary>
			<table className={css.figures} aria-labelledby="ways">
				<caption id="ways" className={css.waysTitle}>
					{t("ways.title")}
				</caption>
				<thead>
					<tr>
						<th scope="col">
							<Hidden>{t("ways.way")}</Hidden>
						</th>
						<th scope="col">{t("ways.lines")}</th>
						<th scope="col">{t("result.sum")}</th>
						<th scope="col">{t(hasPlace ? "ways.arrival" : "ways.delivery")}</th>
						<th scope="col">{t("ways.suppliers")}</th>
						<th scope="col">
							<Hidden>{t("ways.choice")}</Hidden>
						</th>
					</tr>
				</thead>
				<tbody>
					{isChanged ? null : (
						<tr>
							<th scope="row">{t("ways.now")}</th>
							<Figures of={now} />
							<td />
						</tr>
					)}
					{others.map(({ way, ...figures }) => (
						<tr key={way}>
							<th scope="row">{t(`ways.${way}`)}</th>
							<Figures of={figures} />
							<td>
								<Button size="s" name="answer" value={wayValue(way)}>
									{t("ways.take")}
									<Hidden>: {t(`ways.${way}`)}</Hidden>
								</Button>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={small}>{t("ways.hint")}</p>
		</details>
	);
}

function Figures({ of: { count, sum, delivery, suppliers } }: { of: WayFigures }) {
	const format = useFormat();
	const t = useT("quick-order");
	return (
		<>
			<td data-label={t("ways.lines")}>{format.number(count)}</td>
			<td>{count > 0 ? format.money(sum) : "–"}</td>
			<td>{delivery ? <SupplyTime of={delivery} /> : "–"}</td>
			<td data-label={t("ways.suppliers")}>{format.number(suppliers)}</td>
		</>
	);
}
