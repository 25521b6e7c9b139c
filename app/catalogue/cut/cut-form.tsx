import { useLocation } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { CutFields } from "./cut-fields";
import * as css from "./cut-form.css";

/** The fold of a variant that can be cut to length; nothing for others. */
export function CutForm({ variant }: { variant: Variant }) {
	const t = useT("cutting");
	const { money } = useFormat();
	const { pathname, search } = useLocation();
	const { cutting } = variant.products;
	if (!cutting || variant.length === null || variant.suppliedVariant.availability === "out") return null;
	return (
		<details className={css.fold}>
			<summary className={css.handle}>
				<span>{t("fold")}</span> <span className={css.fee}>{t("fold.fee", { price: money(cutting.fee) })}</span>
			</summary>
			<CutFields variant={variant} returnTo={pathname + search} />
		</details>
	);
}
