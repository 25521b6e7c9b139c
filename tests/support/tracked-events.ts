import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { cookie, writtenIn } from "./cookies";

const rows = z.array(
	z.object({ body: z.object({ event_type: z.string(), device_id: z.string(), event_properties: z.record(z.string(), z.unknown()) }) }),
);

/** Sets the visitor's consent before the first page. */
export async function allowAll(context: BrowserContext, baseURL: string | undefined): Promise<void> {
	const value = cookie({ functional: true, analytics: true, marketing: true });
	await context.addCookies([{ name: "consent", value, url: new URL("/", baseURL).href }]);
}

/** Received events of this browser by name: their properties, oldest first. */
export async function trackedEvents(page: Page, name: string): Promise<Record<string, unknown>[]> {
	const found = (await page.context().cookies()).find((one) => one.name === "device");
	if (!found) return [];
	const device = z.string().parse(writtenIn(found.value));
	const sink = new URL("/_dev/sink.json?kind=analytics", page.url());
	// Only browsers resolve names below localhost.
	sink.hostname = "127.0.0.1";
	return rows
		.parse(await (await fetch(sink)).json())
		.flatMap(({ body }) => (body.device_id === device && body.event_type === name ? [body.event_properties] : []))
		.reverse();
}
