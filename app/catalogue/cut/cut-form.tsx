import { Form, useFetcher, useLocation } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Variant } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { errorText } from "../../platform/forms/error-texts";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { danger, label, regular, small, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { isUncutSheet } from "../plates/cut-way";
import { type CutAnswer, cutHref } from "./cut-answer";
import * as css from "./cut-form.css";
import { CutResult } from "./cut-result";
import { CertificateChoice, CutTerms, NoReturn } from "./cut-terms";

/** Renders nothing for a variant that cannot be cut to length. */
export function CutForm({ variant }: { variant: Variant }) {
	const t = useT("cutting");
	const { money } = useFormat();
	const { pathname, search } = useLocation();
	const { cutting, plate_cutting: plates } = variant.products;
	if (variant.suppliedVariant.availability === "out") return null;
	if (plates)
		return (
			<p className={css.toPlates}>
				<Link to={cutHref(variant.id)}>{t("plate.fold")}</Link>{" "}
				<span className={small}>{t("plate.fold.fee", { price: money(plates.fee) })}</span>
			</p>
		);
	if (isUncutSheet(variant))
		return (
			<p className={css.toPlates}>
				<Link to={`${href("/contact", { variant: variant.code })}#write`}>{t("plate.ask")}</Link>{" "}
				<span className={small}>{t("plate.uncut")}</span>
			</p>
		);
	if (!cutting || variant.length === null) return null;
	return (
		<details className={css.fold}>
			<summary className={css.handle}>
				<span>{t("fold")}</span> <span className={`${small} ${regular}`}>{t("fold.fee", { price: money(cutting.fee) })}</span>
			</summary>
			<CutFields variant={variant} returnTo={pathname + search} />
		</details>
	);
}

interface CutFieldsProps {
	variant: Variant;
	returnTo: string;
}

/**
 * Prices pieces × length in a panel. Without scripts the price has its own page. With scripts it follows the reader's
 * typing. The reader can add only pieces that have a price.
 */
function CutFields({ variant, returnTo }: CutFieldsProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const format = useFormat();
	const { answer, isStale, handlers } = useCutPrice(cutHref(variant.id));
	const isHydrated = useHydrated();
	const { cutting, certificate_price: certificate } = variant.products;
	if (!cutting || variant.length === null) return null;
	const form = answer?.form;
	const details = inMillimetres(form?.details ?? {}, format);
	const errorsOf = (field: string) => form?.errors[field]?.map((key) => errorText(te, key, details));
	const mistakes = { pieces: errorsOf("pieces"), length: errorsOf("length") };
	return (
		<div className={css.body}>
			<Form action={cutHref(variant.id)} noValidate className={stack[2]} {...handlers}>
				<div className={css.fields}>
					<TextField
						id="cut-pieces"
						name="pieces"
						label={t("pieces")}
						{...(mistakes.pieces ? { "aria-invalid": true, "aria-describedby": "cut-pieces-error" } : {})}
						defaultValue={form?.values.pieces ?? ""}
						inputMode="numeric"
						autoComplete="off"
					/>
					<div>
						<TextField
							id="cut-length"
							name="length"
							label={t("length")}
							defaultValue={form?.values.length ?? ""}
							inputMode="text"
							autoComplete="off"
							aria-invalid={mistakes.length ? true : undefined}
							aria-describedby={mistakes.length ? "cut-length-error cut-length-hint" : "cut-length-hint"}
						/>
						<p id="cut-length-hint" className={css.fieldHint}>
							{t("length.hint", { min: format.measure(cutting.min_length, "mm"), max: format.measure(variant.length, "mm") })}
						</p>
					</div>
				</div>
				<CertificateChoice id="cut-certificate" price={certificate} isChosen={form?.values.certificate === "on"} />
				<NoReturn />
				{/* The hidden button keeps Enter working. */}
				<p className={css.calculate} hidden={isHydrated}>
					<Button>{t("calculate")}</Button>
				</p>
				{/* The region is below every control, so a new error does not move a box under the reader's finger. */}
				<div aria-live="polite">
					{Object.entries(mistakes).map(([field, texts]) =>
						texts ? (
							<p key={field} id={`cut-${field}-error`} className={`${label} ${danger}`}>
								{texts.join(" ")}
							</p>
						) : null,
					)}
				</div>
			</Form>
			<div aria-live="polite">
				{answer?.price ? (
					<CutResult
						key={`${answer.price.pieces}×${answer.price.length}`}
						variant={variant}
						price={answer.price}
						idem={answer.idem}
						returnTo={returnTo}
						isStale={isStale}
					/>
				) : null}
			</div>
			<CutTerms cutting={cutting} />
			<p>
				<Link to={cutHref(variant.id)}>{t("list.link")}</Link>
			</p>
		</div>
	);
}

/** Debounce after the last key in ms, before the price is requested and before errors are shown. */
const pause = { price: 300, mistakes: 900 } as const;

const names: readonly string[] = ["pieces", "length"];

/**
 * Prices the pieces and length typed into a form. An error appears on blur, after a pause in typing, or when the
 * price is requested. It disappears once the field has another value.
 */
function useCutPrice(address: string) {
	const fetcher = useFetcher<{ answer: CutAnswer }>();
	const asking = useRef<ReturnType<typeof setTimeout>>();
	const mistakeTimer = useRef<ReturnType<typeof setTimeout>>();
	/** Names of fields whose errors are shown. */
	const [shown, setShown] = useState(names);
	const [isWaiting, setWaiting] = useState(false);
	/** Null until the reader changes the form. */
	const [typed, setTyped] = useState<URLSearchParams | null>(null);
	const { data, state, load } = fetcher;
	const answer = data?.answer;
	useEffect(
		() => () => {
			clearTimeout(asking.current);
			clearTimeout(mistakeTimer.current);
		},
		[],
	);

	function ask(form: HTMLFormElement) {
		clearTimeout(asking.current);
		setWaiting(false);
		const query = queryOf(form);
		// With this parameter the server does not answer 422 to an incomplete form.
		query.set("typing", "1");
		load(`${address}?${query}`);
	}
	/** A delayed response may describe an earlier value. */
	const isPresent = ({ values }: CutAnswer["form"], field: string) => typed === null || typed.get(field) === values[field]?.trim();
	const showMistake = (name: string) => setShown((before) => (before.includes(name) ? before : [...before, name]));

	return {
		answer: answer && {
			...answer,
			form: { ...answer.form, errors: only(answer.form.errors, (field) => shown.includes(field) && isPresent(answer.form, field)) },
		},
		isStale: state !== "idle" || isWaiting,
		handlers: {
			onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
				const name = nameOf(target);
				clearTimeout(asking.current);
				clearTimeout(mistakeTimer.current);
				asking.current = setTimeout(() => ask(currentTarget), pause.price);
				mistakeTimer.current = setTimeout(() => showMistake(name), pause.mistakes);
				setWaiting(true);
				setTyped(queryOf(currentTarget));
				// A field that the reader has not filled in shows no error.
				setShown((before) => names.filter((one) => one !== name && before.includes(one) && hasText(currentTarget, one)));
			},
			onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
				const name = nameOf(target);
				if (!hasText(currentTarget, name)) return;
				if (isWaiting) ask(currentTarget);
				showMistake(name);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				ask(event.currentTarget);
				setShown(names);
			},
		},
	};
}

const nameOf = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.name : "");

const hasText = (form: HTMLFormElement, name: string): boolean => queryOf(form).get(name) !== "";

const only = (errors: CutAnswer["form"]["errors"], isShown: (field: string) => boolean): CutAnswer["form"]["errors"] =>
	Object.fromEntries(Object.entries(errors).filter(([field]) => isShown(field)));

function queryOf(form: HTMLFormElement): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value.trim());
	return query;
}
