import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../../visitor";
import { closeButton, flashLine, floating, inPlace } from "./shell.css";

/**
 * What the last form did. A message that came with the document stands at its top; one that scripts brought floats, so that
 * nothing moves under the reader's hand. The region is always there, so that a screen reader hears it change.
 */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	const [withDocument] = useState(flash);
	const [closed, setClosed] = useState<Flash | null>(null);
	const shown = useOnItsPage(flash);
	return (
		<div role="status">
			{shown && shown !== closed ? (
				<Wrap>
					{shown === withDocument ? (
						<div className={inPlace}>
							<FlashText flash={shown} />
						</div>
					) : (
						<div className={floating}>
							<FlashText flash={shown} />
							<CloseButton onClose={() => setClosed(shown)} />
						</div>
					)}
				</Wrap>
			) : null}
		</div>
	);
}

function CloseButton({ onClose }: { onClose: () => void }) {
	const t = useT("shell");
	return (
		<button type="button" className={closeButton} onClick={onClose} aria-label={t("close")}>
			<Icon name="close" />
		</button>
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
				<span>
					{flash.kind === "added"
						? t("flash.added", { quantity: flash.quantity, title: flash.title })
						: t("flash.addedLines", { count: flash.lines })}
				</span>
				<Link to={`/cart/${flash.cartUuid}`}>{t("flash.toCart")}</Link>
			</p>
		</Notice>
	);
}
