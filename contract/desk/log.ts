import * as z from "zod";
import { call } from "../call";
import { idInPath } from "../fields";
import { noWords, page } from "./fields";

/** The log of the desk, and what takes its entries back. */
export const deskLog = {
	list: call({
		method: "GET",
		path: "/desk/log",
		summary: "What was done at the desk, newest first: by everybody for an owner, by themselves for all others",
		query: z.object({ page }),
		answer: z.object({
			entries: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the entry."),
						at: z.string().describe("ISO time."),
						name: z.string().describe("Who."),
						call: z.string().describe("The call: orders/{number}/review."),
						subject: z.string().describe("Number of the order, invoice, …; empty without one."),
						undo: z
							.enum(["restore", "credit"])
							.nullable()
							.describe("What the reader can still take it back by: restoring what was before, or a credit note; null for nothing."),
						is_undone: z.boolean().describe("It was taken back."),
						undoes: z.string().nullable().describe("The call that this one has taken back; null for all others."),
					}),
				)
				.describe("At most 50."),
			count: z.number().int().describe("Entries in all."),
		}),
	}),
	undo: call({
		method: "POST",
		path: "/desk/log/{number}/undo",
		summary: "Takes an entry of the log back, once, within ten minutes, unless its subject has changed since",
		params: z.object({ number: idInPath.describe("Id of the entry.") }),
		body: noWords,
		answer: z.object({
			did: z
				.enum(["restored", "deleted", "credited"])
				.describe("What was before is in force again, a new text is deleted, or an invoice has a credit note over all of it."),
		}),
	}),
};

/** Why an entry is not taken back: in the field `entry` of a conflict. */
export const undoProblems = ["never", "late", "undone", "changed"] as const;
export type UndoProblem = (typeof undoProblems)[number];

/** The header by which the answer of a call names its entry, if that can be taken back. */
export const logEntryHeader = "Log-Entry";
