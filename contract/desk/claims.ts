import * as z from "zod";
import { call } from "../call";
import { idem, paragraph } from "../fields";
import { numbered } from "./fields";

const ofClaim = numbered("Number of the claim: CL-10001.");

/** Claims for staff. */
export const deskClaims = {
	answer: call({
		method: "POST",
		path: "/desk/claims/{number}/answers",
		summary: "Answers a claim and mails the answer to its reporter",
		params: ofClaim,
		body: z.object({
			state: z.enum(["answered", "settled", "refused"]).describe("The claim's state from then on; settled and refused end it."),
			text: paragraph(2000).pipe(z.string().min(1)).describe("The answer."),
			key: idem,
		}),
		answer: z.object({ number: z.string().describe("Number of the claim.") }),
	}),
};
