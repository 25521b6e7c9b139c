import { decodeFile, type FileError } from "./decode-file";

/** What the form of the quick order has sent. */
export interface SentList {
	/** What was typed, and what the file holds below it. */
	text: string;
	fileName: string | null;
	/** Why the file is not read; what was typed is there in any case. */
	error: FileError | "file.tooLarge" | null;
}

/** As a form sends it again: in bytes, with both signs of a line break. Below what the Worker takes, so that a list that was read can always be sent. */
const longestText = 200_000;

export async function readSentList(form: FormData): Promise<SentList> {
	const typed = normal(textOf(form.get("list")));
	const file = form.get("file");
	if (file === null || typeof file === "string" || file.size === 0) return { text: typed, fileName: null, error: null };
	const { text, error } = decodeFile(new Uint8Array(await file.arrayBuffer()));
	if (error) return { text: typed, fileName: file.name, error };
	const whole = [typed.trimEnd(), normal(text)].filter((part) => part !== "").join("\n");
	if (new TextEncoder().encode(whole.replaceAll("\n", "\r\n")).length > longestText)
		return { text: typed, fileName: file.name, error: "file.tooLarge" };
	return { text: whole, fileName: file.name, error: null };
}

/** Without signs that a page cannot show again. */
const normal = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]|\uFEFF/gu, "");

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
