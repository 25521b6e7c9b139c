import { companyDay } from "../../contract/company";
import type { User } from "../../contract/users";
import { readablePhone } from "../../contract/values/phone";
import type { Market } from "../platform/config/market";

/** The account's values by form field. Falls back to the market's country. Runs on the server, because numbering plans are large. */
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

/** A discount that has not ended. */
export interface PersonalDiscount {
	title: string;
	/** The goods it applies to; "" for all. */
	on: string;
	/** Percentage. */
	percentage: number;
	/** The minimum value of goods before discounts, in cents. */
	threshold: number;
	/** ISO days; null if unlimited. */
	start: string | null;
	end: string | null;
	/** It has not started yet. */
	isUpcoming: boolean;
}

/** The account's discounts in the backend's order. @param now decides which discounts are upcoming */
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
