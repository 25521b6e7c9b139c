import { useEffect } from "react";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { href } from "../config/href";
import { useFormat } from "../i18n/format";
import { useT } from "../i18n/i18n";
import { notifyTabs } from "../session/signed-out";
import type { Flash, noticeKeys } from "../session/visitor";
import { closeButton, flashLine } from "./flash-message.css";

export interface FlashNoticeProps {
	flash: Flash;
	onClose?: (() => void) | undefined;
}

export default function FlashNotice({ flash, onClose }: FlashNoticeProps) {
	const isSignedOut = flash.kind === "account" && flash.news === "signedOut";
	// After a sign-out without scripts, this document has not notified the other tabs yet.
	useEffect(() => {
		if (isSignedOut) notifyTabs(false);
	}, [isSignedOut]);
	const isPassing = onClose !== undefined && isPlain(flash);
	useEffect(() => {
		if (!isPassing) return;
		const timer = setInterval(() => {
			if (!document.querySelector("[role=status]:is(:hover, :focus-within)")) onClose();
		}, shownFor);
		return () => clearInterval(timer);
	}, [isPassing, onClose]);
	return (
		<>
			<FlashText flash={flash} />
			{onClose ? <CloseButton onClose={onClose} /> : null}
		</>
	);
}

/** A floating message that only confirms goes by itself, unless it has the pointer or the focus. In ms. */
const shownFor = 6000;

/** Whether a message only confirms: it has no link, warns of nothing and asks for nothing. */
function isPlain(flash: Flash): boolean {
	if (flash.kind === "line") return !flash.schedule;
	if (flash.kind === "notice") return !warnings.has(flash.key);
	return flash.kind === "account" && flash.news !== "signOutFailed";
}

function CloseButton({ onClose }: { onClose: () => void }) {
	const t = useT("shell");
	return (
		<button type="button" className={closeButton} onClick={onClose} aria-label={t("close")}>
			<Icon name="close" />
		</button>
	);
}

const warnings: ReadonlySet<string> = new Set<(typeof noticeKeys)[number]>(["cart.changed", "cart.notReturned", "cart.outside"]);

function FlashText({ flash }: { flash: Flash }) {
	const t = useT("flash");
	const { money } = useFormat();
	if (flash.kind === "line") {
		const { title, quantity, total, schedule } = flash;
		return (
			<Notice tone="success">
				{t("line", { title, quantity })} {t("total", { total: money(total) })}
				{schedule ? (
					<>
						{" "}
						{t("scheduleMoved")}{" "}
						<Link to={href("/cart/:uuid/schedule/:item", { uuid: schedule.cartUuid, item: schedule.item })}>{t("toSchedule")}</Link>
					</>
				) : null}
			</Notice>
		);
	}
	if (flash.kind === "removed") return null;
	if (flash.kind === "notice") return <Notice tone={warnings.has(flash.key) ? "warning" : "success"}>{t(`${flash.key}`)}</Notice>;
	if (flash.kind === "account") {
		const { news } = flash;
		return <Notice tone={news === "signOutFailed" ? "error" : "success"}>{t(`account.${news}`)}</Notice>;
	}
	if (flash.kind === "linkSent") return <Notice tone="success">{t(`linkSent.${flash.view}`, { email: flash.email })}</Notice>;
	return (
		<Notice tone="success">
			<p className={flashLine}>
				<span>
					{flash.kind === "added" ? t("added", { quantity: flash.quantity, title: flash.title }) : t("addedLines", { count: flash.lines })}
				</span>{" "}
				<Link to={href("/cart/:uuid", { uuid: flash.cartUuid })}>{t("toCart")}</Link>
			</p>
		</Notice>
	);
}
