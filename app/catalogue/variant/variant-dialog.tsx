import { useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { FlashMessage } from "../../platform/page/flash-message";
import { useHydrated } from "../../ui/browser/use-hydrated";
import type { Deferred } from "../../ui/deferred-content";
import { Dialog } from "../../ui/dialog";
import { tool } from "../../ui/dialog.css";
import { Icon } from "../../ui/icon";
import { small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import type { Substitutes } from "../substitutes/substitute-list";
import { ChosenVariant } from "./chosen-variant";
import * as css from "./variant.css";

/** A variant with all its suppliers, and the keys of the forms that add it: the best offer's, then each supply's. */
export interface OpenVariant {
	variant: Variant & { supplies: Supply[]; takes_notices: boolean };
	heading: string;
	idems: string[];
	/** Articles that can be had instead, if no supplier has it soon. */
	substitutes: Deferred<Substitutes | null>;
}

interface VariantDialogProps {
	open: OpenVariant;
	variants: readonly Pick<Variant, "id">[];
	/** Returns the address with another variant open, or with none. */
	hrefOf: (id: number | null) => string;
	onClose: () => void;
}

/** Shows one variant of a list in a dialog, with links to the previous and next row. */
export function VariantDialog({ open: { variant, heading, idems, substitutes }, variants, hrefOf, onClose }: VariantDialogProps) {
	const t = useT("variant");
	const { money } = useFormat();
	const [isInDocument] = useState(!useHydrated());
	const [first] = useState(variant.id);
	const [hasStepped, setStepped] = useState(false);
	if (variant.id !== first && !hasStepped) setStepped(true);
	return (
		<Dialog
			side="right"
			titleId="variant-title"
			title={
				<>
					<p className={small}>
						{variant.code} · {unbroken(variant.products.norm)}
					</p>
					<h2 id="variant-title" tabIndex={-1} className={css.title}>
						{heading}
					</h2>
				</>
			}
			tools={<Steps id={variant.id} variants={variants} hrefOf={hrefOf} />}
			closeLabel={t("close")}
			closeTo={hrefOf(null)}
			isInDocument={isInDocument}
			onClose={onClose}
		>
			<div role="status">
				<Hidden>{hasStepped ? `${variant.fullTitle}, ${money(variant.suppliedVariant.price)}` : ""}</Hidden>
			</div>
			<FlashMessage />
			<ChosenVariant key={variant.id} variant={variant} idems={idems} substitutes={substitutes} />
		</Dialog>
	);
}

/** Links to the previous and next row. After the last row comes the first. */
function Steps({ id, variants, hrefOf }: { id: number } & Pick<VariantDialogProps, "variants" | "hrefOf">) {
	const t = useT("variant");
	const index = variants.findIndex((variant) => variant.id === id);
	const previous = variants.at(index - 1);
	const next = variants[(index + 1) % variants.length];
	if (index < 0 || !previous || !next || previous === next) return null;
	return (
		<nav aria-label={t("steps")} className={css.steps}>
			<Step to={hrefOf(previous.id)} name="previous" label={t("previous")} /> <Step to={hrefOf(next.id)} name="next" label={t("next")} />
		</nav>
	);
}

function Step({ to, name, label }: { to: string; name: "previous" | "next"; label: string }) {
	return (
		<Link to={to} replace preventScrollReset className={tool} title={label}>
			<Icon name={name} />
			<Hidden>{label}</Hidden>
		</Link>
	);
}
