import type { BackendLocale } from "../../contract/locale";

/** Who signs the mails. */
export const sender = {
	name: "Crossbar Oy",
	address: "Telakkakatu 8, 00150 Helsinki",
	vatId: "FI29058716",
	email: "sales@crossbar.example",
} as const;

/** As it is written where the mail is read. */
export const senderPhones: Record<BackendLocale, string> = {
	de: "030 12345670",
	en: "+358 9 1234 5670",
	ee: "612 3456",
	fi: "09 1234 5670",
};
