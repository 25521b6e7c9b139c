import { z } from "zod";
import { type SecurityEvent, securityEvents } from "../../contract/log/security-events";
import type { RunningShop } from "./server";
import type { Page } from "./visitor";

const digest = z.string().regex(/^[\w-]{24}$/);

/** A line of the security log; unknown fields are rejected. */
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

/** The security log of a shop so far, from both Workers. */
export const securityLogOf = ({ log }: Pick<RunningShop, "log">): LoggedEvent[] =>
	log()
		.split("\n")
		.filter((text) => text.includes('"event":'))
		.map((text) => line.parse(JSON.parse(text)));

/** The request id of a response, as in the log. */
export const idOf = ({ headers }: Pick<Page, "headers">): string => z.uuid().parse(headers["x-request-id"]);

/**
 * The logged event of a request with this name and rule; waits for it, since the log arrives after the response.
 * @param id of the request
 * @throws if there is none
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
