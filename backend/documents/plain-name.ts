import { email } from "../../contract/fields";
import type { MailTexts } from "../texts/mail-texts";

/**
 * An entered name that is safe within the shop's own sentence: letters, digits and plain punctuation, and nothing that mail
 * clients auto-link.
 */
export const plainName = (name: string): string =>
	name
		.replace(/[^\p{L}\p{M}\p{N} .,&'’+()-]/gu, " ")
		.replace(/www\.|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/giu, " ")
		.replace(/ {2,}/g, " ")
		.trim();

/** A colleague's name, else address. */
export const colleagueName = (name: string): string => (email.safeParse(name).success ? name : plainName(name));

/** The salutation. A mail that a stranger can trigger must not begin with a link or sentence of theirs. @param name as entered */
export function greeting({ t }: Pick<MailTexts, "t">, name: string): string {
	const plain = plainName(name);
	return plain === "" ? t("greeting.noName") : t("confirmation.greeting", { name: plain });
}
