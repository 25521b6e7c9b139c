import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../../visitor";
import { isSubscribed } from "./is-subscribed";
import { closeButton, flashLine, floating, inPlace } from "./shell.css";

/**
 * What the last form did. A message that came with the document stands at its top; one that scripts brought floats, so that
 * nothing moves under the reader's hand. The region is always there, so that a screen reader hears it change.
 */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	const [withDocument] = useState(flash);
	const [closed, setClosed] = useState<Flash | null>(null);
	const { shown, count } = useOnItsPage(flash);
	return (
		<div role="status">
			{shown && shown !== closed ? (
				// The same words once more are only heard where they come anew.
				<Wrap key={count}>
					{shown === withDocument ? (
						<div className={inPlace} hidden={isSubscribed(shown)}>
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
function useOnItsPage(flash: Flash | null): { shown: Flash | null; count: number } {
	const { key } = useLocation();
	const [came, setCame] = useState({ flash, key, count: 0 });
	if (came.flash === flash) return { shown: came.key === key ? flash : null, count: came.count };
	setCame({ flash, key, count: came.count + 1 });
	return { shown: flash, count: came.count + 1 };
}

function FlashText({ flash }: { flash: Flash }) {
	const t = useT("shell");
	const { money, number } = useFormat();
	if (flash.kind === "line") {
		const { title, quantity, total } = flash;
		const said = quantity > 0 ? t("flash.line", { title, quantity: number(quantity) }) : t("flash.lineOut", { title });
		return (
			<Notice tone="success">
				{said} {t("flash.total", { total: money(total) })}
			</Notice>
		);
	}
	if (flash.kind === "notice")
		return <Notice tone={flash.key === "cart.changed" ? "warning" : "success"}>{t(`flash.${flash.key}`)}</Notice>;
	if (flash.kind === "account") {
		const { news } = flash;
		return <Notice tone={news === "signOutFailed" ? "error" : "success"}>{t(`flash.account.${news}`)}</Notice>;
	}
	if (flash.kind === "linkSent") return <Notice tone="success">{t(`flash.linkSent.${flash.view}`, { email: flash.email })}</Notice>;
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
