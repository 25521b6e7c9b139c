import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import { note, regular } from "../../ui/layout.css";
import * as form from "../form.css";
import * as css from "./group.css";

interface GroupProps {
	title: string;
	/** Follows the title if all fields are optional. */
	optional?: string;
	/** Lines that say what the fields hold; null while something is missing, so that the group does not fold. */
	facts: readonly string[] | null;
	/** Errors and warnings open a fold. */
	isOpen: boolean;
	/** Reads the facts again after the reader has folded the group. */
	onFold: () => void;
	children: ReactNode;
}

/** Fields under a heading. A complete group folds to what its fields hold; it still sends them. */
export function Group({ title, optional, facts, isOpen, onFold, children }: GroupProps) {
	const t = useT("checkout");
	const { hash } = useLocation();
	const details = useRef<HTMLDetailsElement>(null);
	// The reader may have folded it since.
	useEffect(() => {
		if (isOpen && details.current) details.current.open = true;
	}, [isOpen]);
	// Browsers open a fold for a link to a field in it, but the router's links do not.
	useEffect(() => {
		const target = hash === "" ? null : document.getElementById(hash.slice(1));
		if (!target || !details.current?.contains(target)) return;
		details.current.open = true;
		target.scrollIntoView();
	}, [hash]);
	if (facts === null)
		return (
			<fieldset className={form.group}>
				<legend className={form.legend}>{title}</legend>
				{children}
			</fieldset>
		);
	return (
		<details
			ref={details}
			className={css.fold}
			open={isOpen}
			onToggle={({ currentTarget }) => {
				if (!currentTarget.open) onFold();
			}}
		>
			<summary className={css.handle}>
				<span className={css.head}>
					<span>
						{title}
						{/* It never stands alone on a line. */}
						{facts.length === 0 && optional ? <span className={`${note} ${regular}`}>{`\u00a0(${optional})`}</span> : null}
					</span>{" "}
					<span className={facts.length === 0 ? css.sign : css.change}>{facts.length === 0 ? null : t("summary.change")}</span>
				</span>
				{facts.length === 0 ? null : (
					<span className={css.facts}>
						{facts.map((fact) => (
							<span key={fact} className={css.fact}>
								{" "}
								{fact}
							</span>
						))}
					</span>
				)}
			</summary>
			<fieldset className={form.group} aria-label={title}>
				{children}
			</fieldset>
		</details>
	);
}
