import { Buffer } from "node:buffer";
import { pdfOf } from "../documents/pdf-of";
import { purchaseLetter } from "./purchase-letter";
import { localeOf, storedPurchase } from "./stored-purchases";

/** A purchase order as PDF, base64. @throws Refused not_found */
export async function purchasePaper(db: D1Database, number: string): Promise<{ name: string; pdf: string }> {
	const purchase = await storedPurchase(db, number);
	const { fileName, content } = pdfOf(purchaseLetter(purchase), localeOf(purchase));
	return { name: fileName, pdf: Buffer.from(await content()).toString("base64") };
}
