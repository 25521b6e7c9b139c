import { type Rows, rowsOf } from "../../db/inserts";
import { demoAccounts } from "./accounts";

/** Sites that the demo company builds at. Phone numbers are E.164. */
const sites = [
	{
		...{ label: "Kalasatama", company: "Työmaa 2417 Kalasatama", name: "Pekka Salminen", phone: "+358405550143" },
		...{ street: "Sompasaarenlaituri 6", postCode: "00540", city: "Helsinki", country: "FI" },
		notes: "Nosturi portilla 2, ennen klo 10. Purku pihan puolelta.",
	},
	{
		...{ label: "Kivistön koulu", company: "Työmaa 2422 Kivistön koulu", name: "Tiina Rantanen", phone: "+358405550144" },
		...{ street: "Laavatie 1", postCode: "01700", city: "Vantaa", country: "FI" },
		notes: "Soita työmaalle tuntia ennen.",
	},
	{
		...{ label: "Konepaja", company: "", name: "Mikko Lehtinen", phone: "+358407654321" },
		...{ street: "Juvan teollisuuskatu 17", postCode: "02920", city: "Espoo", country: "FI" },
		notes: "",
	},
	{
		...{ label: "Rostock, Halle 3", company: "Hanse Hallenbau GmbH", name: "Anke Krause", phone: "+4938112345" },
		...{ street: "Am Kai 3", postCode: "18147", city: "Rostock", country: "DE" },
		notes: "Anlieferung nur über Tor 3, Montag bis Freitag 7–15 Uhr.",
	},
	{
		...{ label: "Tallinn, Noblessner", company: "Noblessneri objekt", name: "Liis Saar", phone: "+37251234568" },
		...{ street: "Peetri 11", postCode: "10415", city: "Tallinn", country: "EE" },
		notes: "Helistage enne tarnet.",
	},
] as const;

export const addressRows = (): Rows =>
	rowsOf(
		"addresses",
		[
			...["uuid", "user_id", "team_id", "label", "company", "name", "phone", "street_address", "address_additional_line", "post_code"],
			...["city", "country", "site_notes"],
		],
		sites.map(({ label, company, name, phone, street, postCode, city, country, notes }) => [
			...[crypto.randomUUID(), demoAccounts.purchaser.id, 1, label, company, name, phone, street, "", postCode],
			...[city, country, notes],
		]),
	);
