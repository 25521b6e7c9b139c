import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listAddress, listInAddress } from "./list-address.server";

const queryOf = (address: string | null) => new URL(address ?? "/", "http://shop.example").searchParams;

// Shows R67.4
describe("the address of a list", () => {
	it("contains the list, its columns and the choices", async () => {
		const list = {
			text: "Pos;Artikel\n1;4 Stk Träger „HEA 160“ – ½\t12 m\n",
			table: { head: "Pos;Artikel", columns: ["position", "", "goods"] as const },
			picks: new Map([
				[2, "CR-001127"],
				[17, "CR-000003"],
				[18, ""],
			]),
			supplies: new Map([[2, 4711]]),
		};
		const address = await listAddress(list);
		expect(address).toMatch(/^\/quick-order\/list\?list=[\w-]+&picks=/);
		expect(await listInAddress(queryOf(address))).toEqual(list);
	});

	it("of several hundred lines fits, of a longer one there is none", async () => {
		const lines = (count: number) =>
			Array.from({ length: count }, (_, at) => `CR-${String((at * 7919) % 20_000).padStart(6, "0")};${at}`).join("\n");
		const address = await listAddress({ text: lines(250), table: null, picks: new Map(), supplies: new Map() });
		expect(address?.length).toBeLessThanOrEqual(3_400);
		expect((await listInAddress(queryOf(address)))?.text).toBe(lines(250));
		expect(await listAddress({ text: lines(2_000), table: null, picks: new Map(), supplies: new Map() })).toBeNull();
	});

	const packed = (content: string) => deflateRawSync(content).toString("base64url");
	it.each([
		["nothing", ""],
		["other signs", "%00<script>"],
		["no archive", "abcdef"],
		["an archive of something else", packed("[1]")],
		["an archive bomb", packed(JSON.stringify({ text: "x".repeat(3_000_000), table: null }))],
		["more than an address may have", "a".repeat(3_401)],
	])("is none with %s", async (_, list) => {
		expect(await listInAddress(new URLSearchParams({ list }))).toBeNull();
	});

	it("drops choices that are none", async () => {
		const query = new URLSearchParams({ list: packed(JSON.stringify({ text: "1;1", table: null })), picks: "1:A,x:B,3,:C,4:D E,5:F" });
		expect((await listInAddress(query))?.picks).toEqual(
			new Map([
				[1, "A"],
				[5, "F"],
			]),
		);
	});
});
