import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content } from "../../contract/content";
import { dayAfter } from "../../contract/values/days";
import { usualHours } from "../../contract/values/service-hours";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const path = "/desk/words/hours";
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "content@desk.example");
});
afterAll(async () => {
	await visitor.post(path, { intent: "restore", of: "1", version: (await weekForm()).version ?? "" });
	await purge(shared);
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const weekForm = async () => formOf(await visitor.get(path), "#week").fields;
const closingForm = async () => formOf(await visitor.get(path), "#closing").fields;
/** The backend's answer, which no cache has. */
const answered = async (locale = "en") =>
	content.company.answer.parse(await (await fetch(`${shared.backend}/static/company`, { headers: { Locale: locale } })).json()).hours ??
	usualHours;
const soon = dayAfter(new Date().toISOString().slice(0, 10), 20);

// Shows R23.12, R60.14
describe("opening hours at the desk", () => {
	it("are in the shop in each reader's language and by each reader's clock", async () => {
		const before = await visitor.get(path);
		expect(before.root.querySelector("main dl")?.text).toContain("Mo–Fr 8–\u206015\u00a0Uhr (MEZ/MESZ)");
		expect(
			alertOf(
				await visitor.post(path, { ...(await weekForm()), "fr.opens": "09:30", "fr.closes": "12:00", "we.opens": "", "we.closes": "" }),
			),
		).toContain("Saved.");
		expect((await answered()).week.slice(2, 5)).toEqual([null, { opens: "09:00", closes: "16:00" }, { opens: "09:30", closes: "12:00" }]);
		await purge(shared);
		for (const [language, text] of [
			["de", "Mo–Di 8–\u206015\u00a0Uhr, Do 8–\u206015\u00a0Uhr, Fr 8:30–\u206011\u00a0Uhr (MEZ/MESZ)"],
			["fi", "pe klo 9.30–\u206012"],
		] as const) {
			const page = await new Visitor(shared.address, language).get("/contact");
			expect(page.root.querySelector("section[aria-labelledby=person]")?.text).toContain(text);
			expect(page.root.querySelector("header")?.text).toContain(text);
		}
	});

	it("have closed days with a name in each language", async () => {
		await visitor.post(path, {
			...(await closingForm()),
			intent: "close",
			day: soon,
			de: "Heiligabend",
			en: "Christmas Eve",
			et: "",
			fi: "jouluaatto",
		});
		expect([(await answered("de")).closed, (await answered("ee")).closed]).toEqual([
			[{ day: soon, title: "Heiligabend" }],
			[{ day: soon, title: "" }],
		]);
		await purge(shared);
		const page = await new Visitor(shared.address, "en").get("/contact");
		expect(page.root.querySelector("section[aria-labelledby=person]")?.text).toMatch(/Closed: .*\(Christmas Eve\)/);
		const again = await visitor.post(path, { ...(await closingForm()), intent: "close", day: soon, en: "Twice" });
		expect([again.status, again.root.querySelector("#closing-day-error")?.text]).toEqual([422, "This day is entered already."]);
		expect(formOf(again, "#closing").fields.en).toBe("Twice");
		await visitor.post(path, formOf(await visitor.get(path), "#closed-title ~ section tbody form").fields);
		expect((await answered()).closed).toEqual([]);
	});

	it("are refused with what is wrong, and when somebody else was faster", async () => {
		const form = await weekForm();
		const wrong = await visitor.post(path, { ...form, "mo.opens": "nine", "tu.opens": "10:00", "tu.closes": "09:00" });
		expect([wrong.status, wrong.root.querySelector('[id="week-mo.opens-error"]')?.text]).toEqual([422, "Enter a time such as 09:00."]);
		expect(wrong.root.querySelector('[id="week-tu.closes-error"]')?.text).toContain("the end is after the beginning");
		expect(formOf(wrong, "#week").fields["mo.opens"]).toBe("nine");
		await visitor.post(path, { ...form, "sa.opens": "10:00", "sa.closes": "12:00" });
		const late = await visitor.post(path, { ...form, "sa.opens": "08:00", "sa.closes": "09:00" });
		expect([late.status, alertOf(late)]).toEqual([409, expect.stringContaining("Somebody has saved another version")]);
		expect(formOf(late, "#week").fields["sa.opens"]).toBe("08:00");
		expect((await answered()).week[5]).toEqual({ opens: "10:00", closes: "12:00" });
	});

	it("are looked at and restored in a former version, by the role content", async () => {
		const page = await visitor.get(`${path}?version=1`);
		expect(page.root.querySelector("main dl")?.text).toContain("Mon–Fri 9:00");
		expect(page.root.querySelector("#week")).toBeNull();
		const { version = "" } = await weekForm();
		expect(alertOf(await visitor.post(path, { intent: "restore", of: "1", version }))).toBe("The earlier version is in force again.");
		expect((await answered()).week[5]).toBeNull();
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect([(await seller.get(path)).status, (await seller.post(path, { intent: "restore", of: "1", version })).status]).toEqual([
			403, 403,
		]);
	});
});
