import type { AppLoadContext } from "@remix-run/cloudflare";
import { deskImports } from "../../../contract/desk/imports";

/** A page is not waited for any longer; its button goes on. In ms. */
const longest = 12_000;

/** Goes on with the check or the import of a file, for as long as somebody waits for a page. @returns its state */
export async function goOn(context: AppLoadContext, number: string) {
	const until = Date.now() + longest;
	for (;;) {
		const { state } = await context.desk().backend(deskImports.steps, { params: { number }, body: {} });
		if ((state !== "checking" && state !== "running") || Date.now() > until) return state;
	}
}
