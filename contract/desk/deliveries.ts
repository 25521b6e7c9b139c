import * as z from "zod";
import { call } from "../call";
import { day, line, uuid } from "../fields";
import { message, numbered, page, pageOf } from "./fields";

/** Heats of a delivered line. */
export const maxHeats = 20;

/** The size of a maker's paper, and of a photograph. */
export const maxPaperBytes = 6_000_000;

/** Photographs of a delivery. */
export const maxPhotographs = 5;

const place = z.number().int().positive().describe("Position of the line in the order, from 1; sets follow the lines.");
const filled = (max: number) => line(max).refine((text) => text !== "", "required");
/** The maker's own digits with a decimal point: 0.17, ≤0.005, three impact tests as 120/118/125. */
const value = z
	.string()
	.regex(/^[<>≤≥]?\d{1,6}(\.\d{1,6})?(\/\d{1,6}(\.\d{1,6})?){0,5}$/)
	.describe("The maker's own digits with a decimal point: 0.17, ≤0.005, 120/118/125.");

const fileContent = z.base64().max(maxPaperBytes * (4 / 3) + 4, "files.tooLarge");

/** Measured values of a heat, from the maker's certificate. */
export const measured = {
	chemical: z
		.array(z.object({ name: filled(12).describe("The element: Mn."), value }))
		.min(1)
		.max(30)
		.describe("Per cent by mass."),
	mechanical: z
		.array(
			z.object({
				name: filled(30).describe("The property: ReH."),
				value,
				unit: line(12).default("").describe('Its unit: MPa; "" for none.'),
			}),
		)
		.min(1)
		.max(30)
		.describe("Results of mechanical tests."),
};

/** A delivered line that lacks a certificate it was ordered with. */
const owed = z.object({
	order: z.string().describe("Number of the order."),
	company: z.string().describe("Company of the order's billing form."),
	delivery: z.string().describe("Number of the delivery: CB-10001-1."),
	shipped_on: z.string().describe("ISO day on which it has left."),
	line: place,
	title: z.string().describe('Name of the article, in the asker\'s language; "" if the order has given it up since.'),
	code: z.string().describe('Code of the article; "" like its name.'),
	heats: z.array(z.string()).describe("Heats without a certificate; []: the line's heats are unknown."),
});

/** Papers of a delivery, which staff record after it has left. */
export const deskDeliveries = {
	owed: call({
		method: "GET",
		path: "/desk/certificates",
		summary: "Delivered lines that lack a certificate they were ordered with, the oldest delivery first",
		query: z.object({ page }),
		answer: z.object(pageOf(owed)),
	}),
	certify: call({
		method: "POST",
		path: "/desk/deliveries/{number}/certificates",
		summary: "Stores the maker's certificate for a heat of a delivered line; the paper exists from then on",
		params: numbered("Number of the delivery: CB-10001-1."),
		body: z.object({
			line: place,
			heat: filled(40).describe("The heat number."),
			steel: filled(80).describe("Grade and standard: S355J2+N, EN 10025-2."),
			maker: filled(80).describe("Name of the maker."),
			makerNumber: filled(80).describe("Number of the maker's certificate."),
			makerDay: day.describe("Day of the maker's certificate, ISO."),
			...measured,
		}),
		answer: z.object({ number: z.string().describe("Number of the certificate: CB-10001-1-C1.") }),
	}),
	attach: call({
		method: "POST",
		path: "/desk/deliveries/{number}/papers",
		summary: "Attaches the maker's own PDF for a heat of a delivered line; it replaces the one before",
		params: numbered("Number of the delivery: CB-10001-1."),
		body: z.object({
			line: place,
			heat: filled(40).describe("The heat number."),
			pdf: fileContent.describe(`The PDF, base64, up to ${maxPaperBytes} bytes.`),
		}),
		answer: z.object({ number: z.string().describe("Number of the certificate: CB-10001-1-C1.") }),
	}),
	photograph: call({
		method: "POST",
		path: "/desk/deliveries/{number}/photographs",
		summary: "Adds a photograph of the goods of a delivery, which the buyer sees",
		params: numbered("Number of the delivery: CB-10001-1."),
		body: z.object({ photo: fileContent.describe(`JPEG or PNG, base64, up to ${maxPaperBytes} bytes.`) }),
		answer: z.object({ id: uuid.describe("Id of the file.") }),
	}),
	addHeats: call({
		method: "POST",
		path: "/desk/deliveries/{number}/heats",
		summary: "Adds heats to a delivered line until it is invoiced",
		params: numbered("Number of the delivery: CB-10001-1."),
		body: z.object({
			line: place,
			heats: z.array(filled(40)).min(1).max(maxHeats).describe("Heat numbers that were unknown or forgotten when it was sent."),
		}),
		answer: message,
	}),
};
