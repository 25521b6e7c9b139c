import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, idem, password, token } from "../../../contract/fields";
import { typedPlace } from "../../../contract/seller/place";
import { type LinkState, type User, users } from "../../../contract/users";
import { adoptCart } from "../../cart/cart.server";
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
 * Switches to the session that the backend created for an account. A deleted account has none. A failed attempt signs nobody in (R13.11).
 * The header then shows the account's cart, and lists the days of delivery at the company's address, unless the reader has typed a place.
 */
export async function takeSession(context: AppLoadContext, { user, sessionId }: SignedIn): Promise<"signedIn" | "deleted" | "nobody"> {
	const { visitor } = context;
	if (user && sessionId && !user.isdeleted) {
		visitor.signIn(sessionId, accountView(user));
		if (visitor.place === null) visitor.setPlace(companyPlace(user));
		await adoptCart(context);
		return "signedIn";
	}
	visitor.setAccount(null);
	return user?.isdeleted ? "deleted" : "nobody";
}

/** The place of the company's address; null if it is incomplete. */
const companyPlace = ({ billingCountry: country, billingpostcode: postCode }: User) =>
	typedPlace.safeParse({ country, postCode }).data ?? null;

/** The page after sign-in: the page that requested it, otherwise the profile (R13.10). */
export function pathAfterSignIn(target: FormDataEntryValue | null, requestUrl: string): string {
	return target ? localPath(target, requestUrl) : href("/users/profile");
}

/** Functional cookies are allowed, or this form allows them. */
export function mayKeepAccount({ visitor }: AppLoadContext, form: FormData): boolean {
	if (form.get(allowField) === "functional") visitor.allowFunctional();
	return visitor.allows("functional");
}

/** Forms that need the mail address alone (R19.11). */
export const mailFields = z.object({ email });

/** Rejects texts that cannot be passwords without calling the backend, with the message for any wrong password (R20.3). */
export const signInFields = z
	.object({ email, password: z.string({ error: "password.required" }) })
	.refine((typed) => password.safeParse(typed.password).success, { path: ["email"], error: "email.credentials" });

interface Twice {
	password: string;
	confirmPassword: string;
}
const isTheSame = ({ password, confirmPassword }: Twice): boolean => password === confirmPassword;
const mismatch = { path: ["confirmPassword"], error: "password.mismatch" };

const twice = { password, confirmPassword: z.string({ error: "password.again" }) };
export const newPasswordFields = z.object(twice).refine(isTheSame, mismatch);
export const signUpFields = z.object({ email, ...twice }).refine(isTheSame, mismatch);

/** The status of a link's page. A used link answers 410, except on the page that reports its result. */
export const linkStatus = { open: 200, used: 410, expired: 410, unknown: 404 } as const satisfies Record<LinkState, number>;

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** The state of a link. An open link also has its account's address and, for a new password, its account's id. */
interface CheckedLink {
	state: LinkState;
	email: string | null;
	userid?: number | null;
}

const unknownLink: CheckedLink = { state: "unknown", email: null };

/** Loads the page of a link that signs in or confirms an address. */
export const readLinkPage = (args: RequestArgs) =>
	readPage(args, (known) => args.context.backend(users.checkMagicLink, { query: { token: known } }));

export const readResetPage = (args: RequestArgs) =>
	readPage(args, (known) => args.context.backend(users.checkResetPasswordLink, { query: { token: known } }));

/**
 * Loads a link's state, its token and the form's key. The check does not use the link up, and invalid tokens never reach the backend. After
 * a failed form the link is unchanged, so the page renders even if the backend does not respond.
 */
async function readPage({ request, context }: RequestArgs, check: (token: string) => Promise<CheckedLink>) {
	const text = new URL(request.url).searchParams.get("token") ?? "";
	const known = token.safeParse(text);
	const checking = known.success ? check(known.data) : Promise.resolve(unknownLink);
	// The session identifies a browser that sends the form twice.
	if (known.success && context.visitor.allows("functional")) context.visitor.ensureSession();
	const { state, email, userid = null } = context.isVisit ? await checking : await checking.catch(() => stillOpen);
	return { state, email, userid, token: text, idem: context.newKey() };
}

const stillOpen: CheckedLink = { state: "open", email: null };

/** @returns the submitted token and key; null without a token */
export function readLinkForm(form: FormData): { token: string; idem: string | undefined } | null {
	const known = token.safeParse(form.get("token"));
	return known.success ? { token: known.data, idem: idem.safeParse(form.get("idem")).data } : null;
}

/**
 * Shows a link that was used or expired meanwhile in its current state. If the backend fails, the page reports that; sending the form again
 * is safe.
 * @param userid the account's id if the form contains it
 */
export function failedLink(error: unknown, page: string, userid = "") {
	if (error instanceof BackendRefusal) {
		if (error.answer.code === "link_invalid") return redirect(page, 303);
		return data({ isFailed: true, userid }, { status: error.status });
	}
	if (isFailure(error)) return data({ isFailed: true, userid }, { status: error.status });
	throw error;
}
