import { element, leaf } from "../../documents/xml";
import { answer, type Envelope, timestamp } from "./write-message";

/** @param startPage opens the shop, once */
export const setupAnswer = (envelope: Envelope, startPage: string): string =>
	answer(envelope, 200, "", element("PunchOutSetupResponse", {}, element("StartPage", {}, leaf("URL", startPage))));

/** Requests that the shop takes, all at one address. */
const transactions = ["ProfileRequest", "PunchOutSetupRequest", "OrderRequest"];

/** @param since the day from which the shop takes these */
export const profileAnswer = (envelope: Envelope, url: string, since: Date): string =>
	answer(
		envelope,
		200,
		"",
		element(
			"ProfileResponse",
			{ effectiveDate: timestamp(since) },
			...transactions.map((requestName) => element("Transaction", { requestName }, leaf("URL", url))),
		),
	);
