import { expect, it } from "vitest";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

it("the gallery shows all parts without scripts, and to no search engine", async () => {
	const visitor = new Visitor(shared.address, "de");
	const page = await visitor.get("/_dev/ui");
	expect(page.status).toBe(200);
	expect(page.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
	for (const part of ["dialog[open]", "input[aria-invalid=true]", "button:disabled", "table", "nav[aria-label='pager 2']"])
		expect(page.root.querySelector(`main ${part}`), part).not.toBeNull();
});
