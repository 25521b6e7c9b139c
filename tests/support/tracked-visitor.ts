import { z } from "zod";
import { writtenIn } from "./cookies";
import { type FilledForm, type Page, Visitor } from "./visitor";

const sunk = z.object({
	event_type: z.string(),
	event_properties: z.record(z.string(), z.unknown()),
	device_id: z.string(),
	insert_id: z.string(),
	language: z.string(),
	platform: z.string(),
	time: z.number(),
});
export type ReceivedEvent = z.output<typeof sunk>;
const answer = z.array(z.object({ body: z.unknown() }));

/** A visitor who has answered the consent banner and whose browser sends Referer and Origin. */
export class TrackedVisitor extends Visitor {
	static async allowing(
		address: string,
		choice: Record<string, string> = { choice: "all" },
		locale: "de" | "fi" = "de",
	): Promise<TrackedVisitor> {
		const visitor = new TrackedVisitor(address, locale);
		await visitor.post("/cookies", choice);
		return visitor;
	}

	/** Follows a link between pages of the shop. */
	async goFrom(from: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
		return this.get(path, { Referer: `http://${this.host}${from}`, ...headers });
	}

	/** Submits a page's form and follows the redirect with the same Referer, as browsers do. */
	async sendFrom(from: string, { path, fields }: FilledForm): Promise<Page> {
		const Referer = `http://${this.host}${from}`;
		const { headers, status } = await this.postOnce(path, fields, { Referer });
		if (!headers.location) throw new Error(`${path} answered ${status}`);
		return this.get(headers.location, { Referer });
	}

	/** Sends a link's `ping`, as browsers do when it is followed. @returns the status; 0 if the page has no such link */
	async ping(page: Page, selector: string): Promise<number> {
		const address = page.root.querySelector(selector)?.getAttribute("ping")?.replaceAll("&amp;", "&");
		return address === undefined ? 0 : this.beacon(address, { "Content-Type": "text/ping", "Content-Length": "4" }, "PING");
	}

	/** Sends an event to the beacon. @returns the status */
	async beacon(address: string, headers: Record<string, string> = { "Content-Length": "0" }, body?: string): Promise<number> {
		return (await this.send("POST", address, body, { Origin: `http://${this.host}`, ...headers })).status;
	}

	/** The browser's device id for analytics; "" if none. */
	get device(): string {
		const value = this.cookies.get("device");
		return value ? z.string().parse(writtenIn(value)) : "";
	}

	/** Received events of this browser, oldest first. */
	async events(): Promise<ReceivedEvent[]> {
		return (await allReceived(this)).filter(({ device_id }) => device_id === this.device);
	}
}

/** All received events, oldest first. */
export async function allReceived(visitor: Visitor): Promise<ReceivedEvent[]> {
	const { text } = await visitor.send("GET", "/_dev/sink.json?kind=analytics");
	return answer
		.parse(JSON.parse(text))
		.map(({ body }) => sunk.parse(body))
		.reverse();
}
