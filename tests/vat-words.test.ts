import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Reverse charge is a different rule than the exemption of goods to another EU country (Art. 138 of Directive 2006/112/EC). */
const reverseCharge = /reverse.charge|steuerschuldner|schuldet der leistungsempf|käännet\w* verovelvol|pöördmaksust/i;
/** The order's data are not an invoice and must not be booked. */
const invoiceData = /e-rechnungsdaten|e-invoice data|verkkolaskutie|e-arve andm/i;

const root = new URL("../", import.meta.url);
const textsIn = (folder: string): string[] =>
	readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(?:json|ts)$/.test(name))
		.map((name) => `${folder}/${name}`);

it.each([...textsIn("locales"), ...textsIn("backend/seed/content"), ...textsIn("backend/seed/demo")])(
	"%s calls neither a supply to another country a reverse charge nor an order's data an invoice",
	(path) => {
		const text = readFileSync(new URL(path, root), "utf8");
		expect(text.match(reverseCharge)).toBeNull();
		expect(text.match(invoiceData)).toBeNull();
	},
);
