import * as z from "zod";
import { call } from "../call";
import { idem, money } from "../fields";
import { page, pageOf } from "./fields";
import { bankMatches, bankOutcomes, maxShares, pageSize } from "./lists";

/** An invoice that an entry pays. */
const share = z.object({
	number: z.string().describe("Number of the invoice."),
	company: z.string().describe("Company of the order's billing form."),
	open: money.describe("Left to pay before."),
	amount: money.describe("What will be booked."),
});

/** A credit entry that waits, with the proposal of what to book. */
const waiting = z.object({
	id: z.number().int().describe("Id of the entry."),
	account: z.string().describe("IBAN of the seller's account."),
	is_own: z.boolean().describe("Whether invoices name this account."),
	statement: z.string().describe("Id of the bank statement."),
	reference: z.string().describe("The bank's reference of the entry in its statement."),
	booked_on: z.string().describe("ISO day of the bank's booking."),
	amount: money.describe("Received amount."),
	payer: z.string().describe('Name of the payer; "" if the bank does not say.'),
	payer_iban: z.string().describe('Account of the payer; "" if the bank does not say.'),
	text: z.string().describe("Creditor reference and remittance text."),
	match: z.enum(bankMatches).describe("How invoices were found: by creditor reference, text, or the payer's account and the sum; none."),
	outcome: z
		.enum(bankOutcomes)
		.describe(
			"full: pays all of them; part: leaves something open; too_much: more than is open; settled: nothing is open; none: no invoice.",
		),
	shares: z.array(share).describe("What will be booked, by invoice; [] for nothing."),
	surplus: money.describe("Received but not booked with too_much, and kept; 0 otherwise."),
});

/** A payment of which something is left: the surplus of an overpayment, or all of one that was set aside. */
const kept = z.object({
	id: z.number().int().describe("Id of the entry."),
	reference: z.string().describe("The bank's reference of the entry in its statement."),
	booked_on: z.string().describe("ISO day of the bank's booking."),
	payer: z.string().describe('Name of the payer; "" if the bank does not say.'),
	payer_iban: z.string().describe('Account of the payer; "" if the bank does not say.'),
	text: z.string().describe("Remittance text."),
	company: z.string().describe('Company of the first invoice that it has paid; "" for none.'),
	vat: z.string().describe('VAT id of that company, in international form; "" if unknown.'),
	amount: money.describe("Received amount."),
	left: money.describe("What is left of it."),
});

const entryId = z.number().int().positive();
const seenLeft = z.number().positive().multipleOf(0.01).describe("What the caller has seen to be left of it, decimal euros.");

/** Bank statements, camt.053. Decimal euros on the wire. */
export const deskBank = {
	upload: call({
		method: "POST",
		path: "/desk/bank/files",
		summary: "Reads a camt.053 file (001.02 or 001.08) and stores its credit entries; books nothing",
		body: z.instanceof(ArrayBuffer),
		bodyMedia: "application/octet-stream",
		answer: z.object({
			stored: z.number().int().describe("New credit entries, which wait now."),
			known: z.number().int().describe("Credit entries of an earlier upload."),
			skipped: z.number().int().describe("Other entries: debits, pending ones, reversals, other currencies."),
		}),
	}),
	entries: call({
		method: "GET",
		path: "/desk/bank/entries",
		summary: "Credit entries that wait, oldest first, each with what will be booked",
		query: z.object({ page }),
		answer: z.object(pageOf(waiting)),
	}),
	book: call({
		method: "POST",
		path: "/desk/bank/bookings",
		summary: "Books entries as they were shown: all of them, or none if something has changed",
		body: z.object({
			entries: z
				.array(
					z.object({
						id: entryId.describe("Id of the entry."),
						shares: z
							.array(
								z.object({
									number: z.string().max(20).describe("Number of the invoice."),
									amount: z.number().positive().multipleOf(0.01).describe("What will be booked, decimal euros."),
								}),
							)
							.min(1)
							.max(maxShares)
							.describe("As the list has shown them."),
					}),
				)
				.min(1)
				.max(pageSize)
				.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "An entry is named twice.")
				.describe(`At most ${pageSize} entries, each once.`),
		}),
		answer: z.object({ paid: z.array(z.string()).describe("Numbers of the invoices, each once.") }),
	}),
	setAside: call({
		method: "POST",
		path: "/desk/bank/set-aside",
		summary: "Takes entries off the list without booking them",
		body: z.object({ entries: z.array(entryId.describe("Id of an entry.")).min(1).max(pageSize).describe(`At most ${pageSize} entries.`) }),
		answer: z.object({ count: z.number().int().describe("Entries that were waiting.") }),
	}),
	kept: call({
		method: "GET",
		path: "/desk/bank/kept",
		summary: "Payments of which something is left, newest first: surpluses, and what was set aside",
		query: z.object({ page }),
		answer: z.object(pageOf(kept)),
	}),
	assign: call({
		method: "POST",
		path: "/desk/bank/assignments",
		summary: "Pays an invoice of the same company with what is left of a payment, as far as it is open",
		body: z.object({
			id: entryId.describe("Id of the entry."),
			number: z.string().trim().toUpperCase().max(20).describe("Number of the invoice."),
			left: seenLeft,
			key: idem,
		}),
		answer: z.object({
			number: z.string().describe("Number of the invoice."),
			amount: money.describe("What was paid of it."),
			left: money.describe("What is left of the payment now."),
		}),
	}),
	payBack: call({
		method: "POST",
		path: "/desk/bank/paid-back",
		summary: "Notes that what is left of a payment was paid back",
		body: z.object({ id: entryId.describe("Id of the entry."), left: seenLeft }),
		answer: z.object({
			reference: z.string().describe("The bank's reference of the payment."),
			amount: money.describe("What was paid back."),
		}),
	}),
};
