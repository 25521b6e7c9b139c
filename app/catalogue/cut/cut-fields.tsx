import { Form, Link } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { CertificateChoice } from "./certificate-choice";
import { cutAddress } from "./cut-answer";
import * as css from "./cut-form.css";
import { CutResult } from "./cut-result";
import { CutTerms, NoReturn } from "./cut-terms";
import { useCutPrice } from "./use-cut-price";

interface CutFieldsProps {
	variant: Variant;
	/** Where adding leads back to. */
	returnTo: string;
}

/**
 * Pieces × length in a panel, what that means and what it comes to. Without scripts the price is a page of its own; with them it follows what is
 * typed. Only what has been priced can be added.
 */
export function CutFields({ variant, returnTo }: CutFieldsProps) {
	const t = useT("cutting");
	const te = useT("errors");
	const format = useFormat();
	const { answer, isStale, handlers } = useCutPrice(cutAddress(variant.id));
	const isHydrated = useHydrated();
	const { cutting, certificate_price: certificate } = variant.products;
	if (!cutting || variant.length === null) return null;
	const form = answer?.form;
	const details = inMillimetres(form?.details ?? {}, format);
	const errorsOf = (field: string) => form?.errors[field]?.map((key) => te(key, details));
	const mistakes = { pieces: errorsOf("pieces"), length: errorsOf("length") };
	return (
		<div className={css.body}>
			<Form action={cutAddress(variant.id)} noValidate className={css.form} {...handlers}>
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
				{/* Enter still presses it. */}
				<p className={css.calculate} hidden={isHydrated}>
					<Button>{t("calculate")}</Button>
				</p>
				{/* Below all that is pressed: what comes while a finger is on its way to a box must not move the box. */}
				<div aria-live="polite">
					{Object.entries(mistakes).map(([field, texts]) =>
						texts ? (
							<p key={field} id={`cut-${field}-error`} className={css.mistake}>
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
				<Link to={cutAddress(variant.id)}>{t("list.link")}</Link>
			</p>
		</div>
	);
}
