import type { Country } from "../../../contract/locale";
import { type Rows, rowsOf } from "../../db/inserts";

/** The VAT id in international format; rating null: the company is not rated. */
type Company = readonly [
	vat: string,
	name: string,
	street: string,
	postcode: string,
	city: string,
	country: Country,
	rating: "good" | "poor" | null,
];

/**
 * Fictitious companies with valid check digits. To try an order with:
 * a good rating FI20774740, DE136695976, EE100931558; a poor one FI27860932, DE291470353, EE101620431;
 * without a rating FI29604174, DE813506278, EE102138757.
 */
export const companies: readonly Company[] = [
	["FI20774740", "Teräsrakenne Pohjola Oy", "Konepajankuja 4", "00510", "Helsinki", "FI", "good"],
	["FI25143681", "Tampereen Runkoasennus Oy", "Hatanpään valtatie 48", "33900", "Tampere", "FI", "good"],
	["FI27860932", "Kotkan Aitarakentajat Oy", "Satamatie 11", "48100", "Kotka", "FI", "poor"],
	["FI29604174", "Lakeuden Hallirakenne Oy", "Teollisuustie 7", "60100", "Seinäjoki", "FI", null],
	["FI30415266", "Uudenmaan Pihakivi ja Aita Oy", "Juvan teollisuuskatu 15", "02920", "Espoo", "FI", "good"],
	["FI22839501", "Kainuun Konepaja Oy", "Rautatienkatu 3", "87100", "Kajaani", "FI", "good"],
	["FI17458026", "Turun Telakkahitsaus Oy", "Pansiontie 52", "20240", "Turku", "FI", "good"],
	["FI26597319", "Savon Sillanrakennus Oy", "Leväsentie 21", "70700", "Kuopio", "FI", null],
	["FI21178641", "Oulun Teräsportaat Oy", "Ruskonseläntie 9", "90620", "Oulu", "FI", "good"],
	["FI31280455", "Lahden Betonielementti ja Raudoitus Oy", "Kujalankatu 30", "15800", "Lahti", "FI", "poor"],
	["DE136695976", "Stahlbau Reinhardt GmbH", "Hafenstraße 18", "44147", "Dortmund", "DE", "good"],
	["DE263819048", "Metallbau Lindner GmbH & Co. KG", "Gewerbering 6", "04159", "Leipzig", "DE", "good"],
	["DE291470353", "Zaunmontage Rhein-Neckar GmbH", "Industriestraße 41", "68169", "Mannheim", "DE", "poor"],
	["DE813506278", "Hallenbau Emsland GmbH", "Am Kanal 12", "49733", "Haren", "DE", null],
	["DE174928568", "Schlosserei Baumgartner GmbH", "Werkstraße 5", "83022", "Rosenheim", "DE", "good"],
	["DE306184721", "Betonbau Holstein GmbH", "Kieler Straße 210", "24536", "Neumünster", "DE", "good"],
	["DE259371046", "Garten- und Landschaftsbau Tannert GmbH", "Gärtnerweg 3", "01139", "Dresden", "DE", "good"],
	["DE118620431", "Anlagenbau Krefeld GmbH", "Rheinhafen 27", "47809", "Krefeld", "DE", null],
	["DE280549176", "Treppen und Geländer Oberpfalz GmbH", "Regensburger Straße 66", "92318", "Neumarkt", "DE", "good"],
	["DE324165807", "Dachdeckerei Wendland GmbH", "Salzwedeler Straße 14", "29439", "Lüchow", "DE", "poor"],
	["EE100931558", "Põhjala Teraskonstruktsioonid OÜ", "Peterburi tee 71", "11415", "Tallinn", "EE", "good"],
	["EE101852979", "Tartu Metallitööd OÜ", "Ringtee 24", "50105", "Tartu", "EE", "good"],
	["EE101620431", "Harju Piirdeaiad OÜ", "Saue tee 9", "76505", "Saue", "EE", "poor"],
	["EE102138757", "Viru Ehitusmontaaž OÜ", "Pikk 38", "44307", "Rakvere", "EE", null],
	["EE100479162", "Pärnu Hallid OÜ", "Savi 15", "80010", "Pärnu", "EE", "good"],
	["EE101396846", "Saaremaa Laevaremont OÜ", "Tolli 5", "93812", "Kuressaare", "EE", "good"],
	["EE102064517", "Järva Põllumajandusehitus OÜ", "Tallinna 60", "72720", "Paide", "EE", null],
	["EE100983276", "Narva Armatuur OÜ", "Kadastiku 33", "21004", "Narva", "EE", "good"],
	["EE101746506", "Võrumaa Katused OÜ", "Räpina maantee 12", "65606", "Võru", "EE", "poor"],
	["EE101209386", "Lääne Sillad ja Teed OÜ", "Kiltsi tee 2", "90403", "Haapsalu", "EE", "good"],
];

export const companyRows = (): Rows =>
	rowsOf(
		"companies",
		["vat", "name", "street", "postcode", "city", "country", "rating", "domain"],
		companies.map((company) => [...company, domainOf(company[1])]),
	);

/** A company's mail domain: "Metallbau Lindner GmbH & Co. KG" at metallbau-lindner.example. */
const domainOf = (name: string): string =>
	`${name
		.replace(/ (?:Oy|OÜ|GmbH)\b.*$/u, "")
		.replace(/[äõöü]/g, (letter) => ({ ä: "a", õ: "o", ö: "o", ü: "u" })[letter] ?? letter)
		.replace(/[^A-Za-zŽž]+/g, "-")
		.toLowerCase()
		.replaceAll("ž", "z")}.example`;
