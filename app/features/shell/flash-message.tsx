import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../../visitor";
import { flashLine, flash as flashStyle } from "./shell.css";

/** What the last form did. The region is always there, so that a screen reader hears it change. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	const shown = useOnItsPage(flash);
	return (
		<div role="status">
			{shown ? (
				<Wrap>
					<div className={flashStyle}>
						<FlashText flash={shown} />
					</div>
				</Wrap>
			) : null}
		</div>
	);
}

/** With scripts the shell stays from page to page; a message belongs to the one that it came with. */
function useOnItsPage(flash: Flash | null): Flash | null {
	const { key } = useLocation();
	const [came, setCame] = useState({ flash, key });
	if (came.flash === flash) return came.key === key ? flash : null;
	setCame({ flash, key });
	return flash;
}

function FlashText({ flash }: { flash: Flash }) {
	const t = useT("shell");
	if (flash.kind === "notice")
		return <Notice tone={flash.key === "cart.changed" ? "warning" : "success"}>{t(`flash.${flash.key}`)}</Notice>;
	return (
		<Notice tone="success">
			<p className={flashLine}>
				<span>{t("flash.added", { quantity: flash.quantity, title: flash.title })}</span>
				<Link to={`/cart/${flash.cartUuid}`}>{t("flash.toCart")}</Link>
			</p>
		</Notice>
	);
}
