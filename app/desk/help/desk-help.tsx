import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { Hidden } from "../../ui/wrap";
import * as css from "./desk-help.css";
import { useDeskKeys } from "./use-desk-keys";

interface DeskHelpProps {
	help: { title: string; paragraphs: readonly string[]; keys: string };
}

/** Opens what a page is for and how it is used. It stays open while somebody works, until the next page. */
export function DeskHelp({ help: { title, paragraphs, keys } }: DeskHelpProps) {
	const t = useT("desk");
	const details = useRef<HTMLDetailsElement>(null);
	const { pathname } = useLocation();
	const isHydrated = useHydrated();
	const { areOn, turn } = useDeskKeys();
	useEffect(() => {
		if (pathname && details.current) details.current.open = false;
	}, [pathname]);
	return (
		<details ref={details} className={css.help}>
			<summary className={css.sign} aria-keyshortcuts="?">
				<span aria-hidden>?</span>
				<Hidden>{title}</Hidden>
			</summary>
			<section className={css.paper} aria-label={title}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph} className={css.paragraph}>
						{paragraph}
					</p>
				))}
				{isHydrated ? (
					<div className={css.keys}>
						<p>{keys}</p>
						<Button kind="quiet" size="s" type="button" onClick={() => turn(!areOn)}>
							{areOn ? t("keys.off") : t("keys.on")}
						</Button>
					</div>
				) : null}
			</section>
		</details>
	);
}
