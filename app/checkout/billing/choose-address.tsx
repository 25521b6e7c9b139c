import { useEffect, useRef } from "react";
import { FormSelect } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../steps/form.css";
import { filled as filledStyle } from "./look-up.css";
import type { Filled, KeptAddress } from "./payment-info-fields";

/** The id of the part that is filled in from the address book. */
export const addressBookId = "address-book";

interface ChooseProps {
	field: ShopField;
	book: KeptAddress[];
	/** What the form was just filled in with. */
	filled: Filled | null;
	/** Where the form of the page is sent. */
	action: string;
}

/** Fills the delivery address in with one that the account or its team keeps. */
export function ChooseAddress({ field, book, filled, action }: ChooseProps) {
	const t = useT("checkout");
	const result = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (filled) result.current?.focus();
	}, [filled]);
	const own = book.filter(({ of }) => of === "self");
	const ofTeam = book.filter(({ of }) => of === "team");
	return (
		<div id={addressBookId} className={css.group}>
			<div className={css.whole}>
				<div className={css.withButton}>
					<FormSelect field={field} label={t("field.book")} autoComplete="off">
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
					<div className={css.besideField}>
						<Button name="intent" value="book" formAction={action} formNoValidate>
							{t("book.take")}
						</Button>
					</div>
				</div>
				<div role="status">
					{filled ? (
						<p ref={result} tabIndex={-1} className={filledStyle}>
							{t("book.filled", { label: filled.label })}
						</p>
					) : null}
				</div>
			</div>
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
