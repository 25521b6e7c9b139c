import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFor } from "../platform/i18n/format";

/**
 * The result of the last form at the desk, with a key for this answer and the entry of the log that can be taken back; null without one. It is
 * read once.
 */
export function takeDeskNews({ visitor, newKey, market }: Pick<AppLoadContext, "visitor" | "newKey" | "market">) {
	const flash = visitor.takePageFlash();
	if (flash?.kind !== "desk") return null;
	const { news: key, undo = null, day = "" } = flash;
	return { key, answer: newKey(), undo, day: day && formatFor(market).date(day) };
}
