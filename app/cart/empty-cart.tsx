import type { ReactNode } from "react";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useVisit } from "../platform/page/use-visit";
import { LinkButton } from "../ui/forms/button";
import { Wrap } from "../ui/wrap";
import * as css from "./empty-cart.css";

export function EmptyCart({ children }: { children?: ReactNode }) {
	const t = useT("cart");
	return (
		<Nothing title={t("empty.title")} text={t("empty.text")}>
			{children}
		</Nothing>
	);
}

/** The address is that of a cart that no longer exists. */
export function MissingCart() {
	const t = useT("cart");
	return <Nothing title={t("gone.title")} text={t("gone.text")} />;
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	const t = useT("cart");
	const isVisit = Boolean(useVisit());
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.words}>
					<div className={css.before}>{children}</div>
					<h1>{title}</h1>
					<p className={css.text}>{text}</p>
					<p className={css.actions}>
						<LinkButton to={href("/shop")} kind="primary">
							{t("empty.shop")}
						</LinkButton>
						<LinkButton to={href("/quick-order")}>{t("links.quickOrder")}</LinkButton>
						{isVisit ? null : <LinkButton to={href("/contact")}>{t("empty.contact")}</LinkButton>}
					</p>
				</div>
				<EmptyPallet />
			</div>
		</Wrap>
	);
}

/** An empty pallet, drawn like the catalogue's drawings. */
function EmptyPallet() {
	const format = useFormat();
	return (
		<svg className={css.drawing} viewBox="0 0 320 172" aria-hidden="true">
			<path d="M30 96h260v14H30zM30 96l22-22h216l22 22M52 110v16H36v-16M168 110v16h-16v-16M284 110v16h-16v-16" />
			<path className={css.thin} d="M30 118v40M290 118v40M30 152h260M30 152l8-2v4zM290 152l-8-2v4z" />
			<path className={css.dashed} d="M60 66V14h200v52z" />
			<text x="160" y="146" textAnchor="middle">
				{palletLength}
			</text>{" "}
			<text x="160" y="45" textAnchor="middle">
				{format.totalWeight(0)}
			</text>
		</svg>
	);
}

/** Length of a pallet by EN 13698, in mm. */
const palletLength = 1200;
