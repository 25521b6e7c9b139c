import * as z from "zod";
import type { Section } from "../../documents/letter";
import type { MailTexts } from "../../texts/mail-texts";

export const linkedFiles = z.array(z.object({ name: z.string(), url: z.string(), isRefused: z.boolean().optional() }));
export type LinkedFiles = z.output<typeof linkedFiles>;

/** The names of files that came, and of those that the form has refused. */
export function fileNames(files: LinkedFiles, { t }: Pick<MailTexts, "t">): Section[] {
	const named = (title: string, some: LinkedFiles) =>
		some.length === 0 ? [] : [{ title, lines: some.map(({ name }, index) => `${index + 1}. ${name}`) }];
	return [
		...named(
			t("files.title"),
			files.filter(({ isRefused }) => !isRefused),
		),
		...named(
			t("files.refused"),
			files.filter(({ isRefused }) => isRefused),
		),
	];
}

export const fileLinks = (files: LinkedFiles, { t }: Pick<MailTexts, "t">): string[] =>
	files.map(({ url }, index) => `${t("files.title")} ${index + 1}: ${url}`);
