import { decode, encode } from "turbo-stream";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { email, line, paragraph } from "../../../contract/fields";
import { typedIn } from "./form-result";
import { checkedField, readForm, readSubmission } from "./submission";

const schema = z.object({
	comment: z.string({ error: "required" }).pipe(paragraph(1000)).pipe(z.string().min(1, "required")),
	email,
	note: line().optional().default(""),
	emails: z
		.string()
		.transform((text) => text.split(" "))
		.pipe(z.array(email))
		.optional(),
});

function formOf(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

describe("a form that was sent", () => {
	it.each(["", "   ", "\n\u00a0 "])("wants what is wanted, for which spaces are nothing: %j", (comment) => {
		const reply = readForm(schema, formOf({ comment, email: "a@b.example", note: "A" })).reply();
		expect(reply).toMatchObject({ status: "error", initialValue: { email: "a@b.example", note: "A" }, error: { comment: ["required"] } });
	});

	it("says what is wrong in a list at the field that it is typed into", () => {
		const submission = readForm(schema, formOf({ comment: "A", email: "a@b.example", emails: "a@b.example nobody nothing" }));
		expect(submission.reply().error).toEqual({ emails: ["email.invalid"] });
	});

	it("takes no commands of conform, and no fields within fields within fields", async () => {
		const deep = ["a", ...Array.from({ length: 20_000 }, () => "a")].join(".");
		const typed = {
			comment: "A",
			second_line: "B",
			email: "",
			__intent__: "{",
			__state__: "{",
			[deep]: "x",
			[`emails${"[0]".repeat(10_000)}`]: "x",
		};
		const reply = readForm(schema, formOf(typed)).reply();
		expect(reply.initialValue).toEqual({ comment: "A", second_line: "B" });
		expect((await decode(encode(reply))).value).toEqual(reply);
	});

	it("is shown again without what is hidden, and with what the backend says", () => {
		const submission = readForm(schema, formOf({ comment: "A", email: "a@b.example" }));
		const reply = submission.reply({ fieldErrors: { email: ["email.taken"] }, hideFields: ["comment"] });
		expect(reply).toMatchObject({ status: "error", initialValue: { email: "a@b.example" }, error: { email: ["email.taken"] } });
		expect([typedIn(reply, "email"), typedIn(reply, "comment")]).toEqual(["a@b.example", undefined]);
	});
});

describe("a form in the browser", () => {
	const left = (name: string, fields: Record<string, string>) => {
		const form = formOf({ ...fields, __intent__: JSON.stringify({ type: "validate", payload: { name } }) });
		return checkedField(readSubmission(schema, form), form);
	};

	it("is told of the field that was left, and of others that they are as before", () => {
		const { error } = left("email", { comment: "", email: "nobody" }).reply();
		expect(error).toMatchObject({ email: ["email.invalid"], comment: null });
	});

	it("is told nothing of a field that is right, and asks for none that is still empty", () => {
		expect(left("email", { comment: "", email: "a@b.example" }).reply().error).not.toHaveProperty("email");
		expect(left("comment", { comment: "", email: "x" }).reply().error).toMatchObject({ comment: null });
	});

	it("is the server's to refuse once it is sent", () => {
		const form = formOf({ comment: "", email: "nobody" });
		expect(checkedField(readSubmission(schema, form), form)).toMatchObject({ status: "error", error: null });
	});
});
