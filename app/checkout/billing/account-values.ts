type Values = Record<string, string>;

/** Fields of step 2 by the names that an account has for them; they are one address and change together. */
const address = {
	streetAddress: "billingaddress",
	addressAdditionalLine: "billingaddress_additional_line",
	postCode: "billingpostcode",
	city: "billingcity",
} as const;

/**
 * What a new form of step 2 begins with for who is signed in: what the account says, and what it leaves open as in the order before. Data of
 * another company do not come along from there.
 * @param last the fields as the order before has them, or as a new form does
 * @param account the fields of the account's own form, and its `email`
 */
export function withAccount(last: Values, account: Values): Values {
	const isOther = Boolean(account.vatid && last.vat && account.vatid !== last.vat);
	const known: Values = isOther ? { ...contact(last), country: last.country ?? "", "shipping.country": last.country ?? "" } : { ...last };
	if (account.vatid || account.billingaddress) set(known, { country: account.billingCountry });
	if (account.billingaddress) for (const [field, name] of Object.entries(address)) known[field] = account[name] ?? "";
	set(known, {
		vat: account.vatid,
		company: account.company,
		name: account.customername,
		phone: account.phonenumber,
		email: account.email,
	});
	if (!known.isSeparateShipping && known.country) known["shipping.country"] = known.country;
	return known;
}

/**
 * An account with what it leaves open of the company as its team has it; one of another VAT id stays as it is. The address is taken whole, and
 * of nobody's person anything.
 */
export function withTeam(account: Values, team: Values | null): Values {
	if (!team || (account.vatid && account.vatid !== team.vatid)) return account;
	const filled: Values = { ...account, vatid: account.vatid || (team.vatid ?? ""), company: account.company || (team.company ?? "") };
	if (!account.billingaddress) for (const name of Object.values(address)) filled[name] = team[name] ?? "";
	if (!account.vatid && !account.billingaddress) filled.billingCountry = team.billingCountry ?? "";
	return filled;
}

const contact = ({ name = "", phone = "" }: Values): Values => ({ name, phone });

/** What is there; nothing takes the place of something. */
function set(values: Values, given: Partial<Values>): void {
	for (const [name, value] of Object.entries(given)) if (value) values[name] = value;
}
