import type { Trade } from "./catalogue";

interface Supplier {
	code: string;
	name: string;
	city: string;
	country: "FI" | "DE" | "EE";
	trades: readonly Trade[];
}

const supplier = (code: string, name: string, city: string, country: Supplier["country"], ...trades: Trade[]): Supplier => ({
	code,
	name,
	city,
	country,
	trades,
});

/** Fictitious companies; their ids are their positions, from 1. */
export const suppliers: readonly Supplier[] = [
	supplier("PTK", "Perämeren Terästukku Oy", "Raahe", "FI", "sections", "tubes", "sheet"),
	supplier("HPL", "Hämeen Putkipalkki Oy", "Hämeenlinna", "FI", "tubes", "piping"),
	supplier("RVK", "Raudoiteverkko Kymi Oy", "Kouvola", "FI", "reinforcement"),
	supplier("TPA", "Tampereen Poimulevy Oy", "Tampere", "FI", "roofing", "sheet"),
	supplier("SAK", "Suomen Aitakauppa Oy", "Lahti", "FI", "fences"),
	supplier("PRT", "Pohjanmaan Ritilä ja Taso Oy", "Seinäjoki", "FI", "gratings"),
	supplier("TKR", "Turun Kiinnitystarvike Oy", "Turku", "FI", "fasteners"),
	supplier("UTV", "Uudenmaan Teräsvarasto Oy", "Vantaa", "FI", "sections", "reinforcement", "piping", "gratings"),
	supplier("JTL", "Järvi-Suomen Teräslevy Oy", "Kuopio", "FI", "sheet", "roofing"),
	supplier("RSH", "Ruhrtal Stahlhandel GmbH", "Essen", "DE", "sections", "tubes", "sheet"),
	supplier("NPS", "Nordprofil Stahlservice GmbH", "Hamburg", "DE", "sections", "sheet"),
	supplier("SRW", "Siegerländer Rohrwerk GmbH", "Siegen", "DE", "tubes", "piping"),
	supplier("BSW", "Badische Bewehrungswerke GmbH", "Kehl", "DE", "reinforcement"),
	supplier("ZTS", "Zaunteam Sauerland GmbH", "Arnsberg", "DE", "fences"),
	supplier("MGS", "Mattenbau Spree GmbH", "Cottbus", "DE", "fences", "reinforcement"),
	supplier("GRW", "Gitterrost Westfalen GmbH", "Hamm", "DE", "gratings"),
	supplier("SVK", "Schraubenvertrieb Künzelsau GmbH", "Künzelsau", "DE", "fasteners"),
	supplier("DWF", "Dach + Wand Franken GmbH", "Nürnberg", "DE", "roofing"),
	supplier("OVT", "Ostsee Verbindungstechnik GmbH", "Rostock", "DE", "fasteners", "fences"),
	supplier("TTK", "Tallinna Terasekeskus OÜ", "Tallinn", "EE", "sections", "tubes", "sheet", "reinforcement"),
	supplier("PPT", "Pärnu Profiiltehas OÜ", "Pärnu", "EE", "roofing", "sheet"),
	supplier("VTV", "Viru Torustik ja Ventiil OÜ", "Rakvere", "EE", "piping", "fasteners"),
	supplier("TAV", "Tartu Aiavõrk OÜ", "Tartu", "EE", "fences"),
	supplier("LRT", "Lääne Resti Tööstus OÜ", "Haapsalu", "EE", "gratings", "sections"),
	supplier("HKV", "Harju Kinnitusvahendid OÜ", "Maardu", "EE", "fasteners", "roofing"),
];

export const suppliersOf = (trade: Trade): { id: number; code: string }[] =>
	suppliers.flatMap(({ code, trades }, index) => (trades.includes(trade) ? [{ id: index + 1, code }] : []));
