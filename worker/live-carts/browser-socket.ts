import { z } from "zod";
import { type CartCountMessage, cartCountMessage } from "../../contract/realtime";

/** The browser's network (network/); "" if unknown. */
export const networkHeader = "Network";

/** Stored in the socket's attachment so that it survives hibernation. */
const attachment = z.object({
	/** Its cart. */
	uuid: z.string(),
	/** When it was opened, in ms since 1970. */
	since: z.number(),
	/** What it was sent last. */
	last: cartCountMessage.nullable(),
});
export type Attachment = z.output<typeof attachment>;

export const attachedTo = (browser: WebSocket): Attachment => attachment.parse(browser.deserializeAttachment());

export const attach = (browser: WebSocket, attached: Attachment): void => browser.serializeAttachment(attached);

/** Sends a message unless it is what this socket was sent last. */
export function sendNews(browser: WebSocket, message: CartCountMessage): void {
	const attached = attachedTo(browser);
	const text = JSON.stringify(message);
	if (text === JSON.stringify(attached.last)) return;
	browser.send(text);
	attach(browser, { ...attached, last: message });
}

/** Browsers ping every 30 s; a socket without a ping for this long is considered dead. In ms. */
const mostSilence = 100_000;

/** Maximum age of a socket, so that a revoked permission takes effect. The page reconnects by itself. In ms. */
export const oldest = 6 * 60 * 60 * 1000;

/** Whether a socket is to be closed. @param lastAlive time of its last ping, else of its opening. All in ms since 1970 */
export const isOver = ({ since, lastAlive }: { since: number; lastAlive: number }, now: number): boolean =>
	now - lastAlive > mostSilence || now - since > oldest;
