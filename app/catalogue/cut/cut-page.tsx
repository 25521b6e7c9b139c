import { Link } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Wrap } from "../../ui/wrap";
import type { CutAnswer } from "./cut-answer";
import { CutFields } from "./cut-fields";
import * as css from "./cut-form.css";

/** A variant cut to length, on a page of its own: where the panel leads without scripts. */
export function CutPage({ variant, answer }: { variant: Variant; answer: CutAnswer }) {
	const t = useT("cutting");
	const { money, number } = useFormat();
	const to = `/products/${variant.products.slug}?showVariant=${variant.id}`;
	const length = number((variant.length ?? 0) / 1000);
	return (
		<Wrap>
			<div className={css.page}>
				<header className={css.head}>
					<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
					<p>{unbroken(t("page.intro", { length, price: money(variant.suppliedVariant.price) }))}</p>
				</header>
				<CutFields variant={variant} answer={answer} returnTo={to} />
				<p>
					<Link to={to}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
