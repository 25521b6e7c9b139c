import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { users } from "../../contract/users";
import { href } from "../platform/config/href";
import { localPath } from "../platform/http/redirect.server";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import type { Consent } from "../platform/session/visitor";
import { Button } from "../ui/forms/button";
import { Choice } from "../ui/forms/field";
import { bold, muted, size, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import * as css from "./cookies.css";
import { knownCookies } from "./known-cookies";

export const handle = { i18n: ["cookies"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const t = context.texts.translator("cookies");
	return { consent: context.visitor.consent, meta: describePage(context, { title: t("title"), description: t("metaDescription") }) };
}

export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

/** `all` allows everything and `none` only necessary cookies. `chosen` follows the boxes. */
const choices = ["all", "none", "chosen"] as const;

/**
 * Stores what the visitor allows. Withdrawing functional cookies signs the visitor out, because an account needs them
 * (R13.12).
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const choice = z.enum(choices).safeParse(form.get("choice"));
	if (!choice.success) throw new Response(null, { status: 400 });
	const { visitor } = context;
	const wasSignedIn = visitor.account !== null;
	const consent = chosen(choice.data, form);
	visitor.setConsent(consent);
	if (wasSignedIn && !consent.functional) {
		// The browser is signed out even if this fails. The backend's session then expires by itself.
		await context.backend(users.logout).catch(() => null);
		visitor.signOut();
	}
	visitor.setFlash({ kind: "notice", key: "cookies.saved" });
	const returnTo = form.get("returnTo");
	return redirect(returnTo ? localPath(returnTo, request.url) : href("/cookies"), 303);
}

function chosen(choice: (typeof choices)[number], form: FormData): Consent {
	const isAllowed = (name: keyof Consent) => choice === "all" || (choice === "chosen" && form.get(name) !== null);
	return { functional: isAllowed("functional"), analytics: isAllowed("analytics"), marketing: isAllowed("marketing") };
}

const kinds = ["functional", "analytics", "marketing"] as const;
/** Marketing sets no cookie. */
const cookieKinds = ["necessary", "functional", "analytics"] as const;

export default function CookiesPage() {
	const { consent } = useLoaderData<typeof loader>();
	const t = useT("cookies");
	const title = t("title");
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{title}</h1>
					<p className={`${size.m} ${muted}`}>{t("lead")}</p>
					<Form method="post" action={href("/cookies")} preventScrollReset className={stack[5]}>
						<fieldset className={css.choices} aria-label={t("form")}>
							<div className={css.choice}>
								<Choice
									id="necessary"
									label={<b className={css.kind}>{t("necessary")}</b>}
									hint={t("necessary.text")}
									defaultChecked
									disabled
								/>
							</div>
							{kinds.map((kind) => (
								// The key resets the box to the saved value, also after "allow all".
								<div key={`${kind} ${consent?.[kind]}`} className={css.choice}>
									<Choice
										id={kind}
										name={kind}
										label={<b className={css.kind}>{t(kind)}</b>}
										hint={t(`${kind}.text`)}
										defaultChecked={consent?.[kind] ?? false}
									/>
								</div>
							))}
						</fieldset>
						<div className={css.buttons}>
							<span className={css.save}>
								<Button name="choice" value="chosen" isWide>
									{t("save")}
								</Button>
							</span>{" "}
							<Button name="choice" value="none">
								{t("none")}
							</Button>{" "}
							<Button name="choice" value="all">
								{t("all")}
							</Button>
						</div>
					</Form>
					<CookieList />
				</div>
			</Wrap>
		</>
	);
}

function CookieList() {
	const t = useT("cookies");
	const shell = useT("shell");
	return (
		<>
			<h2 className={css.subtitle}>{t("list")}</h2>
			{cookieKinds.map((kind) => (
				<div key={kind}>
					<h3 className={css.listTitle}>{t(kind)}</h3>
					<dl className={css.list}>
						{knownCookies[kind].map(({ name, term }) => (
							<div key={name} className={css.cookie}>
								<dt className={bold}>{name}</dt>
								<dd className={css.purpose}>{t(`cookie.${name}`)}</dd>
								<dd className={css.term}>{"days" in term ? t("days", { count: term.days }) : t("minutes", { count: term.minutes })}</dd>
							</div>
						))}
					</dl>
				</div>
			))}
			<p>{t("list.tab")}</p>
			<p>
				{t("list.more")} <Link to={href("/privacy")}>{shell("nav.privacy")}</Link>
			</p>
		</>
	);
}
