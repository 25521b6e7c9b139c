import { useNavigation } from "@remix-run/react";
import { Fragment, type MouseEvent, useEffect, useRef, useState } from "react";
import type { CartItem } from "../../../contract/cart";
import { maxUnits } from "../../../contract/values/order-bounds";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Icon } from "../../ui/icon";
import { hidden } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { buttonValue, lineForm, sentPart } from "../change/cart-rows";
import { useQuantityText, useUnit } from "./line-texts";
import * as css from "./quantity.css";
import { countOf, lineField, useIsOutOfDate } from "./unsaved-quantities";

interface QuantityFormProps {
	row: string;
	label: string;
	title: string;
	saved: number;
	typed: string | undefined;
	least: number;
	step: number;
	rules: string[];
	/** Converts the saved quantity into units of sale. */
	equals?: string | null;
	errors: string[];
}

/** The quantity of a line, which the reader types or steps. */
export function QuantityForm({ row, label, title, saved, typed, least, step, rules, equals, errors }: QuantityFormProps) {
	const t = useT("cart");
	const id = `${row}-amount`;
	const { field, update, shown, isLeast, press } = useQuantity({ saved, least, step });
	const isOutOfDate = useIsOutOfDate(id);
	// Disabling the pressed button would lose the focus. Without scripts the page reloads.
	const isHydrated = useHydrated();
	const described = [errors.length > 0 ? `${id}-error` : "", rules.length > 0 ? `${id}-rules` : ""].filter(Boolean).join(" ");
	return (
		<div className={css.cell}>
			<label htmlFor={id} className={hidden}>
				{label}
				<Hidden> {title}</Hidden>
			</label>
			<input
				ref={field}
				id={id}
				className={css.input}
				name="amount"
				inputMode="numeric"
				autoComplete="off"
				{...lineField(saved)}
				defaultValue={typed ?? saved}
				// CSS compares the field with this pattern to detect a changed quantity. It never validates the form.
				pattern={String(shown)}
				required
				aria-invalid={errors.length > 0}
				aria-describedby={described || undefined}
			/>
			<button ref={update} type="submit" className={css.update} onClick={() => field.current?.focus()}>
				{t("quantity.update")}
				<Hidden> {title}</Hidden>
			</button>{" "}
			<button
				type="submit"
				name="step"
				value={buttonValue("-1", row)}
				className={css.less}
				disabled={isLeast && !isHydrated}
				aria-disabled={isLeast}
				onClick={press(-1)}
			>
				<Icon name="minus" />
				<Hidden>{t("quantity.less", { title })}</Hidden>
			</button>{" "}
			<button type="submit" name="step" value={buttonValue("1", row)} className={css.more} onClick={press(1)}>
				<Icon name="plus" />
				<Hidden>{t("quantity.more", { title })}</Hidden>
			</button>
			{errors.length > 0 ? (
				<p id={`${id}-error`} className={css.error}>
					{errors.join(" ")}
				</p>
			) : null}
			{rules.length > 0 ? (
				<p id={`${id}-rules`} className={css.rules}>
					{rules.map((rule, index) => (
						<Fragment key={rule}>
							{index > 0 ? ", " : null}
							<span className={css.oneRule} aria-busy={(rule === equals && isOutOfDate) || undefined}>
								{rule}
							</span>
						</Fragment>
					))}
				</p>
			) : null}
		</div>
	);
}

export function RemoveButton({ row, title }: { row: string; title: string }) {
	const t = useT("cart");
	return (
		<button type="submit" name="remove" value={buttonValue("1", row)} className={css.remove} data-remove={row}>
			<Icon name="bin" />
			<Hidden>
				{t("remove")} {title}
			</Hidden>
		</button>
	);
}

interface QuantityProps {
	item: CartItem;
	title: string;
	refused: FormResult | null;
}

export const amountId = (itemId: number): string => `${lineForm(itemId)}-amount`;

export function LineQuantity({ item, title, refused }: QuantityProps) {
	const t = useT("cart");
	const { of } = useErrorTexts(refused);
	const { unit, equals } = useQuantityText()(item);
	const { cut, id } = item;
	const { min_order: leastBars, pack_size: packOfBars } = item.suppliedVariant;
	// Pieces are sold singly; their bars follow the supply's rules.
	const [saved, least, step] = cut ? [cut.pieces, 1, 1] : [item.quantity, leastBars, packOfBars];
	// Without a unit the reader counts pieces.
	const counted = cut || item.variant.products.unit === "piece" ? "" : unit;
	const ofSupply = [
		leastBars > 1 ? t("quantity.minimum", { quantity: leastBars }) : "",
		packOfBars > 1 ? t("quantity.pack", { quantity: packOfBars }) : "",
	]
		.filter(Boolean)
		.join(", ");
	return (
		<QuantityForm
			// A quantity typed over a concurrent change stays in the field until the reader decides.
			key={refused?.errors.amount?.includes("changedMeanwhile") ? "stale" : "present"}
			row={lineForm(id)}
			label={t("column.quantity")}
			title={title}
			saved={saved}
			typed={refused?.values.amount}
			least={least}
			step={step}
			equals={equals}
			rules={[
				counted,
				equals ?? "",
				cut && cut.width > 0 ? "" : cut && ofSupply ? t("cut.barRules", { rules: ofSupply }) : ofSupply,
			].filter(Boolean)}
			errors={
				// The notice above has the full message.
				refused?.errors.amount?.includes("amount.tooMany")
					? [t("quantity.most", { quantity: maxUnits })]
					: ["amount", "cut.length", "saw_list", "certificate"].flatMap((field) => of(field) ?? [])
			}
		/>
	);
}

/** The next lower price of a line, so that the buyer sees what a few more pieces save; "" for none. An offer's price may be lower. */
export function useNextTier(): (item: CartItem) => string {
	const t = useT("cart");
	const format = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const next = item.suppliedVariant.volume_prices.find(({ threshold, price }) => threshold > item.quantity && price < item.price);
		if (!next || item.offered) return "";
		const quantity = `${format.number(next.threshold)}\u00a0${unitOf(item, next.threshold)}`;
		return t("tier.next", { quantity, price: format.money(next.price).replace(" ", "\u00a0") });
	};
}

interface Bounds {
	saved: number;
	least: number;
	step: number;
}

/** Delay after the last press before the quantity is sent. In ms. */
const pause = 400;

/** Steps a line's quantity in the browser. Presses count at once and are sent together after the previous submission. */
function useQuantity({ saved, least, step }: Bounds) {
	const field = useRef<HTMLInputElement>(null);
	const update = useRef<HTMLButtonElement>(null);
	const isIdle = useNavigation().state === "idle";
	const [wanted, setWanted] = useState<number | null>(null);
	const sent = useRef<string>();

	useEffect(() => {
		if (!isIdle || wanted === null) return;
		// Saved or refused: the page shows the result.
		if (wanted === saved || sent.current === String(wanted)) return setWanted(null);
		const waiting = setTimeout(() => field.current?.form?.requestSubmit(update.current), pause);
		return () => clearTimeout(waiting);
	}, [isIdle, wanted, saved]);

	useEffect(() => {
		const form = field.current?.form;
		const note = (event: SubmitEvent) => {
			const part = sentPart(event);
			if (!part || part.contains(field.current)) sent.current = field.current?.value;
		};
		form?.addEventListener("submit", note);
		return () => form?.removeEventListener("submit", note);
	}, []);

	// The field keeps its input, and the submitted quantity becomes the saved one.
	const known = useRef(saved);
	useEffect(() => {
		if (known.current === saved) return;
		const before = String(known.current);
		known.current = saved;
		if (!field.current || (wanted !== null && wanted !== saved)) return;
		// A submitted quantity that was not saved stays, even if something else has changed the line.
		const { value } = field.current;
		const isSaved = value === sent.current && countOf(value) === saved;
		if (value === before || isSaved) field.current.value = String(saved);
	}, [saved, wanted]);

	return {
		field,
		update,
		/** Sets the value as the field's default, so that it does not count as typed. */
		shown: wanted ?? saved,
		isLeast: (wanted ?? saved) - step < least,
		press: (direction: -1 | 1) => (event: MouseEvent) => {
			const { current } = field;
			if (!current) return;
			event.preventDefault();
			const typed = countOf(current.value);
			const next = (Number.isInteger(typed) ? typed : saved) + direction * step;
			if (next < least || next > maxUnits) return;
			current.value = String(next);
			sent.current = undefined;
			setWanted(next);
		},
	};
}
