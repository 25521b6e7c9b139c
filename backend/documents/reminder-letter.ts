import { type ReminderStage, reminderDays } from "../../contract/desk/lists";
import type { BackendLocale } from "../../contract/locale";
import { dayAfter } from "../../contract/values/days";
import { mailTexts } from "../texts/mail-texts";
import type { InvoicePaper } from "./invoice-paper";
import type { Letter } from "./letter";
import { closingLines, facts, namedAddresses } from "./order-sections";
import { greeting } from "./plain-name";

export interface Reminder {
	stage: ReminderStage;
	/** The amount that is left to pay. */
	open_cents: number;
	/** ISO day. */
	sent_on: string;
}

/**
 * A reminder of an overdue invoice.
 * @param origin of the shop, for the link to the order; "" for none
 */
export function reminderLetter(
	paper: InvoicePaper,
	{ stage, open_cents, sent_on }: Reminder,
	locale: BackendLocale,
	origin: string,
): Letter {
	const { number, issuedOn, dueOn, seller, order } = paper;
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const amount = money(open_cents);
	const subject = t(`reminder.${stage}.subject`, { number });
	return {
		...{ language: texts.language, subject, heading: subject, totals: [], totalsNote: "" },
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t(`reminder.${stage}.text`, { number, amount, day: day(issuedOn), due: day(dueOn ?? issuedOn) }),
			t(`reminder.${stage}.pay`, { until: day(dayAfter(sent_on, reminderDays)) }),
			t("reminder.crossed"),
		],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		data: {
			title: t("section.invoice"),
			facts: [
				...facts([
					[t("invoice.number"), number],
					[t("invoice.date"), day(issuedOn)],
					[t("invoice.due"), day(dueOn ?? issuedOn)],
					[t("order.number"), order.order_number ?? ""],
					[t("order.reference"), order.reference],
				]),
				{ label: t("total.open"), value: amount, isStrong: true },
			],
		},
		sections: [
			{
				title: t("section.payment"),
				lines: [
					t("invoice.account", { iban: seller.bank.iban.replace(/(.{4})(?=.)/g, "$1 "), bic: seller.bank.bic }),
					t("invoice.purpose", { number }),
				],
			},
		],
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
	};
}
