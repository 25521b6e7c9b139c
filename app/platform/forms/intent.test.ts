import { expect, it } from "vitest";
import { intentOf } from "./intent";

const changes = { save: "saved", remove: "removed" };

const formOf = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};

it("is the change that a form names", () => {
	expect(intentOf(changes, formOf({ intent: "remove" }))).toBe("removed");
});

it.each<Record<string, string>>([{}, { intent: "" }, { intent: "other" }, { intent: "toString" }, { intent: "__proto__" }])(
	"is a bad request where the form names none: %j",
	(fields) => {
		const choose = () => intentOf(changes, formOf(fields));
		expect(choose).toThrow(expect.objectContaining({ status: 400 }));
	},
);
