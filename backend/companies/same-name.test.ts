import { describe, expect, it } from "vitest";
import { canBeMistakenFor, isSameName } from "./same-name";

describe("names of companies", () => {
	it.each([
		["Stahlbau Meyer GmbH", "STAHLBAU  MEYER G.m.b.H."],
		["Stahlbau Meyer", "Stahlbau-Meyer GmbH & Co. KG"],
		["Müller Oy", "Mueller Oy Ab"],
		["Großhandel Krüger e. K.", "grosshandel krueger"],
		["OÜ Raudmees", "Raudmees O.Ü."],
		["Teräsrakenne Oy", "Teräsrakenne"],
		["3A Metall AG", "3a metall"],
		["Meyer Stahlbaugesellschaft mbH", "MEYER STAHLBAUGESELLSCHAFT GMBH"],
		["Osaühing Raudmees", "Raudmees OÜ"],
		["Meyer GmbH & Co. KG", "Meyer GmbH und Co KG"],
		["Raudmees OÜ", "RAUDMEES® OÜ"],
	])("%s is %s", (one, other) => {
		expect(isSameName(one, other)).toBe(true);
		expect(isSameName(other, one)).toBe(true);
	});

	it.each([
		["Stahlbau Meyer GmbH", "Stahlbau Maier GmbH"],
		["Teräsrakenne Oy", "Oy"],
		["GmbH", "AG"],
		["Stahlbau Meyer GmbH", "Stahlbau Meyer AG"],
		["Stahlbau Meyer GmbH", "Stahlbau Meyer GmbH & Co. KG"],
		["Teräsrakenne Oy", "Teräsrakenne Oyj"],
		["Raudmees OÜ", "Raudmees AS"],
		["…", "-"],
		["S", "Stahlbau Meyer GmbH"],
		["Teräsrakenne Oy", "Teräsrakenne Oy \u{1F152}\u{1F15E} \u{1F157}\u{1F150}\u{1F152}"],
	])("%s is not %s", (one, other) => expect(isSameName(one, other)).toBe(false));

	it.each([
		["Uudenmaan Teräs Oy", "Uudenm\u0430\u0430n Teräs"],
		["Uudenmaan Teräs Oy", "Uudenmaan Teräs, Espoo"],
		["Pihakivi Oy", "Pihakivi & Aita"],
		["Pihakivi Oy", "P1hak1vi Oy"],
		["Uudenmaan Pihakivi Oy", "\u{1F164}udenmaan Pihakivi Oy"],
		["Uudenmaan Pihakivi Oy", "Uudenmaan P\u0131hakivi"],
		["Uudenmaan Pihakivi Oy", "Uudenmaan Pih\u1D00kivi"],
		["Pihakivi ja Aita Oy", "Pihakivi ja A|ta"],
		["Stahlbau Müller GmbH", "Stahlbau Mueller"],
		["Stahlbau Meyer GmbH", "STAHLBAU MEYER AG"],
	])("%s could be meant by %s", (company, name) => expect(canBeMistakenFor(company, name)).toBe(true));

	it.each([
		["Pihakivi Oy", "Kivipiha Oy"],
		["Aita Oy", "Aitala Oy"],
		["Stahlbau Meyer GmbH", "Stahlbau Maier GmbH"],
		["Stahlbau Meyer GmbH", ""],
		// Entirely in another script.
		["Pihakivi Oy", "\u0421\u0442\u0440\u043E\u0439\u0431\u0430\u0442 \u041E\u041E\u041E"],
	])("%s is not meant by %s", (company, name) => expect(canBeMistakenFor(company, name)).toBe(false));
});
