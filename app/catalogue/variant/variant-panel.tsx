import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Variant } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { hrefWith } from "../list/list-href";
import * as css from "./variant.css";
import type { OpenVariant } from "./variant-dialog";
import "./attribute-list.css";
import "../substitutes/substitute-list.css";
import "../cut/cut-form.css";
import "../viewer/picture-viewer.css";
import "../../ui/forms/button.css";
import "../../ui/dialog.css";
import "../../ui/forms/field.css";
import "../../ui/sheet.css";

/**
 * Imports the dialog when a row is opened. Its styles are in the page, so the panel looks right without scripts and
 * does not move.
 */
const fetchPanel = () => import("./variant-dialog");

/** If the import fails, the panel stays as the server rendered it. */
const VariantDialog = lazy(() =>
	fetchPanel().then(
		(module) => ({ default: module.VariantDialog }),
		() => new Promise<never>(() => {}),
	),
);

interface VariantPanelProps {
	open: OpenVariant | null;
	variants: readonly Pick<Variant, "id">[];
}

/**
 * Shows the panel of ?showVariant= (R2.18). Without scripts it is a section of the page, and with scripts a dialog.
 * Opening and switching replace the address, so that Back leaves the page.
 */
export function VariantPanel({ open, variants }: VariantPanelProps) {
	const { pathname, search, key } = useLocation();
	const [closedAt, setClosedAt] = useState("");
	const closeAt = useRowsOpenHere();
	const t = useT("catalogue");
	const requested = new URLSearchParams(search).get("showVariant");
	const hrefOf = (id: number | null) => hrefWith({ pathname, search }, { showVariant: id });
	if (!requested || closedAt === key) return null;
	if (!open)
		return (
			<div className={css.missing}>
				<Notice title={t("variant.missing")}>
					<p>{t("variant.missingText")}</p>
				</Notice>
			</div>
		);
	return (
		<section id="variant" aria-labelledby="variant-title" className={css.slot}>
			<Suspense>
				<VariantDialog
					open={open}
					variants={variants}
					hrefOf={hrefOf}
					onClose={() => {
						setClosedAt(key);
						closeAt(open.variant.id);
					}}
				/>
			</Suspense>
		</section>
	);
}

/**
 * Selects the links of rows outside dialogs. Links of pictures, pages and orders keep the variant in their addresses
 * too.
 */
const rowLinks = "main tbody th a[href*='showVariant=']:not(dialog a)";

/**
 * Opens the panel over the page when a row's link is clicked. Modified clicks keep their default.
 * @returns closes the panel: removes the variant from the address, and returns the focus to its row
 */
function useRowsOpenHere() {
	const { pathname, search, key } = useLocation();
	const navigate = useNavigate();
	const go = (id: string | null) =>
		navigate(hrefWith({ pathname, search }, { showVariant: id }), { replace: true, preventScrollReset: true });
	// biome-ignore lint/correctness/useExhaustiveDependencies: each address ends the wait for it.
	useEffect(() => {
		for (const link of document.querySelectorAll(rowLinks)) link.ariaBusy = null;
	}, [key]);
	useEffect(() => {
		const linkAt = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>(rowLinks) : null;
			// A product's page shows only its own variants.
			return link && (link.pathname === pathname || !pathname.startsWith("/products/")) ? link : null;
		};
		const near = (event: Event) => {
			if (linkAt(event)) fetchPanel().catch(() => {});
		};
		const open = (event: MouseEvent) => {
			const link = linkAt(event);
			if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			// The link is busy at once, and the new address ends that.
			link.ariaBusy = "true";
			fetchPanel().then(
				() => go(variantOf(link)),
				() => location.assign(link.href),
			);
		};
		// The capturing listener runs before the link, which ignores a prevented event.
		document.addEventListener("click", open, true);
		for (const type of ["pointerover", "focusin"]) document.addEventListener(type, near);
		return () => {
			document.removeEventListener("click", open, true);
			for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, near);
		};
	});
	return (id: number) => {
		go(null);
		const row = [...document.querySelectorAll<HTMLAnchorElement>(rowLinks)].find((link) => variantOf(link) === String(id));
		row?.focus({ preventScroll: true });
		// Wait until the panel has left the layout. The page then scrolls only if the row is out of sight, and only
		// as far as needed.
		requestAnimationFrame(() => row?.scrollIntoView({ block: "nearest" }));
	};
}

const variantOf = (link: HTMLAnchorElement): string | null => new URL(link.href).searchParams.get("showVariant");
