import * as z from "zod";
import type { Section } from "../../documents/letter";
import type { MailTexts } from "../../texts/mail-texts";

export const linkedFiles = z.array(z.object({ name: z.string(), url: z.string() }));
export type LinkedFiles = z.output<typeof linkedFiles>;

export const fileNames = (files: LinkedFiles, { t }: Pick<MailTexts, "t">): Section[] =>
	files.length === 0 ? [] : [{ title: t("files.title"), lines: files.map(({ name }, index) => `${index + 1}. ${name}`) }];

export const fileLinks = (files: LinkedFiles, { t }: Pick<MailTexts, "t">): string[] =>
	files.map(({ url }, index) => `${t("files.title")} ${index + 1}: ${url}`);
