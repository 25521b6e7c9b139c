import { expect, it } from "vitest";
import type { Language } from "../../../../contract/locale";
import { stemOf, stemsOf } from "./stems";

it.each<[Language, ...string[]]>([
	["fi", "palkki", "palkit", "palkkeja", "palkin", "palkissa"],
	["fi", "putki", "putket", "putkea", "putkia", "putken"],
	["fi", "verkko", "verkot", "verkkoa", "verkkoja", "verkon"],
	["fi", "tolppa", "tolpat", "tolppia", "tolpan"],
	["fi", "aita", "aidat", "aitoja", "aidan"],
	["fi", "tanko", "tangot", "tankoja"],
	["fi", "levy", "levyt", "levyja", "levyn"],
	["fi", "teras", "terakset"],
	["fi", "elementtiaita", "elementtiaidat", "elementtiaitoja"],
	["et", "tala", "talad", "talasid", "talade"],
	["et", "toru", "torud", "torude", "torusid"],
	["et", "plekk", "plekid", "pleki", "plekke"],
	["et", "vork", "vorgud", "vorgu"],
	["et", "post", "postid", "posti"],
	["de", "rohr", "rohre", "rohren", "rohres"],
	["de", "zaun", "zaune", "zaunen"],
	["de", "matte", "matten"],
	["en", "tube", "tubes"],
	["en", "washer", "washers"],
	["en", "mesh", "meshes"],
])("%s: %s", (language, first, ...others) => {
	for (const word of others) expect(stemOf(word, language), word).toBe(stemOf(first, language));
});

it.each([
	["nurkraud", "nurkrauda", "nurkraua", "nurkraudade"],
	["nurkteras", "nurkterase", "nurkteraste", "nurkterasest"],
	["talad", "tala"],
])("et: %s may have a last consonant of its own", (first, ...others) => {
	for (const word of others) expect(stemsOf(first, "et"), word).toContain(stemOf(word, "et"));
});
