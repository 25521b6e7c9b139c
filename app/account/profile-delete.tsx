import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { idem, idInPath } from "../../contract/fields";
import { users } from "../../contract/users";
import { BackendRefusal, isFailure, SignInFirst } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import type { ErrorKey } from "../platform/forms/error-keys";
import { FormPasswordField } from "../platform/forms/form-fields";
import type { FormReply } from "../platform/forms/form-result";
import { emptied } from "../platform/forms/submission";
import { type ShopField, useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { notifyTabs } from "../platform/session/signed-out";
import { LinkButton } from "../ui/forms/button";
import { hidden } from "../ui/layout.css";
import { Link } from "../ui/link";
import { ErrorSummary, FocusedAlert } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { AccountPage } from "./account-page";
import * as css from "./profile.css";
import { mailFreshLink } from "./profile.server";
import { SignInAgain, type SignInAgainProblem } from "./sign-in/sign-in-again";

/** The answer to a refused deletion. It omits the typed values. */
interface DeletionResult {
	reply: FormReply;
	/** owner: the team would have no owner; failed: the backend did not respond. */
	problem: "owner" | "failed" | null;
	/** The deletion needs a recent sign-in, by mailed link. */
	anew?: SignInAgainProblem;
}

export const handle = { i18n: ["account", "profile", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { texts, visitor } = context;
	const t = texts.translator("profile");
	// A signed-in visitor has an account that still exists.
	const isDone = new URL(request.url).searchParams.has("done") && !visitor.session;
	const title = t(isDone ? "deleted.title" : "delete.title");
	const meta = describePage(context, { title });
	if (isDone) return { account: null, meta };
	const { userid, email, hasPassword } = await context.user();
	const flash = visitor.takePageFlash();
	const isLinkSent = flash?.kind === "profile" && flash.news === "linkSent";
	return { account: { userid, email, hasPassword, idem: context.newKey(), isLinkSent }, meta };
}

/**
 * Deletes the account and signs out, or mails the sign-in link that a deletion needs. Sent twice, the form deletes once. The answer never
 * contains typed values.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const { backend, visitor } = context;
	if (!visitor.session || !visitor.allows("functional")) throw new SignInFirst(context.page);
	const form = await request.formData();
	if (form.get("intent") === "link") {
		const mailed = await mailFreshLink(context, await context.user(), href("/users/profile/delete"));
		return "problem" in mailed ? showFormAgain({}, mailed.status, null, mailed.problem) : mailed;
	}
	const { success, data: named } = hiddenFields.safeParse(Object.fromEntries(form));
	if (!success) throw new Response(null, { status: 400 });
	const typed = form.get("password");
	const password = typeof typed === "string" ? typed : "";
	if (form.has("password") && password === "") return showFormAgain({ password: ["password.required"] }, 422);
	if (password.length > 200) return showFormAgain({ password: ["password.invalid"] }, 422);
	try {
		await backend(users.delete, { params: { userid: named.userid }, body: { password, idem: named.idem } });
	} catch (error) {
		return refused(error);
	}
	visitor.signOut();
	return redirect(href("/users/profile/delete", { done: "1" }), 303);
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function ProfileDelete() {
	const { account } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return account ? <DeletePage {...account} result={result} /> : <DeletedPage />;
}

/** The session decides which account is deleted. The backend refuses any other id. */
const hiddenFields = z.object({ userid: idInPath, idem });

function refused(error: unknown) {
	if (isFailure(error)) return showFormAgain({}, error.status, "failed");
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	if (code === "invalid_credentials") return showFormAgain({ password: ["password.invalid"] }, 422);
	if (code === "sign_in_anew") return showFormAgain({}, 403, null, "needed");
	if (code === "too_many_attempts") return showFormAgain({ password: ["password.tooManyAttempts"] }, 429);
	if (code === "last_owner") return showFormAgain({}, 409, "owner");
	return showFormAgain({}, error.status, "failed");
}

const showFormAgain = (
	errors: Record<string, ErrorKey[]>,
	status: number,
	problem: DeletionResult["problem"] = null,
	anew?: SignInAgainProblem,
) => data<DeletionResult>({ reply: emptied(errors), problem, ...(anew && { anew }) }, { status });

interface DeleteProps {
	userid: number;
	email: string;
	hasPassword: boolean;
	idem: string;
	isLinkSent: boolean;
	result: DeletionResult | null;
}

const points = ["signIn", "carts", "orders", "days"] as const;

/** Confirms a deletion (R14.7): lists what is deleted and what remains, and asks for the password. */
function DeletePage({ userid, email, hasPassword, idem, isLinkSent, result }: DeleteProps) {
	const t = useT("profile");
	const [form, fields] = useShopForm<Record<"password", string>>({ id: "delete-account", reply: result?.reply });
	const { summary } = useFieldErrors();
	return (
		<AccountPage title={t("delete.title")} current="profile" crumbs={[]}>
			<div className={css.prose}>
				{isLinkSent ? <FocusedAlert tone="success" title={t("news.linkSent")} answer={idem} /> : null}
				{result?.anew ? <SignInAgain problem={result.anew} action={href("/users/profile/delete")} answer={result} /> : null}
				{result?.problem ? <Problem result={result} problem={result.problem} /> : null}
				<p>{t("delete.lead", { email })}</p>
				<ul className={css.points}>
					{points.map((point) => (
						<li key={point}>{t(`delete.what.${point}`)}</li>
					))}
				</ul>
				<Form
					method="post"
					action={href("/users/profile/delete")}
					{...getFormProps(form)}
					className={css.short}
					aria-label={t("delete.title")}
				>
					<ErrorSummary title={t("errors")} errors={summary([{ field: fields.password, label: t("delete.password") }])} answer={result} />
					<input type="hidden" name="idem" value={idem} />
					<input type="hidden" name="userid" value={userid} />
					{hasPassword ? <Password email={email} field={fields.password} /> : null}
					<div className={css.actions}>
						<button type="submit" className={css.destructive}>
							{t("delete.submit")}
						</button>{" "}
						<LinkButton to={href("/users/profile")}>{t("delete.keep")}</LinkButton>
					</div>
				</Form>
			</div>
		</AccountPage>
	);
}

function Password({ email, field }: { email: string; field: ShopField }) {
	const t = useT("profile");
	return (
		<>
			<input type="email" defaultValue={email} autoComplete="username" className={hidden} tabIndex={-1} aria-hidden="true" readOnly />
			<FormPasswordField
				field={field}
				label={t("delete.password")}
				hint={t("delete.password.hint")}
				autoComplete="current-password"
				required
			/>
		</>
	);
}

function Problem({ result, problem }: { result: DeletionResult; problem: NonNullable<DeletionResult["problem"]> }) {
	const t = useT("profile");
	return (
		<FocusedAlert title={t(`delete.${problem}.title`)} answer={result}>
			<p>{t(`delete.${problem}.text`)}</p>
			{problem === "owner" ? (
				<p>
					<Link to={href("/users/company")}>{t("delete.owner.link")}</Link>
				</p>
			) : null}
		</FocusedAlert>
	);
}

function DeletedPage() {
	const t = useT("profile");
	useEffect(() => notifyTabs(false), []);
	return (
		<>
			<Breadcrumbs items={[{ title: t("deleted.title") }]} />
			<Wrap>
				<div className={css.done}>
					<h1>{t("deleted.title")}</h1>
					<p>{t("deleted.text")}</p>
					<div className={css.actions}>
						<LinkButton to={href("/shop")}>{t("deleted.shop")}</LinkButton>
						<LinkButton to={href("/contact")}>{t("deleted.contact")}</LinkButton>
					</div>
				</div>
			</Wrap>
		</>
	);
}
