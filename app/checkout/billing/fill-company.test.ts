import { expect, it } from "vitest";
import { fillWhenLeft } from "./fill-company";

const company = {
	vat: "DE136695976",
	company: "Stahlbau Meyer GmbH",
	streetAddress: "Hüttenstraße 7",
	postCode: "45127",
	city: "Essen",
	country: "DE",
} as const;
const asked = { vat: "DE136695976", country: "DE", company: "", streetAddress: "", postCode: "", city: "" };

// Shows R50.7
it("fills empty fields with an answer that comes in time", () => expect(fillWhenLeft(asked, asked, "", company)).toEqual({ ...company }));

// Shows R50.7
it("fills nothing when the VAT id has become another one", () => {
	expect(fillWhenLeft(asked, { ...asked, vat: "DE811907980" }, "", company)).toBeNull();
	expect(fillWhenLeft(asked, { ...asked, country: "EE" }, "", company)).toBeNull();
});

// Shows R50.7
it("leaves the field that is being typed in, and one that was changed meanwhile", () => {
	expect(fillWhenLeft(asked, asked, "company", company)).toEqual({ ...company, company: "" });
	expect(fillWhenLeft(asked, { ...asked, company: "Stahlb" }, "company", company)).toEqual({ ...company, company: "Stahlb" });
	const typed = { ...asked, city: "Bochum" };
	expect(fillWhenLeft(typed, { ...typed, city: "" }, "", company)).toEqual({ ...company, city: "" });
});
