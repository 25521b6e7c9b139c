/** How long the backend keeps what nobody needs any more, in days. The privacy page says the same (locales, privacy.6.text). */
export const keptDays = {
	/** Carts that were never sent, since their last change; offers, since they ended. */
	carts: 180,
	/** Carts of guests with goods alone: no form was filled in, nothing was mailed. Since their last change. */
	namelessCarts: 7,
	/** Whom a mail went to. */
	mailAddresses: 30,
	/** Messages of the contact and supplier forms, with their mails. */
	messages: 365,
	/** That a form was sent: nobody sends it again after that. */
	submissions: 30,
	/** By what searches and clicks of one visit belong together. */
	visits: 1,
	/** The billing form that a payment was begun with, since it could be paid; the order has its own. */
	paymentForms: 30,
	/** What was searched for and opened. */
	searches: 180,
} as const;

/** Sent orders, with everything in them and their payments: from the end of the year, which is the financial year, in which they were sent. */
export const keptYears = 6;
