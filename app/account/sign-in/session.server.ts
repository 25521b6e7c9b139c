import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, idem, password, token } from "../../../contract/fields";
import { type LinkState, type User, users } from "../../../contract/users";
import { takeUpCart } from "../../cart/cart.server";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { localPath } from "../../platform/http/redirect.server";
import { accountView } from "../../platform/session/current-user.server";
import { allowField } from "./allow-functional";

interface SignedIn {
	user: User | null;
	sessionId: string | null;
}

/**
 * Switches to the session that the backend has made for an account; none for a deleted account. A failed attempt signs nobody in (R13.11). The header
 * then shows the account's cart.
 */
export async function takeSession(context: AppLoadContext, { user, sessionId }: SignedIn): Promise<"signedIn" | "deleted" | "nobody"> {
	const { visitor } = context;
	if (user && sessionId && !user.isdeleted) {
		visitor.signIn(sessionId, accountView(user));
		await takeUpCart(context);
		return "signedIn";
	}
	visitor.setAccount(null);
	return user?.isdeleted ? "deleted" : "nobody";
}

/** Where signing in leads to: the page that requested it, else the profile (R13.10). */
export function wayOn(target: FormDataEntryValue | null, requestUrl: string): string {
	return target ? localPath(target, requestUrl) : href("/users/profile");
}

/** Whether a form of the account may be done: functional cookies are allowed, or are by this very form. */
export function mayKeepAccount({ visitor }: AppLoadContext, form: FormData): boolean {
	if (form.get(allowField) === "functional") visitor.allowFunctional();
	return visitor.allows("functional");
}

/** Forms that need the mail address alone (R19.11). */
export const mailFields = z.object({ email });

/** A text that can be no password is as wrong as any other (R20.3): the backend is not called. */
export const signInFields = z
	.object({ email, password: z.string({ error: "password.required" }) })
	.refine((typed) => password.safeParse(typed.password).success, { path: ["email"], error: "email.credentials" });

interface Twice {
	password: string;
	confirmPassword: string;
}
const isTheSame = ({ password, confirmPassword }: Twice): boolean => password === confirmPassword;
const mismatch = { path: ["confirmPassword"], error: "password.mismatch" };

/** A new password is typed twice. */
const twice = { password, confirmPassword: z.string({ error: "password.again" }) };
export const newPasswordFields = z.object(twice).refine(isTheSame, mismatch);
export const signUpFields = z.object({ email, ...twice }).refine(isTheSame, mismatch);

/** The status of a link's page. A link that has been used is gone, unless its page is where its use leads to. */
export const linkStatus = { open: 200, used: 410, expired: 410, unknown: 404 } as const satisfies Record<LinkState, number>;

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** The state of a link; while it is open, the address of its account, and for a new password its id. */
interface CheckedLink {
	state: LinkState;
	email: string | null;
	userid?: number | null;
}

const unknownLink: CheckedLink = { state: "unknown", email: null };

/** The page of a link that signs in or confirms an address. */
export const readLinkPage = (args: RequestArgs) =>
	readPage(args, (known) => args.context.backend(users.checkMagicLink, { query: { token: known } }));

/** The page of a link to a new password. */
export const readResetPage = (args: RequestArgs) =>
	readPage(args, (known) => args.context.backend(users.checkResetPasswordLink, { query: { token: known } }));

/**
 * The data of a link's page: the state of the link, its token, and the form's key. Checking does not use the link up, and an invalid token is not
 * sent to the backend. After a failed form the link is unchanged: the page is rendered even if the backend does not respond.
 */
async function readPage({ request, context }: RequestArgs, check: (token: string) => Promise<CheckedLink>) {
	const text = new URL(request.url).searchParams.get("token") ?? "";
	const known = token.safeParse(text);
	const checking = known.success ? check(known.data) : Promise.resolve(unknownLink);
	// By its session a browser that sends the form twice is known again.
	if (known.success && context.visitor.allows("functional")) context.visitor.ensureSession();
	const { state, email, userid = null } = context.isVisit ? await checking : await checking.catch(() => stillOpen);
	return { state, email, userid, token: text, idem: context.newKey() };
}

const stillOpen: CheckedLink = { state: "open", email: null };

/** @returns what the button of a link's page sends; null where there is no token */
export function readLinkForm(form: FormData): { token: string; idem: string | undefined } | null {
	const known = token.safeParse(form.get("token"));
	return known.success ? { token: known.data, idem: idem.safeParse(form.get("idem")).data } : null;
}

/**
 * A link that was used or has run out meanwhile is shown as what it is. Where the backend fails, the page stays and says so: the link has not
 * been used up, or using it once more is the same effect.
 * @param userid whose it is, where the form says that
 */
export function failedLink(error: unknown, page: string, userid = "") {
	if (error instanceof BackendRefusal) {
		if (error.answer.code === "link_invalid") return redirect(page, 303);
		return data({ isFailed: true, userid }, { status: error.status });
	}
	if (isFailure(error)) return data({ isFailed: true, userid }, { status: error.status });
	throw error;
}
