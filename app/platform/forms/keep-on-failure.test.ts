import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allRoutes } from "../../../tests/support/all-routes";

/** No form with scripts posts to these routes. */
const without = ["shell/locale.tsx", "shell/not-found.tsx", "shell/too-many.tsx", "desk/not-found.tsx"];

const actions = [...new Set(allRoutes.map(({ file }) => `app/${file}`))].filter(
	(file) => file.endsWith(".tsx") && /^export (?:const|async function|function) action\b/m.test(readFileSync(file, "utf8")),
);

it.each(actions.filter((file) => !without.some((end) => file.endsWith(end))))("%s keeps its form where it does not get through", (file) => {
	expect(readFileSync(file, "utf8")).toContain("keepOnFailure as clientAction");
});
