import { useSubmit } from "@remix-run/react";
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect } from "react";
import { DeliveryFields, type SiteFieldsOf } from "../../account/address-fields";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormSelect } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Button } from "../../ui/forms/button";
import { block } from "../../ui/layout.css";
import * as css from "../form.css";
import { type Filled, type KeptAddress, shippingShownField } from "./billing-fields";
import { filled as filledStyle } from "./company-lookup.css";
import { Group } from "./group";

interface SeparateProps {
	field: ShopField;
	fields: SiteFieldsOf;
	countries: CountryOption[];
	/** Saves the address to the book; null without an address book. */
	save: ShopField | null;
	group: Omit<ComponentProps<typeof Group>, "children">;
	/** The address book; null without one. */
	choose: ReactNode;
}

/** A separate delivery address. Its fields count only while the checkbox is on. */
export function SeparateAddress({ field: box, fields, countries, save, group, choose }: SeparateProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const isShown = [fields.streetAddress, fields.postCode, fields.city].some(({ initialValue }) => initialValue);
	return (
		<div className={css.separate}>
			{isShown ? <input type="hidden" name={shippingShownField} value="on" /> : null}
			<FormCheckbox
				field={box}
				label={t("field.isSeparateShipping")}
				hint={<span className={css.untilTicked}>{`${cartT("order.shipping")}: ${cartT("address.same")}`}</span>}
			/>
			<div className={css.whenTicked}>
				{choose}
				<Group {...group}>
					<DeliveryFields fields={fields} countries={countries} autoComplete="shipping" />
					{save ? (
						<div className={css.whole}>
							<FormCheckbox field={save} label={t("field.saveToBook")} hint={<span className={block}>{t("field.saveToBook.hint")}</span>} />
						</div>
					) : null}
				</Group>
			</div>
		</div>
	);
}

/** The id of the part that the address book fills in. */
export const addressBookId = "address-book";

interface ChooseProps {
	field: ShopField;
	book: KeptAddress[];
	filled: Filled | null;
	action: string;
}

/** Fills in the delivery address from the account's or team's address book. */
export function ChooseAddress({ field, book, filled, action }: ChooseProps) {
	const t = useT("checkout");
	const submit = useSubmit();
	const isHydrated = useHydrated();
	// The form is a new one after it has been filled in.
	useEffect(() => {
		if (filled) document.getElementById(field.id)?.focus({ preventScroll: true });
	}, [filled, field.id]);
	const own = book.filter(({ of }) => of === "self");
	const ofTeam = book.filter(({ of }) => of === "team");

	function take({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) {
		if (!form || value === "") return;
		const body = new FormData(form);
		body.set("intent", "book");
		submit(body, { method: "post", replace: true, preventScrollReset: true });
	}

	return (
		<div id={addressBookId} className={css.block}>
			<FormSelect field={field} label={t("field.book")} autoComplete="off" onChange={take}>
				<option value="">{t("book.none")}</option>
				{own.length > 0 ? (
					<optgroup label={t("book.own")}>
						<Options book={own} />
					</optgroup>
				) : null}
				{ofTeam.length > 0 ? (
					<optgroup label={t("book.team")}>
						<Options book={ofTeam} />
					</optgroup>
				) : null}
			</FormSelect>
			{isHydrated ? null : (
				<p className={css.besideLabel}>
					<Button name="intent" value="book" size="s" formAction={action} formNoValidate>
						{t("book.take")}
					</Button>
				</p>
			)}
			<div role="status">{filled ? <p className={filledStyle}>{t("book.filled", { label: filled.label })}</p> : null}</div>
		</div>
	);
}

function Options({ book }: { book: KeptAddress[] }) {
	return book.map(({ uuid, label, place }) => (
		<option key={uuid} value={uuid}>
			{label} – {place}
		</option>
	));
}
