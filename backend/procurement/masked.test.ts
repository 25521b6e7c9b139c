import { describe, expect, it } from "vitest";
import { plainVendor } from "../../tests/support/cxml-messages";
import { secretDigest } from "./connections";
import { maskedFields, maskedWords, maskedXml, textOf } from "./masked";

const secret = "abcdefghjkmnpqrstuvwxyz23456";
const message = plainVendor.setup({ secret });
const renamed = (name: string) => message.replaceAll("SharedSecret>", `${name}>`);
const wide = (text: string) => Buffer.from(text, "utf16le");

// Shows R72.13
describe("a message is kept without its secret", () => {
	it.each<[string, string | Uint8Array]>([
		["as it is", message],
		["in UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), wide(message.replace("UTF-8", "UTF-16"))])],
		["in UTF-16 that does not say so", wide(message)],
		["with a prefix", renamed("c-x:SharedSecret")],
		["in small letters", renamed("sharedsecret")],
		["under another name", renamed("Passwd")],
		["in an element with a long attribute", message.replace("<SharedSecret>", `<SharedSecret x="${"y".repeat(500)}">`)],
		["in an attribute", message.replace("<Identity>", `<Identity userPassword = '${secret}'>`)],
		["cut off within it", message.slice(0, message.indexOf(secret) + 20)],
		["cut off behind it", `${message.slice(0, message.indexOf("</SharedSecret>"))}</Sha`],
		["as CDATA", message.replace(secret, `<![CDATA[${secret}]]>`)],
		["by numbers", message.replace(secret, [...secret].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join(""))],
	])("%s", (_, sent) => {
		const kept = maskedXml(typeof sent === "string" ? sent : textOf(sent));
		expect(kept).not.toContain(secret.slice(0, 12));
		expect(kept).toContain("Identity");
	});

	it("wherever it stands, as it was sent or as the connection has it", () => {
		const text = message.replace("<UserAgent>", `<UserAgent>https://buyer.example/?x=${secret} `);
		for (const known of [{ sent: [secret] }, { digest: secretDigest(secret) }]) {
			expect(maskedXml(text, known)).not.toContain(secret);
			expect(maskedWords(`Not listed: https://buyer.example/${secret}`, known)).toBe("Not listed: https://buyer.example/•••");
		}
		expect(maskedXml(text, { sent: ["a"] })).toContain("https://buyer.example");
	});

	it("in time that grows with its length alone", () => {
		for (const part of ["<pw", "<pw>", 'pw="', "pw='", "</pw", "pw", "<SharedSecret ", "&#x41;"]) {
			const began = performance.now();
			maskedXml(part.repeat(Math.ceil(400_000 / part.length)));
			expect(performance.now() - began).toBeLessThan(2000);
		}
	});
});

// Shows R71.10
it.each([["PASSWORD"], ["PASSWD"], ["PW"], ["OCI_PASSWORD"], ["~PASSWORD"], [" pass "], ["client-secret"], ["Passwort"]])(
	"a call by OCI is kept without its secret under %s, and elsewhere",
	(name) => {
		const fields = [
			{ name, value: "hush & hush" },
			{ name: "HOOK_URL", value: "https://buyer.example/?x=hush%20%26%20hush" },
			{ name: "USERNAME", value: "erp" },
		];
		expect(maskedFields(fields)).toBe(`${name}=•••\nHOOK_URL=https://buyer.example/?x=•••\nUSERNAME=erp`);
		expect(maskedFields([{ name: "NOTE", value: secret }], { digest: secretDigest(secret) })).toBe("NOTE=•••");
	},
);
