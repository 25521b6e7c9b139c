import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { possibleVatIds } from "./look-up";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

describe("possibleVatIds", () => {
	it.each([
		["2077474-0", ["FI20774740"]],
		["fi 2077474 0", ["FI20774740"]],
		["de 136.695.976", ["DE136695976"]],
		["EE100931558", ["EE100931558"]],
		["100931558", ["DE100931558", "EE100931558"]],
		["Meyer", []],
	])("%s", (text, ids) => {
		expect(possibleVatIds(text)).toEqual(ids);
	});
});

describe("company look-up", () => {
	const look = async (path: string) => (await backend.caller().call("GET", `/search/company/${path}`)).body;

	// Shows R9.2, R25.3
	it("finds by VAT id however it is written", async () => {
		for (const text of ["2077474-0", "20774740", "FI20774740", "fi 2077474-0"])
			expect(await look(`vat/${encodeURIComponent(text)}`)).toMatchObject({ vat: "2077474-0", company: "Teräsrakenne Oy", country: "FI" });
		expect(await look("vat/100931558")).toMatchObject({ vat: "EE100931558" });
		expect(await look("vat/136695976")).toMatchObject({ vat: "DE136695976" });
		expect(await look("vat/1234567-1")).toBeNull();
	});

	// Shows R25.4
	it("finds by how the name starts", async () => {
		expect(await look("name/stahlbau%20m")).toEqual([
			{ vat: "DE136695976", company: "Stahlbau Meyer GmbH", streetAddress: "Katu 1", postCode: "00100", city: "Essen", country: "DE" },
		]);
		expect(await look("name/%25%25")).toEqual([]);
	});

	it("lists ten at most, in order", async () => {
		const names = Array.from({ length: 12 }, (_, index) => `Zwölf Stahl ${String.fromCharCode(65 + index)} GmbH`);
		const insert = backend.db.prepare(
			"INSERT INTO companies (vat, name, street, postcode, city, country) VALUES (?, ?, 'Weg 1', '28195', 'Bremen', 'DE')",
		);
		await backend.db.batch(names.map((name, index) => insert.bind(`DE9000000${10 + index}`, name)));
		expect(await look("name/zw")).toMatchObject(names.slice(0, 10).map((company) => ({ company })));
	});
});
