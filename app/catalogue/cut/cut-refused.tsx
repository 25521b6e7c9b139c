import { Link } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "./cut-form.css";

/** Why a variant is not cut: it is sold as it stands, or nobody has it at present. */
export function NotCut({ variant }: { variant: Variant }) {
	const t = useT("cutting");
	const tv = useT("variant");
	const te = useT("errors");
	const isOut = variant.suppliedVariant.availability === "out";
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{unbroken(t("page.title", { title: variant.fullTitle }))}</h1>
				<Notice>
					<p>{isOut ? tv("out") : te("cut.notOffered")}</p>
				</Notice>
				{isOut ? (
					<p>
						<LinkButton to={`/contact?variant=${encodeURIComponent(variant.code)}`} kind="primary">
							{tv("askSimilar")}
						</LinkButton>
					</p>
				) : null}
				<p>
					<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
