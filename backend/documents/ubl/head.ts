import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";
import { leaf, type Markup } from "../xml";

/** The elements at the start of every order response: specification, number and day. */
export function head(order: Cart, { specification, profile }: { specification: string; profile: string }): Markup[] {
	const number = order.order_number ?? "";
	return [
		leaf("cbc:CustomizationID", specification),
		leaf("cbc:ProfileID", profile),
		leaf("cbc:ID", number),
		leaf("cbc:SalesOrderID", number),
		leaf("cbc:IssueDate", companyDay(new Date(order.processed_at ?? 0))),
	];
}
