import type { Language } from "../../contract/locale";

type Titles = Readonly<Record<Language, string>>;

/**
 * Filters by what every shop knows of its goods, whatever it sells: a catalogue needs no rows for them. Its rows of these codes, if it has some, say them in
 * other words.
 */
export const ownFilters = {
	availability: { de: "Verfügbarkeit", en: "Availability", et: "Saadavus", fi: "Saatavuus" },
	supplier: { de: "Lieferant", en: "Supplier", et: "Tarnija", fi: "Toimittaja" },
	norm: { de: "Norm", en: "Standard", et: "Standard", fi: "Standardi" },
} satisfies Record<string, Titles>;

/** Their values that have words, in the order in which they are shown. */
export const ownValues = {
	available: { de: "auf Lager", en: "in stock", et: "laos", fi: "varastossa" },
	low: { de: "geringer Bestand", en: "low stock", et: "laos vähe", fi: "vähissä" },
	out: { de: "nicht lieferbar", en: "out of stock", et: "otsas", fi: "loppu varastosta" },
} satisfies Record<string, Titles>;
