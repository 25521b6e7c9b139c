import * as z from "zod";
import { country } from "../fields";

/** A company in the register. The VAT id is as its country writes it. */
export const company = z
	.object({
		vat: z.string().describe("VAT id as its country writes it."),
		company: z.string().describe("Name of the company."),
		streetAddress: z.string().describe("Street and number."),
		postCode: z.string().describe("Post code."),
		city: z.string().describe("City."),
		country,
	})
	.describe("A company in the register.");
export type Company = z.output<typeof company>;
