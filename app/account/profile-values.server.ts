import { companyDay } from "../../contract/company";
import type { User } from "../../contract/users";
import { readablePhone } from "../../contract/values/phone";
import type { Market } from "../platform/config/market";

/** An account as the fields of its form have it; where it names no country, that of the market. On the server: numbering plans are heavy. */
export function profileValues(user: User, market: Pick<Market, "country">): Record<string, string> {
	const { company, vatid, customername, phonenumber, billingaddress, billingaddress_additional_line, billingpostcode, billingcity } = user;
	return {
		billingCountry: user.billingCountry || market.country,
		vatid,
		company,
		billingaddress,
		billingaddress_additional_line,
		billingpostcode,
		billingcity,
		customername,
		phonenumber: phonenumber && readablePhone(phonenumber),
	};
}

/** A discount of the account that has not ended. */
export interface PersonalDiscount {
	title: string;
	/** The goods that it is limited to; "" for all. */
	on: string;
	/** Per cent. */
	percentage: number;
	/** Cents of all goods before discounts. */
	threshold: number;
	/** ISO days; null: open on that side. */
	start: string | null;
	end: string | null;
	/** Its first day is yet to come. */
	isUpcoming: boolean;
}

/** The account's discounts, in the order in which the backend gives them. @param now for which of them are yet to begin */
export function personalDiscounts({ discount_link }: Pick<User, "discount_link">, now: Date): PersonalDiscount[] {
	const today = companyDay(now);
	return discount_link.map(({ discount_row: { title, on, percentage, threshold, start_date: start, end_date: end } }) => ({
		title,
		on,
		percentage,
		threshold,
		start,
		end,
		isUpcoming: start !== null && start > today,
	}));
}
