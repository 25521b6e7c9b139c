import { Link } from "@remix-run/react";
import type { QuoteRequest } from "../../../contract/content";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as history from "../orders/history-page.css";
import { AccountTable } from "../orders/order-table";
import * as css from "../orders/order-table.css";
import * as own from "./offers-page.css";

/** The account's latest requests for a quotation, with the quotations that answer them; nothing where it has sent none. */
export function RequestTable({ requests }: { requests: QuoteRequest[] }) {
	const t = useT("offers");
	const { date } = useFormat();
	if (requests.length === 0) return null;
	return (
		<section aria-labelledby="requests" className={history.latest}>
			<h2 id="requests" className={history.latestTitle}>
				{t("requests.title")}
			</h2>
			<AccountTable
				labelledBy="requests"
				columns={[
					{ name: t("requests.number"), className: css.numberHead },
					{ name: t("column.state"), className: css.stateHead },
					{ name: t("requests.message") },
				]}
				actions={{ name: t("column.number"), className: css.numberHead }}
			>
				{requests.map(({ number, created_at, state, item, message, files, answer, quotation }) => (
					<tr key={number} className={css.row}>
						<th scope="row" className={css.order}>
							<span className={css.number}>{number}</span> <span className={css.small}>{date(created_at)}</span>
						</th>
						<td className={css.state}>
							<span className={state === "open" ? css.open : undefined}>{t(`requests.state.${state}`)}</span>
						</td>
						<td className={css.contents}>
							<p>{item || shortened(message)}</p>
							{files.length > 0 ? <p className={css.small}>{files.join(", ")}</p> : null}
							{answer ? (
								<p className={own.answer}>
									<b>{t("requests.answer")}</b> {answer}
								</p>
							) : null}
						</td>
						<td className={css.actions}>
							{quotation ? (
								<Link to={`/cart/${quotation.uuid}`} aria-label={t("open", { number: quotation.number })}>
									{quotation.number}
								</Link>
							) : null}
						</td>
					</tr>
				))}
			</AccountTable>
		</section>
	);
}

const mostLetters = 140;

const shortened = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text);
