import type { PaymentRow } from "../orders/payment-rows";
import { logError } from "../platform/request-log";
import { markExpired, settleAlone } from "./end-payments";
import { failureOf, type Provider, providerSession } from "./provider";

/** Whether it is known what the buyer has paid; unclear: the provider does not answer, or is itself still waiting for the bank. */
type Checked = "known" | "unclear";

/** Asks the provider about open payments, and makes their cart an order where one was made. */
export async function checkPayments(db: D1Database, provider: Provider, open: readonly PaymentRow[]): Promise<Checked> {
	const checks: Checked[] = [];
	for (const payment of open) checks.push(await checkOne(db, provider, payment));
	return checks.includes("unclear") ? "unclear" : "known";
}

async function checkOne(db: D1Database, provider: Provider, { provider_session_id: id }: PaymentRow): Promise<Checked> {
	try {
		const session = providerSession.parse(await provider.stripe.checkout.sessions.retrieve(id));
		if (session.payment_status === "paid") await settleAlone(db, provider, session);
		else if (session.status === "expired") await markExpired(db, id);
		else if (session.status === "complete") return "unclear";
		return "known";
	} catch (error) {
		logError({ kind: "payment_not_checked", error: failureOf(error) });
		return "unclear";
	}
}
