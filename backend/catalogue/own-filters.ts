import type { Language } from "../../contract/locale";

type Titles = Readonly<Record<Language, string>>;

/** Filters that exist for all goods without rows in the catalogue. A catalogue's rows with these codes override their titles. */
export const ownFilters = {
	availability: { de: "Verfügbarkeit", en: "Availability", et: "Saadavus", fi: "Saatavuus" },
	supplier: { de: "Lieferant", en: "Supplier", et: "Tarnija", fi: "Toimittaja" },
	norm: { de: "Norm", en: "Standard", et: "Standard", fi: "Standardi" },
} satisfies Record<string, Titles>;

/** Values of these filters that have titles, in display order. */
export const ownValues = {
	available: { de: "auf Lager", en: "in stock", et: "laos", fi: "varastossa" },
	low: { de: "geringer Bestand", en: "low stock", et: "laos vähe", fi: "vähissä" },
	out: { de: "nicht lieferbar", en: "out of stock", et: "otsas", fi: "loppu varastosta" },
} satisfies Record<string, Titles>;
