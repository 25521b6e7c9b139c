import { Form } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Cart } from "../../../contract/cart";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { useSinglePress } from "../../ui/browser/use-removal-focus";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { buttonValue, formPart, lineForm, removedForm, setForm } from "../change/cart-rows";
import * as css from "./removed-lines.css";

/** A line or set that was removed from the page's cart. */
export interface RemovedLine {
	/** "line-12", "set-3" */
	name: string;
	title: string;
}

const buttons = "button[data-remove], button[data-undo]";

/**
 * The removed lines that the page still shows: without scripts the latest, with scripts all until the reader leaves, so that no other line
 * moves under the pointer.
 */
export function useRemovedLines(cart: Cart, latest: RemovedLine | null) {
	const [known, setKnown] = useState({ latest, lines: latest ? [latest] : [] });
	if (known.latest !== latest)
		setKnown({ latest, lines: latest ? [...known.lines.filter(({ name }) => name !== latest.name), latest] : known.lines });
	const lines = known.lines.filter(({ name }) => !isIn(cart, name));
	const heights = useRef(new Map<string, number>());
	const pressed = useRef("");
	useSinglePress(buttons);
	const shown = lines.map(({ name }) => name).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the shown lines ends the pressed button
	useEffect(() => {
		const name = pressed.current;
		pressed.current = "";
		if (name === "" || document.activeElement !== document.body) return;
		const button = document.querySelector<HTMLElement>(`button[data-undo="${name}"], button[data-remove="${name}"]`);
		button?.focus({ preventScroll: true });
	}, [shown]);
	const rememberPress = ({ target }: MouseEvent) => {
		const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
		if (!button) return;
		const { remove, undo } = button.dataset;
		pressed.current = remove ?? undo ?? "";
		const line = button.closest("li");
		if (remove && line) heights.current.set(remove, line.getBoundingClientRect().height);
	};
	return { lines, heights: heights.current, rememberPress };
}

const isIn = (cart: Cart, name: string): boolean =>
	cart.items.some(({ id }) => lineForm(id) === name) || cart.orders_to_sets.some(({ set_id: id }) => setForm(id) === name);

/** Sorts the removed lines among those of the cart, which are in the order of their ids. */
export function placeOf({ name }: RemovedLine): { isSet: boolean; id: number } {
	const id = Number(name.replace(/^\D+/, ""));
	return { isSet: name === setForm(id), id };
}

/** The place of a removed line, with the button that puts it back. It keeps the line's height. */
export function RemovedRow({ line: { name, title }, height }: { line: RemovedLine; height: number | undefined }) {
	const t = useT("cart");
	const textId = `${removedForm(name)}-text`;
	return (
		<li className={css.removed} style={{ minHeight: height }} {...formPart}>
			<HiddenFields fields={{ removed: name, title }} />
			<span id={textId} className={css.removedText}>
				{t("removed.text", { title })}
			</span>{" "}
			<button
				type="submit"
				name="undo"
				value={buttonValue("1", removedForm(name))}
				className={css.undo}
				data-undo={name}
				aria-describedby={textId}
			>
				{t("removed.undo")}
				<Hidden> {title}</Hidden>
			</button>
		</li>
	);
}

/** The removed lines of a cart that is empty now. */
export function RemovedNotice({ lines }: { lines: readonly RemovedLine[] }) {
	const t = useT("cart");
	return lines.map(({ name, title }) => (
		<Notice key={name}>
			<Form method="post" preventScrollReset className={css.alone}>
				<HiddenFields fields={{ intent: "restore", removed: name, title }} />
				<span>{t("removed.text", { title })}</span>{" "}
				<Button size="s">
					{t("removed.undo")}
					<Hidden> {title}</Hidden>
				</Button>
			</Form>
		</Notice>
	));
}
