import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loader } from "./gallery";

const at = (path: string, hasDevPages: boolean) =>
	loader({ context: { hasDevPages }, request: new Request(`https://shop.example${path}`) });

it("is not there where there are no development pages", () => {
	let thrown: unknown;
	try {
		at("/_dev/ui", false);
	} catch (error) {
		thrown = error;
	}
	expect(thrown instanceof Response && thrown.status).toBe(404);
});

it.each([
	["/_dev/ui", "system"],
	["/_dev/ui?scheme=dark", "dark"],
	["/_dev/ui?scheme=none", "system"],
])("takes the scheme from its address: %s", (path, scheme) => {
	expect(at(path, true)).toMatchObject({ scheme });
});

/** Parts without a look. */
const unseen = ["browser/use-hydrated", "deferred-content", "link", "static-part"];

it("shows every part of app/ui", () => {
	const source = readdirSync("app/gallery")
		.flatMap((file) => (/\.tsx$/.test(file) ? [readFileSync(`app/gallery/${file}`, "utf8")] : []))
		.join();
	const parts = readdirSync("app/ui", { encoding: "utf8", recursive: true }).flatMap((file) => /^([\w/-]+)\.tsx$/.exec(file)?.[1] ?? []);
	expect(parts.filter((part) => !unseen.includes(part) && !source.includes(`from "../ui/${part}"`))).toEqual([]);
});
