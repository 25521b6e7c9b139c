import type { AppLoadContext } from "@remix-run/cloudflare";

/** The button that allows functional cookies and sends the form on. */
export const allowField = "allow";

/** Whether a form of the account may be done: functional cookies are allowed, or are by this very form. */
export function mayKeepAccount({ visitor }: AppLoadContext, form: FormData): boolean {
	if (form.get(allowField) === "functional") visitor.allowFunctional();
	return visitor.allows("functional");
}
