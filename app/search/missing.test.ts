import { expect, it } from "vitest";
import { adviceFor } from "./missing";

it("does not tell who wants another material to write sizes in millimetres", () => {
	expect(adviceFor("Edelstahl", { words: "Edelstahl", material: "stainless" })).toEqual(["material.1", "material.2", "material.3"]);
});

it("gives the advice that fits what was typed", () => {
	expect(adviceFor("Titan", { words: "Titan", material: null })).toEqual(["advice.word"]);
	expect(adviceFor("grüne Kisten", null)).toEqual(["advice.fewer", "advice.word"]);
	expect(adviceFor("Kiste 12x7", null)).toEqual(["advice.fewer", "advice.size"]);
	expect(adviceFor("CR-99999", null)).toEqual(["advice.code", "advice.size"]);
	expect(adviceFor("123456", null)).toEqual(["advice.code", "advice.size"]);
});
