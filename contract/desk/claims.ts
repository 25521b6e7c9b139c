import * as z from "zod";
import { call } from "../call";
import { claimKinds, claimStates } from "../claims/claim-kinds";
import { storedFile } from "../claims/files";
import { backendLocale, idem, paragraph, uuid } from "../fields";
import { numbered, page, pageOf, search } from "./fields";
import { claimOutcomes } from "./lists";

const ofClaim = numbered("Number of the claim: CL-10001.");

/** A file with the key that opens it for staff. */
export const staffFile = storedFile.extend({ key: idem.describe("Opens it for staff: the query `key` of /files/read/{id}.") });

/** A claim in staff's list. */
const listed = z.object({
	number: z.string().describe("Number of the claim: CL-10001."),
	state: z.enum(claimStates).describe("open, answered, settled or refused."),
	kind: z.enum(claimKinds).describe("damaged, wrong, missing or quality; return: a request to return good goods."),
	created_at: z.string().describe("ISO time."),
	order: z
		.object({ uuid: uuid.describe("UUID of the order."), number: z.string().describe("Number of the order.") })
		.describe("The order that it is about."),
	line: z.number().int().describe("Position of the line in the order, from 1; sets follow the lines."),
	title: z.string().describe("Name of the line's goods, in the asker's language; of a set, and without one, in the reporter's."),
	code: z.string().describe('Code of the article; "" for a set.'),
	quantity: z.number().int().describe("Affected amount: units of sale, or pieces of a cut line."),
	company: z.string().describe("Company of the order's billing form."),
	reporter: z
		.object({
			name: z.string().describe('Name of the account; "" if it has none.'),
			email: z.string().describe('Address of the account; "" if it is deleted.'),
		})
		.describe("Who has reported it."),
});

const claim = listed.extend({
	text: z.string().describe("Description of the problem."),
	locale: backendLocale.describe("Language in which it was reported: the answer should be in it."),
	phone: z.string().describe('Phone number of the account; "" if it has none.'),
	files: z.array(staffFile).describe("Photographs."),
	answers: z
		.array(
			z.object({
				state: z.enum(claimStates).describe("The claim's state after the answer."),
				text: z.string().describe("Answer of staff."),
				created_at: z.string().describe("ISO time."),
			}),
		)
		.describe("Oldest first."),
});

/** Claims for staff. */
export const deskClaims = {
	list: call({
		method: "GET",
		path: "/desk/claims/list",
		summary: "Claims, newest first",
		query: z.object({
			search: search.describe('Beginning of its number, or what finds the order in the list of orders; "": all.'),
			state: z.enum(claimStates).optional().describe("Default: all."),
			page,
		}),
		answer: z.object(pageOf(listed)),
	}),
	byNumber: call({
		method: "GET",
		path: "/desk/claims/{number}",
		summary: "A claim with its photographs and answers",
		params: ofClaim,
		answer: claim,
	}),
	answer: call({
		method: "POST",
		path: "/desk/claims/{number}/answers",
		summary: "Answers a claim and mails the answer to its reporter",
		params: ofClaim,
		body: z.object({
			state: z.enum(claimOutcomes).describe("The claim's state from then on; settled and refused end it."),
			text: paragraph(2000).pipe(z.string().min(1)).describe("The answer."),
			key: idem,
		}),
		answer: z.object({ number: z.string().describe("Number of the claim.") }),
	}),
};
