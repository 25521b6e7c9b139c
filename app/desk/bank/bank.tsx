import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useMessages } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { FileField } from "../../ui/forms/file-field";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import * as css from "./bank.css";
import { changeBank, readBank } from "./bank.server";
import { Kept } from "./kept";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readBank(context, request.url);
export const action = ({ request, context }: ActionFunctionArgs) => changeBank(context, request);
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Refused bookings are shown as they would be made now. */
export const shouldRevalidate = () => true;

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

/** Credit entries of bank statements. Nothing is booked before somebody has chosen it. */
export default function Bank() {
	const { rows, kept, unseenKept, page, pages, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { beside } = useMessages();
	return (
		<DeskPage
			title={t("bank.title")}
			lead={t("bank.lead")}
			tools={<Link to={href("/desk/invoices")}>{t("nav.invoices")}</Link>}
			news={answer ? null : news}
		>
			{answer?.problem ? <FocusedAlert title={t(`bank.problem.${answer.problem}`)} answer={answer} /> : null}
			<Form method="post" encType="multipart/form-data" className={desk.form}>
				<FileField
					id="file"
					name="file"
					label={t("bank.file")}
					words={{ choose: t("bank.choose"), none: t("bank.noFile") }}
					hint={t("bank.hint")}
					accept=".xml,text/xml,application/xml"
					errors={answer?.file ? beside("file", [answer.file]) : undefined}
				/>
				<Button name="intent" value="upload">
					{t("bank.upload")}
				</Button>
			</Form>
			<Form method="post" preventScrollReset className={css.entries}>
				<DeskTable
					caption={t("bank.entries")}
					rows={rows}
					keyOf={({ id }) => id}
					empty={t("bank.none")}
					columns={[
						{ title: t("invoices.choose"), cell: (row) => <Choose row={row} /> },
						{ title: t("bank.day"), cell: ({ booked }) => booked },
						{
							title: t("bank.payer"),
							isName: true,
							cell: ({ payer, iban, account }) => (
								<>
									{payer || "–"}
									<span className={css.note}>{iban}</span>
									{account === null ? null : <span className={css.note}>{t("bank.otherAccount", { account: account || "–" })}</span>}
								</>
							),
						},
						{ title: t("bank.text"), cell: ({ text }) => <span className={css.text}>{text}</span> },
						{ title: t("bank.amount"), isFigure: true, cell: ({ amount }) => amount },
						{ title: t("bank.booking"), cell: (row) => <Booking row={row} /> },
						{ title: t("bank.result"), cell: ({ outcome, surplus }) => t(`bank.outcome.${outcome}`, { surplus }) },
					]}
				/>
				{rows.length > 0 ? (
					<div className={css.actions}>
						<Button kind="primary" name="intent" value="book">
							{t("bank.book")}
						</Button>
						<Button name="intent" value="setAside">
							{t("bank.setAside")}
						</Button>
					</div>
				) : null}
			</Form>
			<ListPager page={page} pages={pages} hrefOf={(at) => href("/desk/bank", { page: at === 1 ? null : at })} />
			<Kept rows={kept} unseen={unseenKept} refused={answer?.kept ?? null} />
		</DeskPage>
	);
}

function Choose({ row: { id, value, payer, amount } }: { row: Row }) {
	const t = useT("desk");
	// Another plan is another choice, which nobody has made yet.
	return (
		<input
			key={`${id} ${value}`}
			type="checkbox"
			name="entry"
			value={value}
			aria-label={t("bank.chooseOf", { payer, amount })}
			className={css.box}
		/>
	);
}

/** The invoices that an entry pays, and how they were found. */
function Booking({ row: { shares, match } }: { row: Row }) {
	const t = useT("desk");
	return (
		<>
			{shares.map(({ number, company, open, amount }) => (
				<span key={number} className={css.text}>
					<Link to={href("/desk/invoices", { search: number, state: "all" })}>{number}</Link> {t("bank.share", { company, amount, open })}
				</span>
			))}
			<span className={css.note}>{t(`bank.match.${match}`)}</span>
		</>
	);
}
