import { Form } from "@remix-run/react";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";

interface Key {
	id: number;
	name: string;
	/** The member who has made it, and for whom it orders. */
	member: string;
	placesOrders: boolean;
	made: string;
	used: string;
	isRevoked: boolean;
}

/** The keys by which the company's systems send orders, each to revoke. */
export function OrderKeys({ keys, maySet }: { keys: readonly Key[]; maySet: boolean }) {
	const t = useT("desk");
	if (keys.length === 0) return null;
	return (
		<section className={css.section} aria-labelledby="order-keys-title">
			<h2 id="order-keys-title" className={css.sectionTitle}>
				{t("companies.orderKeys")}
			</h2>
			<DeskTable
				caption={t("companies.orderKeys")}
				rows={keys}
				keyOf={({ id }) => id}
				empty=""
				columns={[
					{ title: t("field.name"), isName: true, cell: ({ name }) => name },
					{ title: t("companies.orderKeys.member"), cell: ({ member, made }) => `${member}, ${made}` },
					{
						title: t("companies.orderKeys.does"),
						cell: ({ placesOrders }) => t(`companies.orderKeys.${placesOrders ? "orders" : "carts"}`),
					},
					{ title: t("staff.lastUse"), cell: ({ used }) => used },
					{
						title: t("system.end"),
						cell: ({ id, name, isRevoked }) =>
							isRevoked ? (
								t("system.revoked")
							) : maySet ? (
								<Form method="post" preventScrollReset>
									<HiddenFields fields={{ key: String(id) }} />
									<Button kind="quiet" size="s" name="intent" value="revoke" aria-label={`${t("system.revoke")}: ${name}`}>
										{t("system.revoke")}
									</Button>
								</Form>
							) : (
								"–"
							),
					},
				]}
			/>
		</section>
	);
}
