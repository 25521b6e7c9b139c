import { email } from "../../contract/fields";
import type { MailTexts } from "../texts/mail-texts";

/** A typed name as it may stand in the shop's own sentence: letters, digits and plain punctuation, and nothing that is read as a link. */
export const plainName = (name: string): string =>
	name
		.replace(/[^\p{L}\p{M}\p{N} .,&'’+()-]/gu, " ")
		.replace(/www\.|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/giu, " ")
		.replace(/ {2,}/g, " ")
		.trim();

/** A colleague by name; one without a name is told by the address. */
export const colleagueName = (name: string): string => (email.safeParse(name).success ? name : plainName(name));

/** How somebody is spoken to: a mail that a stranger has caused begins with no link and no sentence of theirs. @param name as it was typed */
export function greeting({ t }: Pick<MailTexts, "t">, name: string): string {
	const plain = plainName(name);
	return plain === "" ? t("greeting.noName") : t("confirmation.greeting", { name: plain });
}
