import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../../visitor";
import { flashLine, floating, inPlace } from "./shell.css";

/**
 * What the last form did. A message that came with the document stands at its top; one that scripts brought floats, so that
 * nothing moves under the reader's hand. The region is always there, so that a screen reader hears it change.
 */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	const [withDocument] = useState(flash);
	const shown = useOnItsPage(flash);
	return (
		<div role="status">
			{shown ? (
				<Wrap>
					<div className={shown === withDocument ? inPlace : floating}>
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
