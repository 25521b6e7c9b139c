import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FileUse } from "../../../contract/claims/file-types";
import { files, maxFiles } from "../../../contract/claims/files";
import { uuid } from "../../../contract/fields";
import { BackendRefusal } from "../backend/errors.server";
import { type ErrorKey, errorKey } from "./error-keys";
import type { KeptFile, RefusedFile } from "./upload-field";

export interface Uploads {
	/** The form's files: those that an earlier answer kept, and the new ones. */
	kept: KeptFile[];
	/** The new files that were refused. */
	refused: RefusedFile[];
	/** Names of files that earlier answers refused. */
	refusedBefore: string[];
	/** The messages at the form's field, each once. */
	errors: ErrorKey[];
}

/** Reads a field of `KeptFiles`: the id and the file's name. @returns null for anything else */
function keptFile(value: string): KeptFile | null {
	const [id = "", ...words] = value.split(" ");
	return uuid.safeParse(id).success ? { id, name: words.join(" ").slice(0, 200) } : null;
}

/** Reads a form that may contain files. @throws 400 if its parts are malformed */
export const formWithFiles = (request: Request): Promise<FormData> =>
	request.formData().catch(() => {
		throw new Response(null, { status: 400 });
	});

/** Whether a form with keys is so large that only the fields before its files have arrived. */
export const isCutOff = (form: FormData): boolean => form.has("tooLarge") && !form.has("idem");

/** Uploads a form's files one after the other. Accepted files stay in the form, whatever other errors it has. */
export async function takeFiles({ backend, visitor }: AppLoadContext, form: FormData, use: FileUse): Promise<Uploads> {
	const kept = form.getAll("kept").flatMap((value) => keptFile(String(value)) ?? []);
	const chosen = form.getAll("files").flatMap((file) => (typeof file === "string" || file.size === 0 ? [] : [file]));
	const refusedBefore = form.getAll("refused").flatMap((name) => (typeof name === "string" ? name.slice(0, 100) : []));
	const none: Uploads = { kept, refused: [], refusedBefore, errors: [] };
	if (form.has("tooLarge")) return { ...none, errors: ["files.tooLarge"] };
	if (kept.length + chosen.length > maxFiles) return { ...none, errors: ["files.tooMany"] };
	const refused: RefusedFile[] = [];
	if (chosen.length > 0) visitor.ensureSession();
	for (const file of chosen) {
		try {
			const body = await file.arrayBuffer();
			const { id, name } = await backend(files.store, { query: { name: file.name.slice(-200) || "file", use }, body });
			kept.push({ id, name });
		} catch (thrown) {
			// A seller's own backend accepts no files, or a file arrives too slowly.
			if (!(thrown instanceof Response)) throw thrown;
			if (!(thrown instanceof BackendRefusal)) return { ...none, refused, errors: ["files.unavailable"] };
			const { code, fields } = thrown.answer;
			refused.push({ name: file.name, error: code === "too_many_attempts" ? "tooManyAttempts" : errorKey.parse(fields?.files?.[0]) });
		}
	}
	return { ...none, refused, errors: [...new Set(refused.map(({ error }) => error))] };
}
