import { z } from "zod";
import { type SecurityEvent, securityEvents } from "../../contract/security-events";
import type { RunningShop } from "./server";
import type { Page } from "./visitor";

const digest = z.string().regex(/^[\w-]{24}$/);

/** A line of the record, which has no other words than these. */
const line = z.strictObject({
	level: z.enum(["info", "warn"]),
	at: z.iso.datetime(),
	requestId: z.uuid(),
	event: z.enum(securityEvents),
	rule: z.string().regex(/^[\w -]+$/),
	who: z.strictObject({
		account: digest.optional(),
		guest: digest.optional(),
		mailbox: digest.optional(),
		network: digest.optional(),
	}),
});
export type LoggedEvent = z.output<typeof line>;

/** The record of a shop so far, of both Workers. */
export const securityLogOf = ({ log }: Pick<RunningShop, "log">): LoggedEvent[] =>
	log()
		.split("\n")
		.filter((text) => text.includes('"event":'))
		.map((text) => line.parse(JSON.parse(text)));

/** The id under which an answer's request stands in the log. */
export const idOf = ({ headers }: Pick<Page, "headers">): string => z.uuid().parse(headers["x-request-id"]);

/**
 * What the record says of a request by an event and its rule; the log arrives after the answer.
 * @param id of the request
 * @throws where it says nothing of the kind
 */
export async function resultOf(shop: RunningShop, id: string, event: SecurityEvent, rule: string): Promise<LoggedEvent> {
	for (let tries = 0; tries < 60; tries++) {
		const own = securityLogOf(shop).filter(({ requestId }) => requestId === id);
		const found = own.find((logged) => logged.event === event && logged.rule === rule);
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	const own = securityLogOf(shop).filter(({ requestId }) => requestId === id);
	throw new Error(`The record has no ${event} by ${rule}, but ${JSON.stringify(own)}`);
}
