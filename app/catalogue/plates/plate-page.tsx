import type { PlateCutting, Variant } from "../../../contract/catalogue";
import type { CutPlate } from "../../../contract/values/plates/plate-cuts";
import { href } from "../../platform/config/href";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Wrap } from "../../ui/wrap";
import * as css from "../cut/cut-form.css";
import type { PlateAnswer } from "./plate-answer";
import { PlateForm } from "./plate-form";
import { PlateResult } from "./plate-result";
import { PlateTerms } from "./plate-terms";

interface PlatePageProps {
	variant: Variant;
	plate: CutPlate;
	cutting: PlateCutting;
	answer: PlateAnswer;
}

/** Cuts a plate to one or several sizes. */
export function PlatePage({ variant, plate, cutting, answer }: PlatePageProps) {
	const t = useT("cutting");
	const { money, measure } = useFormat();
	const to = href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id });
	// Titles of plates name the width first.
	const size = `${measure(plate.width, "mm")} × ${measure(plate.length, "mm")}`;
	return (
		<Wrap>
			<div className={css.page}>
				<header className={stack[2]}>
					<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
					<p>{unbroken(t("plate.intro", { size, price: money(variant.suppliedVariant.price) }))}</p>
				</header>
				<div className={css.sideBySide}>
					<PlateForm variant={variant} plate={plate} cutting={cutting} answer={answer} />
					<div aria-live="polite" className={css.beside}>
						{answer.prices ? <PlateResult variant={variant} plate={plate} prices={answer.prices} answer={answer} returnTo={to} /> : null}
					</div>
					<PlateTerms variant={variant} cutting={cutting} />
				</div>
				<p>
					<Link to={to}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
