import { expect, it } from "vitest";
import { receiveBody } from "./request-body";

const address = "https://shop.example/cart/items";
const forged = { "X-Forwarded-Host": "evil.example" };

// Shows H1.8
it.each([
	["a visit", new Request(address, { headers: forged })],
	[
		"a form",
		new Request(address, {
			method: "POST",
			headers: { ...forged, "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "3" },
			body: "a=b",
		}),
	],
	[
		"a form without anything in it",
		new Request(address, { method: "POST", headers: { ...forged, "Content-Length": "0" }, body: new Uint8Array() }),
	],
])("%s goes on without the host that it says it was forwarded for", async (_, request) => {
	expect(request.headers.get("X-Forwarded-Host")).toBe("evil.example");
	const received = await receiveBody(request);
	if (typeof received === "number") throw new Error(`Refused: ${received}`);
	expect(received.headers.get("X-Forwarded-Host")).toBeNull();
	expect(received.url).toBe(address);
});

const sent = (body: string | Uint8Array<ArrayBuffer>, type = "application/x-www-form-urlencoded") =>
	receiveBody(new Request(address, { method: "POST", headers: { "Content-Type": type, "Content-Length": String(body.length) }, body }));

it.each([
	["letters as bytes", "name=Jürgen Müller"],
	["letters as %XX", "name=J%C3%BCrgen+%E2%82%AC"],
	["a percent sign that stands for itself", "note=100%25+%+50%zz"],
])("a form with %s is taken", async (_, body) => expect(await sent(body)).toBeInstanceOf(Request));

// Shows R71.1
it.each([
	["bytes", new Uint8Array([...Buffer.from("SEARCHSTRING=Tr\u00e4ger", "latin1")])],
	["%XX", "SEARCHSTRING=Tr%E4ger"],
	["%XX of a form that calls itself UTF-8", "SEARCHSTRING=Tr%E4ger&a=%C3"],
	["UTF-8", "SEARCHSTRING=Tr%C3%A4ger"],
])("a buyer's system may open the catalogue by a form in Latin-1: %s", async (_, body) => {
	const type = "application/x-www-form-urlencoded; charset=iso-8859-1";
	const headers = {
		"Content-Type": String(body).includes("%C3") ? "application/x-www-form-urlencoded" : type,
		"Content-Length": String(body.length),
	};
	const received = await receiveBody(new Request("https://shop.example/punchout/oci", { method: "POST", headers, body }));
	if (typeof received === "number") throw new Error(`Refused: ${received}`);
	expect((await received.formData()).get("SEARCHSTRING")).toBe("Träger");
});

// Shows R79.3
it("a buyer's software may send a form with parts in Latin-1", async () => {
	const part = '--x\r\nContent-Disposition: form-data; name="warenkorb"\r\n\r\nTräger für 5 \u0080\r\n--x--\r\n';
	const body = new Uint8Array([...Buffer.from(part, "latin1")]);
	const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": String(body.length) };
	const received = await receiveBody(new Request("https://shop.example/punchout/ids", { method: "POST", headers, body }));
	if (typeof received === "number") throw new Error(`Refused: ${received}`);
	expect((await received.formData()).get("warenkorb")).toBe("Träger für 5 €");
});

it.each(["UTF-8", "utf-8", "utf8", '"utf-8"'])("a form that is declared as %s is accepted", async (charset) =>
	expect(await sent("a=b", `application/x-www-form-urlencoded; charset=${charset}`)).toBeInstanceOf(Request),
);

it.each(["iso-8859-1", "windows-1252", "UTF-16", '"iso-8859-15"', "utf-8x"])("a form that is declared as %s is rejected", async (charset) =>
	expect(await sent("a=b", `application/x-www-form-urlencoded; charset=${charset}`)).toBe(415),
);

// Shows H1.7
it.each([
	["bytes of Latin-1", new Uint8Array([0x61, 0x3d, 0xfc])],
	["%XX of Latin-1", "name=J%FCrgen"],
	["a letter that is cut off", "name=J%C3"],
	["half a pair of UTF-16", "name=%ED%A0%80"],
])("a form with %s is not", async (_, body) => expect(await sent(body)).toBe(422));

// Shows R52.4
it.each([
	["fields", "application/x-www-form-urlencoded", "a=&", ""],
	["parts", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', "--x--"],
	[
		"parts of a quoted boundary",
		'multipart/form-data; charset=utf-8; boundary="x y"',
		'--x y\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
		"--x y--",
	],
])("a form of more %s than the longest cart has is refused before it is read", async (_, type, field, end) => {
	const send = (count: number) => {
		const body = field.repeat(count) + end;
		const headers = { "Content-Type": type, "Content-Length": String(body.length) };
		return receiveBody(new Request("https://shop.example/users/claims/new", { method: "POST", headers, body }));
	};
	const begin = process.cpuUsage();
	expect(await send(80_000)).toBe(413);
	expect(process.cpuUsage(begin).user).toBeLessThan(500_000);
	expect(await send(2000)).toBeInstanceOf(Request);
});

// Shows R34.10
it.each([
	["https://shop.example/users/claims/new", 20_000_000, "multipart/form-data; boundary=x", "taken"],
	["https://shop.example/users/profile", 65_000, "application/x-www-form-urlencoded", 413],
	["https://shop.example/users/profile", 10, "multipart/form-data; boundary=x", 415],
])("a form of %s with %i bytes as %s is %s", async (page, length, type, answer) => {
	const headers = { "Content-Type": type, "Content-Length": String(length) };
	const received = await receiveBody(new Request(page, { method: "POST", headers, body: "--x--" }));
	expect(typeof received === "number" ? received : "taken").toBe(answer);
});

// Shows R34.10, R64.1
it("a form of more than 20 MB keeps what came before its files", async () => {
	const part = (name: string, value: string, more = "") =>
		`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
	const file = part("files", "0".repeat(100_000), '; filename="Träger.dwg"');
	const body = `${part("message", "Zehn Träger")}${part("files", "small", '; filename="a.png"')}${file}${part("later", "lost")}--x--`;
	const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "21000000" };
	const received = await receiveBody(new Request("https://shop.example/contact", { method: "POST", headers, body }));
	const form = typeof received === "number" ? null : await received.formData();
	expect([...(form ?? [])]).toEqual([
		["message", "Zehn Träger"],
		["tooLarge", "1"],
	]);
});

it.each([
	["no boundary", "multipart/form-data", "--x--"],
	["no end", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
	["nothing", "multipart/form-data; boundary=x", ""],
])("a form of parts with %s is refused", async (_, type, body) => {
	const headers = { "Content-Type": type, "Content-Length": String(body.length) };
	expect(await receiveBody(new Request("https://shop.example/users/claims/new", { method: "POST", headers, body }))).toBe(400);
});
