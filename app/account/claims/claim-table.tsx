import type { ListedClaim } from "../../../contract/claims/claims";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { bold, heading, note, row, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { AccountTable } from "../orders/order-table";
import * as css from "../orders/orders.css";
import * as own from "./claims.css";

interface TableProps {
	claims: ListedClaim[];
	labelledBy: string;
}

export function ClaimTable({ claims, labelledBy }: TableProps) {
	const t = useT("claims");
	const { tableDate, number } = useFormat();
	return (
		<AccountTable
			labelledBy={labelledBy}
			columns={[
				{ name: t("column.number"), className: css.numberHead },
				{ name: t("column.state"), className: css.stateHead },
				{ name: t("column.goods"), className: css.secondLine },
			]}
			actions={{ name: t("column.order"), className: own.orderHead }}
		>
			{claims.map((claim) => (
				<tr key={claim.number} className={css.row}>
					<th scope="row" className={css.order}>
						<Link to={href("/users/claims/:number", { number: claim.number.toLowerCase() })} className={css.number}>
							{claim.number}
						</Link>{" "}
						<span className={css.small}>{tableDate(claim.created_at)}</span>
					</th>
					<td className={css.state}>
						<span className={claim.state === "open" ? bold : undefined}>{t(`state.${claim.state}`)}</span>{" "}
						<span className={css.small}>{t(`kind.${claim.kind}`)}</span>
					</td>
					<td className={css.contents}>
						<p className={css.facts}>
							<span className={css.fact}>{`${number(claim.quantity)} × ${claim.title}`}</span>{" "}
							{claim.of_colleague?.name ? <span className={css.small}>{claim.of_colleague.name}</span> : null}
						</p>
					</td>
					<td className={css.actions}>
						<Link to={href("/users/orders/:uuid", { uuid: claim.order.uuid })}>{claim.order.order_number}</Link>
					</td>
				</tr>
			))}
		</AccountTable>
	);
}

export function OrderClaims({ uuid, claims, isDelivered }: { uuid: string; claims: ListedClaim[] | null; isDelivered: boolean }) {
	const t = useT("claims");
	if (!claims || (claims.length === 0 && !isDelivered)) return null;
	return (
		<section aria-labelledby="claims" className={stack[3]}>
			<h2 id="claims" className={heading.l}>
				{t("title")}
			</h2>
			{claims.length > 0 ? <ClaimTable claims={claims} labelledBy="claims" /> : null}
			{isDelivered ? (
				<p className={row[3]}>
					{claims.length > 0 ? null : <span className={note}>{t("ofOrder.text")}</span>}
					<LinkButton to={href("/users/claims/new", { order: uuid })}>{t("new.title")}</LinkButton>
				</p>
			) : null}
		</section>
	);
}
