import type { Language } from "../../platform/language";

/** Towns that have a name of their own in a language, by the name they go by at home. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
	en: { Köln: "Cologne", München: "Munich", Nürnberg: "Nuremberg" },
	et: { Helsinki: "Helsingi" },
	fi: { Tallinn: "Tallinna", Tartu: "Tartto", Berlin: "Berliini", Hamburg: "Hampuri" },
};

/** What readers of a language call a town; without a name of its own there, as it was written. */
export const placeName = (town: string, language: Language): string => ownNames[language]?.[town] ?? town;
