import type { AppLoadContext } from "@remix-run/cloudflare";

/**
 * The result of the last form at the desk, with a key for this answer and the entry of the log that can be taken back; null without one. It is
 * read once.
 */
export function takeDeskNews({ visitor, newKey }: Pick<AppLoadContext, "visitor" | "newKey">) {
	const flash = visitor.takePageFlash();
	return flash?.kind === "desk" ? { key: flash.news, answer: newKey(), undo: flash.undo ?? null } : null;
}
