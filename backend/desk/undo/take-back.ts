import type * as z from "zod";
import type { deskLog, UndoProblem } from "../../../contract/desk/staff";
import { putEntriesBack } from "../../bank/bank-entries";
import { articles } from "../../content/articles";
import { hours } from "../../content/hours";
import { pages } from "../../content/pages";
import { promotions } from "../../content/promotions";
import { order, questions } from "../../content/questions";
import { companyKind, contact } from "../../content/seller";
import { bringBack, removeVersions, restoreVersion, type WrittenKind } from "../../content/versions";
import { withdrawDelivery } from "../../deliveries/withdraw";
import { creditWholeInvoice } from "../../invoices/credit-whole";
import type { Member } from "../../platform/http";
import { notFound, Refused } from "../../platform/refused";
import { isUndoneBefore, logEntries, logEntry, recordUndo } from "../../staff/log";
import { restoreLimit } from "../companies";
import { restoreGoods } from "../goods/change";
import { setTexts } from "../goods/texts";
import { mayCall } from "../guard";
import { storedUndo, type Undo, type UndoOf } from "./undo";

type Done = z.output<typeof deskLog.undo.answer>["did"];

interface Taking {
	/** The entry of the log, and who takes it back. */
	entry: number;
	staff: number;
}

/** Whether a role allows the call of an entry. */
const mayTakeBack = (member: Pick<Member, "roles">, call: string): boolean => mayCall(member, { method: "POST", path: `/desk/${call}` });

/** The log for a reader. @param member null: a system with the desk's own key, which takes nothing back */
export async function logFor(db: D1Database, member: Member | null, page: number): Promise<z.input<typeof deskLog.list.answer>> {
	const staff = member === null || member.roles.includes("owner") ? null : member.id;
	const { entries, count } = await logEntries(db, { page, staff });
	return {
		entries: entries.map(({ kind, ...entry }) => {
			const isOpen = kind !== null && !entry.is_undone && member !== null && mayTakeBack(member, entry.call);
			return { ...entry, undo: isOpen ? (kind === "invoice" ? "credit" : "restore") : null };
		}),
		count,
	};
}

/**
 * Takes an entry of the log back, once.
 * @throws Refused not_found for none, and for another person's unless an owner asks; not_allowed without a role for its call; conflict with
 * the reason (`undoProblems`) in the field `entry`
 */
export async function takeBack(db: D1Database, member: Member, id: number): Promise<{ did: Done }> {
	const entry = await logEntry(db, id);
	if (!entry || (entry.staff_id !== member.id && !member.roles.includes("owner")))
		throw notFound("There is no such entry in your log.", entry ? "foreign_log_entry" : undefined);
	if (entry.is_undone) throw refused("undone");
	// Before the next line: a job deletes the undo of an old entry.
	if (!entry.is_young) throw refused("late");
	if (entry.undo === null) throw refused("never");
	if (!mayTakeBack(member, entry.call))
		throw new Refused("not_allowed", "No role of this person may do this.", undefined, undefined, "desk_role");
	try {
		return { did: await restore(db, storedUndo.parse(entry.undo), { entry: id, staff: member.id }) };
	} catch (error) {
		if (isUndoneBefore(error)) throw refused("undone");
		// The rules of the change itself refuse it: something is not as it was then.
		if (error instanceof Refused) throw refused("changed", error.message);
		throw error;
	}
}

const reasons: Readonly<Record<UndoProblem, string>> = {
	never: "This cannot be taken back.",
	late: "This can be taken back for ten minutes only.",
	undone: "This was taken back already.",
	changed: "Something has changed since, so nothing is taken back.",
};

const refused = (problem: UndoProblem, why = ""): Refused =>
	new Refused("conflict", `${reasons[problem]} ${why}`.trim(), undefined, { entry: [problem] });

async function restore(db: D1Database, undo: Undo, taking: Taking): Promise<Done> {
	const also = [recordUndo(db, taking)];
	switch (undo.kind) {
		case "goods":
			await restoreGoods(db, undo, also);
			return "restored";
		case "texts": {
			const { product, kind: _, ...texts } = undo;
			await setTexts(db, product, texts, also);
			return "restored";
		}
		case "version":
			return kinds[undo.of].takeBack(db, undo, taking);
		case "removal":
			await kinds[undo.of].bringBack(db, { ...undo, also });
			return "restored";
		case "delivery":
			await withdrawDelivery(db, undo, also);
			return "restored";
		case "invoice":
			// The key makes one credit note of two presses, of which the second ends before its entry is recorded.
			await creditWholeInvoice(db, { invoice: undo.number, key: `undo-of-log-entry-${taking.entry}` });
			await db.batch(also);
			return "credited";
		case "aside":
			await putEntriesBack(db, undo.entries, also);
			return "restored";
		case "limit":
			await restoreLimit(db, undo, also);
			return "restored";
	}
}

/** The undo of a kind of text: the version before is stored as a new one, and a new text is deleted. */
const kindOf = <D extends z.ZodType>(kind: WrittenKind<D>) => ({
	takeBack: async (db: D1Database, { name, version }: UndoOf<"version">, taking: Taking): Promise<Done> => {
		const also = [recordUndo(db, taking)];
		if (version === 1) {
			await removeVersions(db, kind, { name, version, removal: crypto.randomUUID(), also });
			return "deleted";
		}
		await restoreVersion(db, kind, { name, version, of: version - 1, caller: -taking.staff, also });
		return "restored";
	},
	bringBack: (db: D1Database, removal: Parameters<typeof bringBack>[2]) => bringBack(db, kind, removal),
});

const kinds = {
	article: kindOf(articles),
	question: kindOf(questions),
	questions: kindOf(order),
	promotion: kindOf(promotions),
	hours: kindOf(hours),
	page: kindOf(pages),
	contact: kindOf(contact),
	company: kindOf(companyKind),
} satisfies Record<UndoOf<"version">["of"], unknown>;
