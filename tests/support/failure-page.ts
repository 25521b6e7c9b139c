import { expect } from "vitest";
import type { Page } from "./visitor";

/** The error page's message in each language. */
export const headings = {
	de: "Diese Seite ist vorübergehend nicht verfügbar",
	en: "This page is temporarily unavailable",
	et: "Leht ei ole praegu kättesaadav",
	fi: "Palvelu ei ole juuri nyt tavoitettavissa",
};

/** The message if an order could not be sent. */
export const notSent = {
	de: "Ihre Bestellung konnte nicht abgeschickt werden",
	en: "Sending your order failed",
	et: "Tellimuse esitamine ebaõnnestus",
	fi: "Tilauksen tekeminen epäonnistui",
};

/** Asserts a complete error page in the reader's language, with the request id for the log, and without internals. */
export function expectWhole(page: Page, locale: keyof typeof headings, status: number) {
	expect(page.status).toBe(status);
	expect(page.text).toContain("</html>");
	expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
	expect(page.root.querySelector("footer")).not.toBeNull();
	expect(page.text).not.toMatch(/\bat \w+ \(|node_modules|Error:|127\.0\.0\.1|Welcome to the network/);
	expect(page.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
	expect(page.headers["retry-after"]).toBe("30");
	expect(page.headers["cache-control"]).toContain("no-store");
}

/** Asserts a page that shows only the error. */
export function expectFailure(page: Page, locale: keyof typeof headings, status: number, heading = headings[locale]) {
	expectWhole(page, locale, status);
	expect(page.root.querySelector("h1")?.text).toBe(heading);
	expect(page.root.querySelector("main")?.text).toContain(String(page.headers["x-request-id"]));
}
