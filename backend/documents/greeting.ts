import type { MailTexts } from "../texts/mail-texts";
import { plainName } from "./plain-name";

/** How somebody is spoken to: a mail that a stranger has caused begins with no link and no sentence of theirs. @param name as it was typed */
export function greeting({ t }: Pick<MailTexts, "t">, name: string): string {
	const plain = plainName(name);
	return plain === "" ? t("greeting.noName") : t("confirmation.greeting", { name: plain });
}
