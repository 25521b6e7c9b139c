import { expect, it } from "vitest";
import { z } from "zod";
import { line, paragraph } from "../../../contract/fields";
import { parseForm } from "./read-form";

const schema = z.object({
	comment: z.string({ error: "required" }).pipe(paragraph(1000)).pipe(z.string().min(1, "required")),
	note: line().optional().default(""),
});

function read(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return parseForm(schema, form);
}

it.each(["", "   ", "\n\u00a0 "])("wants what is wanted, for which spaces are nothing: %j", (comment) => {
	const { value, refused } = read({ comment, note: "A" });
	expect(value).toBeNull();
	expect(refused).toEqual({ values: { comment, note: "A" }, errors: { comment: ["required"] } });
});

it("takes what is typed", () => {
	expect(read({ comment: " A  \nB ", note: "  " }).value).toEqual({ comment: "A  \nB", note: "" });
});
