import { Form, Link, useNavigation } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../steps/form.css";

const authorityMissing: FormResult = { values: {}, errors: { authorityConfirmed: ["authority.required"] } };

interface SendProps {
	cart: Cart;
	idem: string;
	isAuthorityMissing: boolean;
}

/** The button that makes it an order, or asks colleagues for it; who orders on invoice confirms the authority to with it (R10.4). */
export function SendForm({ cart, idem, isAuthorityMissing }: SendProps) {
	const t = useT("checkout");
	const errors = useErrorTexts(isAuthorityMissing ? authorityMissing : null);
	const isSending = useNavigation().formMethod === "POST";
	const isCard = cart.paymentmethod?.name === "card";
	// Above the buyer's limit colleagues are asked first.
	const isAsking = cart.approval_limit !== null;
	const words = isAsking ? ({ card: "send.askCard", submit: "send.ask" } as const) : wordsOf(isCard);
	return (
		<Form method="post" id="send-order" noValidate className={css.send}>
			<input type="hidden" name="version" value={cart.version} />
			<input type="hidden" name="idem" value={idem} />
			{isAsking ? <input type="hidden" name="intent" value="ask" /> : null}
			{isCard || isAsking ? (
				<p className={css.terms}>{t(isCard ? words.card : "send.askInvoice")}</p>
			) : (
				<Choice
					id="authorityConfirmed"
					name="authorityConfirmed"
					label={t("authority", { company: cart.forms?.billing?.company ?? "" })}
					errors={errors.of("authorityConfirmed")}
					required
				/>
			)}
			<p className={css.terms}>
				{t("send.terms")} <Link to="/terms">{t("send.termsLink")}</Link>
			</p>
			<Button kind="primary" size="l" isWide>
				{isSending ? t("send.sending") : t(words.submit)}
			</Button>
		</Form>
	);
}

const wordsOf = (isCard: boolean) => ({ card: "send.card", submit: isCard ? "send.submitCard" : "send.submit" }) as const;

/** At the top of the page, where a reader without scripts begins again. */
export function SendErrors({ isAuthorityMissing }: { isAuthorityMissing: boolean }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const errors = useErrorTexts(isAuthorityMissing ? authorityMissing : null);
	const fields = [{ name: "authorityConfirmed", id: "authorityConfirmed", label: t("field.authorityConfirmed") }];
	return <ErrorSummary title={cartT("errors.title")} errors={errors.summary(fields)} />;
}
