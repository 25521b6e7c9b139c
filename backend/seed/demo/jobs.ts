import { demoAccounts } from "./accounts";

/** A building site: the reference of its orders and their delivery address. */
export interface Job {
	reference: string;
	/** Note for the carrier; "" for none. */
	note: string;
	/** null: delivered to the company. */
	site: { street: string; postcode: string; city: string } | null;
	/** Codes of the team's lists, for orders that are booked to a cost centre. */
	costCentre?: string;
	project?: string;
}

interface Buyer {
	account: (typeof demoAccounts)[keyof typeof demoAccounts];
	/** The number of orders, and the period of days in the past. */
	orders: number;
	days: number;
	jobs: readonly Job[];
	/** References of single lines. */
	parts: readonly string[];
	/** The carrier, and its tracking page. */
	carrier: { name: string; page: string };
}

const job = (reference: string, note = "", site: Job["site"] = null): Job => ({ reference, note, site });

const finnish = {
	parts: ["Lohko A", "Lohko B", "Kattotaso", "Porrashuone 2", "Varasto"],
	carrier: { name: "Pohjolan Rahti", page: "https://seuranta.pohjolanrahti.example/" },
};

const finnishJobs = [
	{
		...job("Työmaa 2417 Kalasatama", "Purku pihan puolelta, nosturi paikalla klo 7–15.", {
			street: "Sompasaarenlaituri 6",
			postcode: "00540",
			city: "Helsinki",
		}),
		...{ costCentre: "3000", project: "2417" },
	},
	{
		...job("Työmaa 2422 Kivistön koulu", "Soita työmaalle tuntia ennen.", { street: "Laavatie 1", postcode: "01700", city: "Vantaa" }),
		...{ costCentre: "3000", project: "2422" },
	},
	job("Työmaa 2431 Hakkilan halli", "", { street: "Vanha Porvoontie 231", postcode: "01380", city: "Vantaa" }),
	{ ...job("PO 45 Konepaja"), costCentre: "2000" },
	{ ...job("PO 46 Varasto"), costCentre: "2100" },
	job("Huolto"),
	job(""),
];

/** The orders of each account and their frequency. */
export const buyers: readonly Buyer[] = [
	{ ...finnish, account: demoAccounts.purchaser, orders: 240, days: 780, jobs: finnishJobs },
	{ ...finnish, account: demoAccounts.buyer, orders: 34, days: 400, jobs: finnishJobs.slice(0, 3) },
	{
		account: demoAccounts.german,
		...{ orders: 48, days: 640 },
		jobs: [
			job("BV Hafenquartier Los 2", "Anlieferung nur über Tor 3.", { street: "Speicherstraße 12", postcode: "44147", city: "Dortmund" }),
			job("BV Lagerhalle Unna", "", { street: "Otto-Hahn-Straße 33", postcode: "59423", city: "Unna" }),
			job("Werkstatt"),
			job("Kommission 7714"),
			job(""),
		],
		parts: ["Achse 1–4", "Treppenturm", "Geländer EG", "Lager"],
		carrier: { name: "Hansa Stückgut", page: "https://sendung.hansastueckgut.example/" },
	},
	{
		account: demoAccounts.estonian,
		...{ orders: 27, days: 520 },
		jobs: [
			job("Objekt Noblessner", "Helistage enne tarnet.", { street: "Peetri 11", postcode: "10415", city: "Tallinn" }),
			job("Objekt Paldiski laohoone", "", { street: "Tööstuse 4", postcode: "76806", city: "Paldiski" }),
			job("Töökoda"),
			job(""),
		],
		parts: ["Sektsioon A", "Trepikoda", "Ladu"],
		carrier: { name: "Balti Veod", page: "https://jalgimine.baltiveod.example/" },
	},
];
