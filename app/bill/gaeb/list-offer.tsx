import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import * as css from "../result.css";
import { lineOfField, picksText, type QuickOrderState } from "../state";
import { billHead } from "./bill-asides";

/** Writes the prices of a checked list into an X84. Without the bill in the form, its file is sent again. */
export function ListOffer({ state: { preview, gaeb, list, supplies, address, added } }: { state: QuickOrderState }) {
	const t = useT("quick-order");
	// Lines in the cart are no longer in the list.
	if (!preview || added || !(gaeb !== "" || list.includes(billHead))) return null;
	const chosen = new Map(
		[...preview.questions, ...preview.absent].flatMap(({ line, chosen }) => (chosen === null ? [] : [[line, chosen]])),
	);
	for (const { line, code } of preview.moreChosen) chosen.set(line, code);
	return (
		<section aria-labelledby="x84" className={stack[3]}>
			<h2 id="x84">{t("x84.title")}</h2>
			<p className={note}>
				{t("x84.hint")}
				{gaeb === "" ? null : <span className={css.unscripted}> {t("x84.unscripted")}</span>}
			</p>
			{gaeb !== "" ? (
				<Form method="post" action={href("/quick-order/offer.x84")} encType="multipart/form-data" reloadDocument onSubmit={takePicks}>
					<HiddenFields fields={{ list, supplies, gaeb, picks: picksText(chosen) }} />
					<Button>{t("x84.download")}</Button>
				</Form>
			) : address === null ? null : (
				<p>
					<Link to={`${href("/quick-order/offer")}?${address.split("?")[1] ?? ""}`}>{t("x84.open")}</Link>
				</p>
			)}
		</section>
	);
}

/** Choices since the last check are in another form. */
function takePicks({ currentTarget }: FormEvent<HTMLFormElement>): void {
	const field = currentTarget.elements.namedItem("picks");
	if (!(field instanceof HTMLInputElement)) return;
	const picks = new Map(
		field.value.split(",").flatMap((pick): [number, string][] => {
			const [line = "", code = ""] = pick.split(":");
			return line === "" ? [] : [[Number(line), code]];
		}),
	);
	for (const choice of document.querySelectorAll<HTMLInputElement>("input[name^='pick.']:checked")) {
		const line = lineOfField("pick", choice.name);
		if (line !== null) picks.set(line, choice.value);
	}
	field.value = picksText(picks);
}
