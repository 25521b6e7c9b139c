import { expect, it } from "vitest";
import type { Locale } from "../platform/config/market";
import { searchFaq } from "./faq-search";

const entry = (question: string, answer = "", topic = "") => ({ question, answer, topic });
const entries = [
	entry("Was kostet die Lieferung?", "Fracht und Verpackung: 89 €.", "Lieferung"),
	entry("Kann ich Ware zurückgeben?", "Unbenutzte Ware nehmen wir zurück; die Lieferung zahlt der Käufer.", "Rückgabe"),
	entry("Mitä toimitus maksaa?", "Rahti on 89 €.", "Toimitus"),
	entry("Kas kaup on käibemaksuta?", "Õiguslik alus seisab arvel.", "Käibemaks"),
];
const found = (query: string, locale: Locale = "de") => searchFaq(entries, query, locale).map(({ question }) => question);

// Shows R2.2
it.each([
	["the words of a question", "kostet Lieferung", ["Was kostet die Lieferung?"]],
	["other case and no accents", "RUCKGABE", ["Kann ich Ware zurückgeben?"]],
	["an umlaut spelt out", "Rueckgabe", ["Kann ich Ware zurückgeben?"]],
	["an Estonian õ as o", "oiguslik", ["Kas kaup on käibemaksuta?"]],
	["a part of a word", "packung", ["Was kostet die Lieferung?"]],
	["another ending", "toimituksen", ["Mitä toimitus maksaa?"]],
	["a figure with its sign", "89 €", ["Was kostet die Lieferung?", "Mitä toimitus maksaa?"]],
	["a whole sentence by one of its words", "Wie teuer sind Lieferungen", ["Was kostet die Lieferung?", "Kann ich Ware zurückgeben?"]],
	["nothing that is there", "Zollunion", []],
	["signs alone", "?!", []],
])("finds %s: %s", (_, query, questions) => expect(found(query)).toEqual(questions));

it("puts what is asked before what is mentioned", () =>
	expect(found("Lieferung")).toEqual(["Was kostet die Lieferung?", "Kann ich Ware zurückgeben?"]));
