import { Form } from "@remix-run/react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextArea } from "../../ui/forms/field";
import { ErrorSummary } from "../../ui/notice";
import * as desk from "../desk-page.css";
import * as css from "./order.css";
import type { OrderView } from "./order.server";

interface RequestProps {
	order: Pick<OrderView, "request" | "version" | "work">;
	/** The refused form. */
	result: FormResult | null;
}

/** The change that the buyer of a confirmed order asks for, with its difference, and the forms that accept or decline it. */
export function ChangeRequest({ order: { request, version, work }, result }: RequestProps) {
	const t = useT("desk");
	const cart = useT("cart");
	const { of, summary } = useErrorTexts(result?.form === "decline" ? result : null);
	if (request === null) return null;
	const hidden = { request: request.id, version };
	return (
		<section className={desk.section} aria-labelledby="request">
			<h2 id="request" className={desk.sectionTitle}>
				{t(request.isWithdrawal ? "orders.asked.withdrawal" : "orders.asked.change")}
			</h2>
			<p>
				{request.askedAt}
				{request.comment ? <span className={css.note}>{request.comment}</span> : null}
			</p>
			{request.isWithdrawal ? null : (
				<ul>
					{request.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
					{request.fields.map((field) => (
						<li key={field}>{t(`change.field.${field}`)}</li>
					))}
				</ul>
			)}
			{request.missed ? <p>{`${t("change.wantedOn")}: ${cart("wishes.missed", { day: request.missed })}`}</p> : null}
			<p>{t("orders.asked.totals", request.net)}</p>
			{request.obstacle ? <p>{t(`change.obstacle.${request.obstacle}`)}</p> : null}
			{work.decide ? (
				<div className={css.columns}>
					{request.obstacle ? null : (
						<Form method="post">
							<HiddenFields fields={{ ...hidden, total: request.total }} />
							<Button kind="primary" name="intent" value="accept">
								{t(request.isWithdrawal ? "orders.asked.cancel" : "orders.asked.accept")}
							</Button>
						</Form>
					)}
					<Form method="post">
						<ErrorSummary title={t("errors")} errors={summary([{ name: "reason", id: "decline-reason", label: t("orders.reason") }])} />
						<HiddenFields fields={hidden} />
						<TextArea
							id="decline-reason"
							name="reason"
							label={t("orders.reason")}
							hint={t("orders.cancel.text")}
							errors={of("reason")}
							defaultValue={result?.form === "decline" ? result.values.reason : ""}
							maxLength={500}
						/>
						<Button name="intent" value="decline">
							{t("orders.asked.decline")}
						</Button>
					</Form>
				</div>
			) : null}
		</section>
	);
}
