import { Form, Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import type { Consent } from "../../platform/session/visitor";
import { Button } from "../../ui/forms/button";
import { Choice } from "../../ui/forms/field";
import { Wrap } from "../../ui/wrap";
import * as css from "./cookies-page.css";
import { knownCookies } from "./known-cookies";

interface CookiesProps {
	/** null: the visitor has not chosen yet. */
	consent: Consent | null;
}

const kinds = ["functional", "analytics", "marketing"] as const;
/** Marketing has no cookie of its own. */
const cookieKinds = ["necessary", "functional", "analytics"] as const;

/** What the visitor allows, as a form, and every cookie by name. */
export function CookiesPage({ consent }: CookiesProps) {
	const t = useT("cookies");
	const title = t("title");
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{title}</h1>
					<p className={css.lead}>{t("lead")}</p>
					<Form method="post" action="/cookies" preventScrollReset className={css.form}>
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
								// What was saved is what the box shows, also where all were allowed at once.
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
								<dt className={css.name}>{name}</dt>
								<dd className={css.purpose}>{t(`cookie.${name}`)}</dd>
								<dd className={css.term}>{"days" in term ? t("days", { count: term.days }) : t("minutes", { count: term.minutes })}</dd>
							</div>
						))}
					</dl>
				</div>
			))}
			<p>{t("list.tab")}</p>
			<p>
				{t("list.more")} <Link to="/privacy">{shell("nav.privacy")}</Link>
			</p>
		</>
	);
}
