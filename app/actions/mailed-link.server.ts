import { data, redirect } from "@remix-run/cloudflare";
import { idem, token } from "../../contract/fields";
import { type LinkState, users } from "../../contract/users";
import type { Backend } from "../backend/client.server";
import { BackendRefusal } from "../backend/errors.server";

/** The status of a link's page. A link that has been used is gone, unless its page is where its use leads to. */
export const linkStatus = { open: 200, used: 410, expired: 410, unknown: 404 } as const satisfies Record<LinkState, number>;

/** What a link that signs in or confirms an address is worth. Looking uses nothing up, and what is no token asks nobody. */
export async function stateOfLink(backend: Backend, text: string | null): Promise<LinkState> {
	const known = token.safeParse(text);
	if (!known.success) return "unknown";
	return (await backend(users.checkMagicLink, { query: { token: known.data } })).state;
}

/** The same of a link to a new password, and whose it is. */
export async function stateOfResetLink(backend: Backend, text: string | null): Promise<{ state: LinkState; userid: number | null }> {
	const known = token.safeParse(text);
	if (!known.success) return { state: "unknown", userid: null };
	return backend(users.checkResetPasswordLink, { query: { token: known.data } });
}

/** @returns what the button of a link's page sends; null where there is no token */
export function readLinkForm(form: FormData): { token: string; idem: string | undefined } | null {
	const known = token.safeParse(form.get("token"));
	return known.success ? { token: known.data, idem: idem.safeParse(form.get("idem")).data } : null;
}

/**
 * A link that was used or has run out meanwhile is shown as what it is. Where the backend fails, the page stays and says so: the link has not
 * been used up, or using it once more is the same effect.
 */
export function failedLink(error: unknown, page: string) {
	if (error instanceof BackendRefusal) {
		if (error.answer.code === "link_invalid") return redirect(page, 303);
		return data({ isFailed: true }, { status: error.status });
	}
	if (error instanceof Response && error.status > 500) return data({ isFailed: true }, { status: error.status });
	throw error;
}
