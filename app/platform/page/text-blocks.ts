export type TextBlock = { kind: "paragraph" | "heading"; text: string } | { kind: "list"; items: string[] };

/**
 * Splits text at blank lines, before and after a heading, and before a list. A block whose lines start with "- " is a list, and a line that
 * starts with "## " is a heading. Everything else is text, tags of HTML too.
 */
export function blocks(text: string): TextBlock[] {
	return apart(joined(text))
		.split(/\n{2,}/)
		.map((block) => {
			if (block.startsWith("## ")) return { kind: "heading", text: block.slice(3) };
			if (block.startsWith("- ")) return { kind: "list", items: block.split("\n").map((line) => line.replace(/^- /, "")) };
			return { kind: "paragraph", text: block };
		});
}

const apart = (text: string): string =>
	text
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replace(/^(## .*)\n(?=.)/gm, "$1\n\n")
		.replace(/(?<=.)\n(?=## )/g, "\n\n")
		.replace(/^((?!- ).+)\n(?=- )/gm, "$1\n\n");

/** Keeps short words with a hyphen on one line: "E-Mail", "USt-IdNr.", "CE-Kennzeichnung", "Y-tunnus". */
const joined = (text: string): string => text.replace(/(?<![\p{L}\p{N}_./@-])(E|Y|CE|EU|USt)-(?=\p{L})/gu, "$1\u2011");
