import { mailedClaim } from "./claims/stored-claims";
import { contactMessageById } from "./content/contact-message";
import { deliveredLines, deliveryNote } from "./deliveries/delivery-note";
import { storedPaper } from "./invoices/stored-invoices";
import type { MailData } from "./mail/mail-data";
import { offerById } from "./offers/stored-offer";
import { sharerOf } from "./orders/form-answer";
import { linesSent } from "./orders/order-deliveries";
import { sentOrderById } from "./orders/read-cart";
import { purchaseLetter } from "./purchases/purchase-letter";
import { storedPurchase } from "./purchases/stored-purchases";
import { companyNamedBy } from "./teams/named-company";
import { mailTexts } from "./texts/mail-texts";

/** The functions that the mail module needs from the modules built on it. */
export const mailData: MailData = {
	sentOrder: sentOrderById,
	offer: offerById,
	invoice: async (db, number) => (await storedPaper(db, number, null))?.paper ?? null,
	purchase: async (db, number) => purchaseLetter(await storedPurchase(db, number)),
	claim: mailedClaim,
	contactMessage: contactMessageById,
	companyNamedBy,
	sharer: sharerOf,
	delivered: (order, delivery, locale) => ({
		lines: deliveredLines(order, delivery, mailTexts(locale)),
		// Later deliveries have their own mails.
		sent: linesSent({ deliveries: order.deliveries.slice(0, order.deliveries.indexOf(delivery) + 1) }, order),
		note: deliveryNote(order, delivery, locale),
	}),
};
