import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { useMessages } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { subjectHref } from "../subject-href";
import * as css from "./bank.css";

interface KeptRow {
	id: number;
	key: string;
	/** The amount left, as the form sends it. */
	seen: string;
	reference: string;
	booked: string;
	payer: string;
	iban: string;
	text: string;
	company: string;
	vat: string;
	amount: string;
	left: string;
}

interface KeptProps {
	rows: readonly KeptRow[];
	/** Further ones that are not shown. */
	unseen: number;
	refused: { id: number; error: ErrorKey; typed: string } | null;
}

/** Payments of which something is left, each with what can be done. */
export function Kept({ rows, unseen, refused }: KeptProps) {
	const t = useT("desk");
	return (
		<section className={desk.section} aria-labelledby="kept-title">
			<h2 id="kept-title" className={desk.sectionTitle}>
				{t("kept.title")}
			</h2>
			<DeskTable
				caption={t("kept.title")}
				rows={rows}
				keyOf={({ id }) => id}
				empty={t("kept.none")}
				columns={[
					{ title: t("bank.day"), cell: ({ booked }) => booked },
					{
						title: t("bank.payer"),
						isName: true,
						cell: ({ payer, iban }) => (
							<>
								{payer || "–"}
								<span className={css.note}>{iban}</span>
							</>
						),
					},
					{
						title: t("column.company"),
						cell: ({ company, vat }) => (vat === "" ? company || "–" : <Link to={subjectHref("companies", vat)}>{company || vat}</Link>),
					},
					{
						title: t("kept.reference"),
						cell: ({ reference, text }) => (
							<span className={css.text}>
								{reference}
								<span className={css.note}>{text}</span>
							</span>
						),
					},
					{ title: t("bank.amount"), isFigure: true, cell: ({ amount }) => amount },
					{ title: t("kept.left"), isFigure: true, cell: ({ left }) => left },
					{ title: t("kept.assign"), cell: (row) => <Assign row={row} refused={refused?.id === row.id ? refused : null} /> },
					{ title: t("kept.payBack"), cell: (row) => <PayBack row={row} /> },
				]}
			/>
			{unseen > 0 ? <p className={desk.muted}>{t("kept.more", { count: unseen })}</p> : null}
		</section>
	);
}

function Assign({ row: { id, key, seen, reference }, refused }: { row: KeptRow; refused: KeptProps["refused"] }) {
	const t = useT("desk");
	const { beside } = useMessages();
	return (
		<Form method="post" action={href("/desk/bank")} preventScrollReset className={css.actions}>
			<HiddenFields fields={{ id: String(id), left: seen, key }} />
			<RowInput
				id={`number-${id}`}
				name="number"
				label={t("kept.invoiceOf", { reference })}
				placeholder="INV-"
				defaultValue={refused?.typed}
				errors={refused ? beside("number", [refused.error]) : undefined}
			/>
			<Button size="s" name="intent" value="assign">
				{t("kept.assign")}
			</Button>
		</Form>
	);
}

function PayBack({ row: { id, seen, reference } }: { row: KeptRow }) {
	const t = useT("desk");
	return (
		<Form method="post" action={href("/desk/bank")} preventScrollReset>
			<HiddenFields fields={{ id: String(id), left: seen }} />
			<Button size="s" name="intent" value="payBack" aria-label={t("kept.payBackOf", { reference })}>
				{t("kept.payBack")}
			</Button>
		</Form>
	);
}
