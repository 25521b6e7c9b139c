import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "content@desk.example");
});

const list = "/desk/words/questions";
const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const faq = z.array(z.object({ slug: z.string(), topic: z.string(), question: z.string() }));
/** The backend's answer, which no cache has. */
const answered = async (locale = "en") => faq.parse(await (await fetch(`${shared.backend}/faq`, { headers: { Locale: locale } })).json());
const slugsIn = async (topic: string, locale = "en") => (await answered(locale)).flatMap((one) => (one.topic === topic ? [one.slug] : []));

const empty = Object.fromEntries(
	["de", "en", "et", "fi"].flatMap((language) => [`${language}.question`, `${language}.answer`].map((name) => [name, ""])),
);
const newQuestion = (more: Record<string, string> = {}) => {
	const slug = `pallets-${crypto.randomUUID()}`;
	const words = { "en.question": "Do you take pallets back?", "en.answer": "Yes:\n- whole ones\n- clean ones" };
	return {
		slug,
		path: `${list}/${slug}`,
		fields: { intent: "save", version: "0", slug, topic: "returns", is_shown: "on", ...empty, ...words, ...more },
	};
};
const add = (fields: Record<string, string>) => visitor.post(`${list}/new`, fields);
const move = (name: string, direction: string, intent = "move") => visitor.post(list, { intent, name, direction });

// Shows R60.12
describe("questions at the desk", () => {
	it("are in the shop in the languages that are complete, last in their topic", async () => {
		const { slug, path, fields } = newQuestion({ "de.question": "Nehmen Sie Paletten zurück?" });
		const added = await add(fields);
		expect([added.status, added.path, alertOf(added)]).toEqual([200, path, expect.stringContaining("Saved.")]);
		expect((await slugsIn("Claims and returns")).at(-1)).toBe(slug);
		expect((await answered("de")).map((one) => one.slug)).not.toContain(slug);
		const row = (await visitor.get(list)).root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(slug));
		expect(row?.text).toContain("Nehmen Sie Paletten zurück? (missing: Answer)");
		await purge(shared);
		const page = await new Visitor(shared.address, "en").get("/faq");
		expect(page.root.querySelectorAll(`#${slug} li`).map(({ text }) => text)).toEqual(["whole ones", "clean ones"]);
		const form = formOf(await visitor.get(path), "#question");
		const { is_shown: _, ...hidden } = form.fields;
		expect(alertOf(await visitor.post(path, { ...hidden, "en.question": "Pallets?" }))).toContain("draft");
		expect(await slugsIn("Claims and returns")).not.toContain(slug);
	});

	it("are moved up and down in their topic, and topics as a whole, without scripts", async () => {
		const before = await slugsIn("Ordering");
		const [first = "", second = ""] = before;
		expect(alertOf(await move(first, "down"))).toBe("The order is changed.");
		expect((await slugsIn("Ordering")).slice(0, 2)).toEqual([second, first]);
		await move(first, "up");
		await move(first, "up");
		expect(await slugsIn("Ordering")).toEqual(before);
		const topics = async () => [...new Set((await answered()).map(({ topic }) => topic))];
		const [one, other, ...others] = await topics();
		await move("ordering", "down", "moveTopic");
		expect(await topics()).toEqual([other, one, ...others]);
		await move("ordering", "up", "moveTopic");
		expect(await topics()).toEqual([one, other, ...others]);
		expect((await move("no-such-question", "up")).status).toBe(404);
	});

	it("have topics, which are named, added, and deleted when they are empty", async () => {
		const page = await visitor.get(list);
		const form = formOf(page, "#named-returns");
		expect(alertOf(await visitor.post(list, { ...form.fields, en: "Claims, returns and pallets" }))).toBe("The topic is saved.");
		expect((await slugsIn("Claims, returns and pallets")).length).toBeGreaterThan(1);
		const stale = await visitor.post(list, { ...form.fields, en: "Stale" });
		expect([stale.status, alertOf(stale)]).toEqual([409, expect.stringContaining("Somebody has changed the topics")]);
		expect(formOf(stale, "#named-returns").fields.en).toBe("Stale");
		expect(alertOf(await visitor.post(list, { ...formOf(stale, "#named-returns").fields, en: "Claims and returns" }))).toBe(
			"The topic is saved.",
		);

		const name = `packing-${crypto.randomUUID().slice(0, 8)}`;
		const added = formOf(await visitor.get(list), "#named-new");
		const taken = await visitor.post(list, { ...added.fields, name: "returns", en: "Again" });
		expect([taken.status, taken.root.querySelector("#named-new-name-error")?.text]).toEqual([
			409,
			"There is a topic with this address already.",
		]);
		const bad = await visitor.post(list, { ...added.fields, name: "Packing!", en: "Packing" });
		expect([bad.status, formOf(bad, "#named-new").fields.name]).toEqual([422, "Packing!"]);
		await visitor.post(list, { ...added.fields, name, en: "Packing" });
		const { fields, slug, path } = newQuestion({ topic: name });
		await add(fields);
		expect(await slugsIn("Packing")).toEqual([slug]);
		const { version = "" } = formOf(await visitor.get(list), "#named-new").fields;
		expect((await visitor.post(list, { intent: "removeTopic", name, version })).status).toBe(409);
		expect((await visitor.post(path, formOf(await visitor.get(path), "details form").fields)).path).toBe(list);
		expect(alertOf(await visitor.post(list, { intent: "removeTopic", name, version }))).toBe("The topic is deleted.");
	});

	it("are refused with what is wrong, kept when stale, previewed and restored", async () => {
		const { slug, path, fields } = newQuestion();
		const refused = await add({ ...fields, topic: "no-such-topic", "en.answer": "" });
		expect([refused.status, refused.root.querySelector("#question-topic-error")?.text]).toEqual([422, "Choose a topic."]);
		expect(refused.root.querySelector("#question-is_shown-error")?.text).toContain("At least one language");
		expect(formOf(refused, "#question").fields["en.question"]).toBe("Do you take pallets back?");
		expect((await add({ ...fields, slug: "cutting" })).status).toBe(409);
		const preview = await add({ ...fields, intent: "preview", "en.answer": "<script>alert(1)</script>" });
		expect([preview.status, preview.root.querySelector("#preview article p:last-child")?.innerHTML]).toEqual([
			200,
			"&lt;script&gt;alert(1)&lt;/script&gt;",
		]);
		await add(fields);
		const stale = formOf(await visitor.get(path), "#question").fields;
		await visitor.post(path, { ...stale, "en.question": "First" });
		const late = await visitor.post(path, { ...stale, "en.question": "Second" });
		expect([late.status, formOf(late, "#question").fields["en.question"]]).toEqual([409, "Second"]);
		expect((await answered()).find((one) => one.slug === slug)?.question).toBe("First");
		const former = await visitor.get(`${path}?version=1`);
		await visitor.post(path, formOf(former, "#versions-title ~ section tbody tr form").fields);
		expect((await answered()).find((one) => one.slug === slug)?.question).toBe("Do you take pallets back?");
	});

	it("are the business of the role content", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get(list)).status).toBe(403);
		expect((await seller.post(list, { intent: "move", name: "cutting", direction: "up" })).status).toBe(403);
		expect((await visitor.post(list, { intent: "burn" })).status).toBe(400);
	});
});
