import { type Language, languages } from "../../../../contract/locale";
import { plain } from "../../plain";
import { type Field, fields, type Terms } from "./fields";
import { textTerms } from "./text-terms";

/** The bit of a language in a word's language bits; codes and figures belong to all languages. */
export const languageBit = (language: Language): number => 1 << languages.indexOf(language);
export const allLanguages = (1 << languages.length) - 1;

/** Facts of a term besides its variants. */
interface Term {
	languages: number;
	/** Its spelling with accents; "" if it has none. */
	shown: string;
	/** Whether German capitalises it; undefined if no German text shows it. */
	isNoun?: boolean;
}

/** The cache holds this many texts: enough for those that many goods share. */
const maxTexts = 1000;

export class TermList {
	readonly terms = new Map<string, Term>();
	private readonly read = new Map<string, Terms>();

	of(text: string, field: Field, languages: number): Terms {
		const key = `${field}/${languages}/${text}`;
		const known = this.read.get(key);
		if (known) return known;
		const found = textTerms(text, field);
		if (this.read.size >= maxTexts) this.read.clear();
		this.read.set(key, found);
		for (const term of found.keys()) this.note(term, /^\p{L}+$/u.test(term) ? languages : allLanguages);
		this.noteAccents(text);
		if (languages === languageBit("de")) this.noteNouns(text, field === fields.called || field === fields.kind);
		return found;
	}

	/** Adds terms that occur in no text: figures. */
	noteAll(terms: Terms): void {
		for (const term of terms.keys()) if (!this.terms.has(term)) this.note(term, allLanguages);
	}

	private note(term: string, languages: number): void {
		const known = this.terms.get(term);
		if (known) known.languages |= languages;
		else this.terms.set(term, { languages, shown: "" });
	}

	/** @param isList whether the text is a list of names: the first word of a title has a capital in any case */
	private noteNouns(text: string, isList: boolean): void {
		const words = [...text.matchAll(/\p{L}+/gu)].map(([word]) => word);
		for (const [place, word] of words.entries()) {
			if (place === 0 && words.length > 1 && !isList) continue;
			const known = this.terms.get(plain(word).text);
			if (known) known.isNoun = known.isNoun !== false && /^\p{Lu}\p{Ll}/u.test(word);
		}
	}

	private noteAccents(text: string): void {
		for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
			const term = plain(word).text;
			const known = this.terms.get(term);
			if (known && term !== word && known.shown === "") known.shown = word;
		}
	}
}
