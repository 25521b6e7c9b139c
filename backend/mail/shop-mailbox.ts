import { company } from "../../contract/company";
import type { BackendEnv } from "../env";
import { mailOfKind } from "./mails";

/**
 * A mail of the outbox as it is sent: one to the shop's own people goes to SHOP_MAIL, else to the company. Where it goes is decided when it is sent, so
 * that another mailbox gets what waits, too.
 */
export const addressed = <Row extends { kind: string; recipients: string[] }>(
	row: Row,
	{ SHOP_MAIL }: Pick<BackendEnv, "SHOP_MAIL">,
): Row => (mailOfKind(row.kind)?.isToShop ? { ...row, recipients: [SHOP_MAIL || company.email] } : row);
