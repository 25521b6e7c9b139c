import { sellerInForce } from "../db/seller";
import { paperOf } from "../documents/pdf-of";
import { purchaseLetter } from "./purchase-letter";
import { localeOf, storedPurchase } from "./stored-purchases";

/** A purchase order as PDF, base64. @throws Refused not_found */
export async function purchasePaper(db: D1Database, number: string): Promise<{ name: string; pdf: string }> {
	const purchase = await storedPurchase(db, number);
	return paperOf(purchaseLetter(purchase), localeOf(purchase), await sellerInForce(db));
}
