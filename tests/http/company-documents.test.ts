import { expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { sendFiles } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { buyerOfCompany } from "../support/visiting-account";
import { formOf, type Page } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const page = "/users/company";
const main = ({ root }: Page): string => root.querySelector("main")?.text ?? "";
const documentForm = 'main form:has([value="sendDocument"])';
const extract: [string, string] = ["Registerauszug.pdf", "%PDF-1.7"];

// Shows R64.4, R64.5
it("a document is sent from the company's page, declined at the desk with a reason, sent again and accepted", async () => {
	const { visitor, email, vat } = await buyerOfCompany({ ...where, locale: "de" }, "weser.example");
	const form = formOf(await visitor.get(page), documentForm);
	const none = await sendFiles(visitor, form, []);
	expect([none.status, none.root.querySelector("#document-files-error")?.text]).toEqual([422, expect.stringContaining("Datei")]);
	const wrong = await sendFiles(visitor, form, [extract, ["Auszug.png", "%PDF-1.7"]]);
	expect(wrong.status).toBe(422);
	expect(wrong.root.querySelector("#document-files-error")?.text).toContain("Auszug.png: Der Inhalt ist nicht das");
	const again = formOf(wrong, documentForm);
	expect((await sendFiles(visitor, again, [], [again.fields.kept ?? ""])).status).toBe(303);
	const sent = await visitor.get(page);
	expect(main(sent)).toContain("Der Nachweis ist bei uns.");
	expect(sent.root.querySelector(documentForm)).toBeNull();

	const desk = await signedInAtDesk(shared, "accounts@desk.example");
	const list = await desk.get("/desk/companies?search=stahlbau%20weser");
	expect(list.root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(vat))?.text).toContain("document to judge");
	const path = `/desk/companies/${vat.toLowerCase()}`;
	const company = await desk.get(path);
	expect(main(company)).toContain(email);
	const file = await desk.get(company.root.querySelector("main a[download]")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
	expect([file.status, file.headers["content-disposition"], file.text]).toEqual([
		200,
		'attachment; filename="Registerauszug.pdf"',
		"%PDF-1.7",
	]);
	const decline = formOf(company, "main form:has([name=reason])");
	const empty = await desk.post(path, { ...decline.fields, intent: "decline", reason: "" });
	expect([empty.status, empty.root.querySelector("[id^=decline][id$=reason-error]")?.text]).toEqual([422, expect.any(String)]);
	const declined = await desk.post(path, { ...decline.fields, intent: "decline", reason: "Der Auszug ist von 2019." });
	expect(main(declined)).toContain("The document is declined");
	expect(main(await visitor.get(page))).toContain("Der Auszug ist von 2019.");

	expect((await sendFiles(visitor, formOf(await visitor.get(page), documentForm), [extract])).status).toBe(303);
	const accept = formOf(await desk.get(path), "main form:has([name=owner][type=hidden])");
	await desk.post(path, { ...accept.fields, intent: "verify" });
	expect(main(await desk.get(path))).not.toContain("Documents to judge");
	expect((await visitor.get(page)).root.querySelector('main form:has([value="invite"])')).not.toBeNull();
});
