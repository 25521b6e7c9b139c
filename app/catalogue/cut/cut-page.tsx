import { Link } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Sheet } from "../../ui/sheet";
import { Wrap } from "../../ui/wrap";
import { sectionOf } from "../pictures";
import type { CutListAnswer } from "./cut-answer";
import * as css from "./cut-form.css";
import { CutListForm } from "./cut-list-form";
import { CutListResult } from "./cut-list-result";
import { CutResult } from "./cut-result";
import { CutTerms } from "./cut-terms";

/** A variant cut to one or several lengths, on a page of its own: where the panel leads without scripts. */
export function CutPage({ variant, answer }: { variant: Variant; answer: CutListAnswer }) {
	const t = useT("cutting");
	const { money, number } = useFormat();
	const to = `/products/${variant.products.slug}?showVariant=${variant.id}`;
	const length = number((variant.length ?? 0) / 1000);
	const { cutting } = variant.products;
	const section = sectionOf(variant.variant_pictures);
	const [price, another] = answer.prices ?? [];
	if (!cutting) return null;
	return (
		<Wrap>
			<div className={css.page}>
				<header className={css.head}>
					<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
					<p>{unbroken(t("page.intro", { length, price: money(variant.suppliedVariant.price) }))}</p>
				</header>
				<div className={css.sideBySide}>
					<CutListForm variant={variant} cutting={cutting} answer={answer} />
					<div aria-live="polite" className={css.beside}>
						{price && answer.prices && another ? (
							<CutListResult variant={variant} cutting={cutting} prices={answer.prices} answer={answer} returnTo={to} />
						) : price ? (
							<CutResult variant={variant} price={price} idem={answer.idem.cuts} returnTo={to} />
						) : section ? (
							<Sheet url={section.url} alt={variant.fullTitle} width={500} height={400} />
						) : null}
					</div>
					<CutTerms cutting={cutting} />
				</div>
				<p>
					<Link to={to}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
