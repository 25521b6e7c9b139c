import { z } from "zod";
import { type CartCountMessage, cartCountMessage } from "../../contract/realtime";

/** Carries the digest of the browser's network (network/); "" if unknown. */
export const networkHeader = "Network";

/** Stored in the socket's attachment so that it survives hibernation. */
const attachment = z.object({
	uuid: z.string(),
	/** When the socket was opened, in ms since 1970. */
	since: z.number(),
	/** The last message sent. */
	last: cartCountMessage.nullable(),
});
export type Attachment = z.output<typeof attachment>;

export const attachedTo = (browser: WebSocket): Attachment => attachment.parse(browser.deserializeAttachment());

export const attach = (browser: WebSocket, attached: Attachment): void => browser.serializeAttachment(attached);

/** Sends a message unless it repeats the last one. */
export function sendIfChanged(browser: WebSocket, message: CartCountMessage): void {
	const attached = attachedTo(browser);
	const text = JSON.stringify(message);
	if (text === JSON.stringify(attached.last)) return;
	browser.send(text);
	attach(browser, { ...attached, last: message });
}

/** Browsers ping every 30 s. A socket that is silent for this long counts as dead. In ms. */
const maxSilence = 100_000;

/** Maximum age of a socket, after which permissions are checked again. The page reconnects by itself. In ms. */
export const maxSocketAge = 6 * 60 * 60 * 1000;

/** Whether to close a socket. @param lastAlive its last ping, or its opening without one. All times in ms since 1970 */
export const isSocketExpired = ({ since, lastAlive }: { since: number; lastAlive: number }, now: number): boolean =>
	now - lastAlive > maxSilence || now - since > maxSocketAge;
