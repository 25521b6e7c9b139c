import type { ReactNode } from "react";
import { type Locale, locales, markets } from "../../platform/config/market";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../desk-page.css";
import * as own from "./words.css";

export type TextPart = "title" | "intro" | "body" | "question" | "answer" | "text" | "link" | "description";

/** The parts that a language lacks; nothing if it is complete. */
export function Missing({ parts }: { parts: readonly TextPart[] }) {
	const t = useT("desk");
	if (parts.length === 0) return null;
	return <span className={css.muted}> {t("words.missing", { parts: parts.map((part) => t(`words.part.${part}`)).join(", ") })}</span>;
}

interface LanguageFieldsProps {
	missing: Readonly<Record<Locale, readonly TextPart[]>>;
	children: (locale: Locale) => ReactNode;
}

/** The fields of each language, with what it lacks. */
export const LanguageFields = ({ missing, children }: LanguageFieldsProps) => (
	<div className={own.languages}>
		{locales.map((locale) => (
			<fieldset key={locale} className={own.language}>
				<legend className={own.languageName}>
					{markets[locale].language}
					<Missing parts={missing[locale]} />
				</legend>
				{children(locale)}
			</fieldset>
		))}
	</div>
);

/** Saves, or shows what was typed without storing it. */
export function SaveButtons() {
	const t = useT("desk");
	return (
		<div className={own.buttons}>
			<Button kind="primary" name="intent" value="save">
				{t("save")}
			</Button>
			<Button name="intent" value="preview">
				{t("words.preview")}
			</Button>
		</div>
	);
}

/** Says that the preview of what was typed is below the form. */
export function PreviewNews({ answer }: { answer: unknown }) {
	const t = useT("desk");
	return (
		<FocusedAlert tone="info" title={t("words.preview.text")} answer={answer}>
			<p>
				<a href="#preview">{t("words.preview")}</a>
			</p>
		</FocusedAlert>
	);
}

/** A text as the shop shows it, in its languages. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section id="preview" className={css.section} aria-labelledby="preview-title">
			<h2 id="preview-title" className={css.sectionTitle}>
				{title}
			</h2>
			<div className={own.languages}>{children}</div>
		</section>
	);
}
