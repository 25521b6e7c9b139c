import { type Cell, type Rows, rowsOf } from "./rows";

/**
 * Invented companies under ids whose check digits are right. To try out credit ratings:
 * good FI20774740, DE136695976, EE100931558;
 * poor FI30133824, FI31277061, DE320948813, DE314065290, EE102541289;
 * none FI26509139, FI27855295, DE308719259, DE288139463.
 */
const rows: Cell[][] = [
	["FI20774740", "Teräsrakenne Pohjola Oy", "Satamatie 14", "90520", "Oulu", "FI", "good"],
	["FI19453018", "Rakennus Harjula Oy", "Kirvesmiehenkatu 8", "00880", "Helsinki", "FI", "good"],
	["FI23188464", "Vantaan Konepaja ja Hitsaus Oy", "Valimotie 21", "01510", "Vantaa", "FI", "good"],
	["FI08721558", "Saimaan Metallityö Oy", "Teollisuuskatu 5", "53600", "Lappeenranta", "FI", "good"],
	["FI26509139", "Länsirannikon Aitaus Oy", "Ahventie 3", "28400", "Ulvila", "FI", null],
	["FI24910770", "Keski-Suomen Elementti Oy", "Betonitie 11", "40320", "Jyväskylä", "FI", "good"],
	["FI30133824", "Kiinteistöhuolto Kallio & Pojat Oy", "Sahaajankatu 30", "00880", "Helsinki", "FI", "poor"],
	["FI27855295", "Lapin Infra Oy", "Lampelankatu 17", "96100", "Rovaniemi", "FI", null],
	["FI17602489", "Turun Telakkapalvelu Oy", "Pansiontie 47", "20240", "Turku", "FI", "good"],
	["FI31277061", "Nopea Saneeraus Oy", "Sarkatie 2", "01720", "Vantaa", "FI", "poor"],
	["DE136695976", "Stahlbau Hellweg GmbH", "Industriestraße 42", "44147", "Dortmund", "DE", "good"],
	["DE812274537", "Metallbau Lindner GmbH & Co. KG", "Gewerbering 7", "85221", "Dachau", "DE", "good"],
	["DE264150383", "Zaunbau Niedersachsen GmbH", "Am Güterbahnhof 19", "30453", "Hannover", "DE", "good"],
	["DE308719259", "Hallenbau Oberschwaben GmbH", "Bleicherstraße 60", "88212", "Ravensburg", "DE", null],
	["DE176533902", "Schlosserei Petersen e.K.", "Hafenstraße 12", "24837", "Schleswig", "DE", "good"],
	["DE295607147", "Bauunternehmung Krahn GmbH", "Lindenallee 101", "50968", "Köln", "DE", "good"],
	["DE320948813", "Rohbau Express GmbH", "Frankfurter Allee 233", "10365", "Berlin", "DE", "poor"],
	["DE118402678", "Anlagenbau Weser AG", "Überseetor 9", "28217", "Bremen", "DE", "good"],
	["DE288139463", "Treppen und Geländer Voigt GmbH", "Chemnitzer Straße 77", "09212", "Limbach-Oberfrohna", "DE", null],
	["DE314065290", "Garten- und Landschaftsbau Immergrün GmbH", "Rebenweg 4", "79111", "Freiburg im Breisgau", "DE", "poor"],
	["EE100931558", "Põhja Ehitus ja Teras OÜ", "Peterburi tee 46", "11415", "Tallinn", "EE", "good"],
	["EE101477820", "Tartu Metallitööd OÜ", "Ringtee 25", "50105", "Tartu", "EE", "good"],
	["EE102055160", "Saaremaa Laevaremont OÜ", "Roomassaare tee 10", "93815", "Kuressaare", "EE", "good"],
	["EE101680934", "Pärnu Aiad ja Väravad OÜ", "Savi 34", "80010", "Pärnu", "EE", null],
	["EE102394708", "Ida-Viru Konstruktsioon AS", "Tallinna mnt 19", "20303", "Narva", "EE", "good"],
	["EE102541289", "Kiirehitus Grupp OÜ", "Laki 14a", "10621", "Tallinn", "EE", "poor"],
	["EE101106379", "Lõuna Katus ja Fassaad OÜ", "Jüri 18", "65605", "Võru", "EE", "good"],
	["EE102883455", "Rakvere Soojatorud OÜ", "Tööstuse 7", "44316", "Rakvere", "EE", null],
];

export const companies = (): Rows => rowsOf("companies", ["vat", "name", "street", "postcode", "city", "country", "rating"], rows);
