import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, inject, it } from "vitest";
import { allRoutes } from "../support/all-routes";
import type { Answer } from "./ask";
import { allMarked, attempt, changedFields } from "./changed-form";
import { Scene } from "./found-forms";
import { type SentForm, sendForm } from "./send-form";
import { parameters, runsOf } from "./settings";
import { stages } from "./stages";
import { Statuses } from "./statuses";
import { expectValid } from "./valid-response";

const where = { shop: inject("shop"), backend: inject("backend") };
const scenes = Object.entries(stages).map(([name, begin]) => new Scene(name, begin, where));
const found: { scene: Scene; name: string }[] = [];
for (const scene of scenes)
	for (const name of await scene.names()) if (!found.some((other) => other.name === name)) found.push({ scene, name });

/** Actions that are called by scripts or by a mailed link, without a form on a page. */
const token = "A".repeat(43);
const uuid = "00000000-0000-4000-8000-000000000000";
const bare: [string, Record<string, string>][] = [
	["/cart/count", { uuid, count: "3" }],
	["/cart/company", { vat: "DE136695976", name: "Stahl" }],
	["/events?name=Filter+Expanded&filter=grade", {}],
	["/search/click?query=1&variant=1&position=1", {}],
	["/users/magic-link", { token, idem: uuid }],
	["/users/verify", { token, idem: uuid }],
	["/users/reset-password", { token, password: "Traeger200", confirmPassword: "Traeger200", idem: uuid }],
	["/users/logout", {}],
	["/users/company/number", { code: "CR-001127", number: "ST-100" }],
	["/users/too-many", {}],
	["/stock-notice", { variantId: "1127", email: "muster@stahlbau.example" }],
	["/stock-notice", { intent: "confirm", token }],
	["/users/lists", { drop: "1" }],
	["/locale", { locale: "fi", returnTo: "/shop" }],
	["/nothing-here", { a: "b" }],
];

const tried = new Set<string>();
const statuses = new Statuses();

/** Submits a form, or what a script would send, and counts the action as tested. */
function send({ path, asData, ...form }: SentForm & { asData: boolean }): Promise<Answer> {
	const [pathname = "", search] = path.replace(/#.*/, "").split("?");
	tried.add(pathname);
	const asked = `${asData && pathname !== "/" ? `${pathname}.data` : pathname}${search === undefined ? "" : `?${search}`}`;
	return sendForm(where.shop, { ...form, path: asked });
}

/** How often a scene is set up again when its form has disappeared. */
const anew = 8;

describe("a form with any input gets a valid response", () => {
	const runs = runsOf(1_000);
	it.each(found.map(({ scene, name }) => [`${scene.name}: ${name}`, scene, name] as const))(
		`${runs} × %s`,
		{ timeout: 3_600_000 },
		async (called, scene, name) => {
			let form = await scene.freshForm(name);
			let lost = 0;
			await fc.assert(
				fc.asyncProperty(attempt, async ({ asData, ...changed }) => {
					const { cookie, host } = scene;
					const answer = await send({ ...form, fields: changedFields(form.fields, changed), cookie, host, asData });
					statuses.note(called, answer.status);
					expectValid(answer);
					// A successful change may have changed the form.
					if (answer.status >= 400 && answer.status !== 404 && answer.status !== 409) return;
					const present = await scene.form(name);
					if (present) form = present;
					else if (++lost % anew === 0) form = await scene.freshForm(name);
				}),
				{ ...parameters(runs), examples: [[allMarked]] },
			);
		},
	);

	it.each(bare)(`${runs} × %s`, { timeout: 3_600_000 }, async (path, fields) => {
		await fc.assert(
			fc.asyncProperty(attempt, async ({ asData, ...changed }) => {
				const sent = changedFields(Object.entries(fields), changed);
				const answer = await send({ path, fields: sent, cookie: "", host: "de.localhost", asData });
				statuses.note(path, answer.status);
				expectValid(answer);
			}),
			{ ...parameters(runs), examples: [[allMarked]] },
		);
	});

	it("every route with an action was tested", () => {
		const open = allRoutes.flatMap(({ path = "", file }) => {
			if (!/^export (?:(?:async )?function|const) action\b|^export \{[^}]*\baction\b/m.test(readFileSync(`app/${file}`, "utf8"))) return [];
			const pattern = new RegExp(`^/${path.replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`);
			return [...tried].some((one) => pattern.test(one)) ? [] : [path];
		});
		expect(open.filter((path) => path !== "users/company/invitation")).toEqual([]);
	});
});

afterAll(() => statuses.tell("Forms"));
