import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { expect, on, test } from "../support/browser";
import { cookie } from "../support/cookies";
import { freshVat } from "../support/fresh-vat";
import { newAccount, registerCompany } from "../support/visiting-account";

interface Mode {
	browser: Browser;
	options: BrowserContextOptions;
	scripts: "on" | "off" | "broken";
	baseURL: string | undefined;
}

/** It stays in the register for later tests, so its name must not match their searches. */
const company = "Weserwerft Bremen GmbH";

/** A browser signed in to a new account. */
async function signedIn({ browser, options, scripts, baseURL = "" }: Mode) {
	const { port } = new URL(baseURL);
	const where = { shop: `http://127.0.0.1:${port}`, backend: `http://127.0.0.1:${Number(port) + 1}` };
	const { visitor, email } = await newAccount(where);
	const register = (vat: string) => registerCompany(where.backend, `FI${vat.replace("-", "")}`, company);
	const context = await browser.newContext({ ...options, javaScriptEnabled: scripts !== "off" });
	if (scripts === "broken") await context.route("**/assets/*.js", (route) => route.abort());
	const url = on("de", "/", baseURL);
	await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
	await context.addCookies([{ name: "account", value: cookie({ initial: "K" }), url }]);
	return { page: await context.newPage(), email, register, close: () => context.close() };
}

const news = (page: Page) => page.locator("main [role=status]");
const inviteForm = (page: Page) =>
	page.locator('form:has([type="email"])').filter({ has: page.locator('[name="intent"][value="invite"]') });

// Shows R26.19
test("a company's team is founded by an address at its domain, joined, limited and handed over", async ({
	browser,
	contextOptions,
	baseURL,
	scripts,
}) => {
	test.setTimeout(120_000);
	const mode = { browser, options: contextOptions, scripts, baseURL };
	const sound = (page: Page, state: string) => (scripts === "on" ? expectAccessible(page, state) : Promise.resolve());
	const owner = await signedIn(mode);
	const colleague = await signedIn(mode);

	// Without a VAT id there is no team, but a link to the account's page.
	await owner.page.goto(on("de", "/users/company", baseURL));
	await expect(owner.page.locator("main")).toContainText("Ihr Konto hat noch keine USt-⁠IdNr.");
	await sound(owner.page, "no VAT id");
	await owner.page.getByRole("link", { name: "Zu den Kontodaten" }).click();
	await owner.page.locator('main [name="billingCountry"]').selectOption("FI");
	const vat = freshVat();
	await owner.page.locator('main [name="vatid"]').fill(vat);
	await owner.page.locator('main [name="company"]').fill(company);
	await owner.page.locator('main button[name="intent"][value="information"]').click();
	await expect(owner.page.locator("main [role=alert]")).toContainText("gespeichert");

	await owner.page.goto(on("de", "/users/company", baseURL));
	await expect(owner.page.locator("main")).toContainText("Ihr Unternehmen ist noch nicht bestätigt");
	await sound(owner.page, "not verified");
	await owner.register(vat);
	await owner.page.reload();
	await expect(owner.page.locator("main")).toContainText(`gehört zu ${company}`);
	await sound(owner.page, "at the company's domain");
	await owner.page.getByRole("button", { name: "Bestätigen und Team gründen" }).click();
	await expect(news(owner.page)).toContainText("Ihr Unternehmen ist bestätigt");
	const form = inviteForm(owner.page);
	const invite = owner.page.locator("summary", { hasText: "Jemanden einladen" });
	await invite.click();
	// A limit applies to purchases, with and without scripts.
	await form.getByRole("radio", { name: /^Freigabe/ }).check();
	await expect(form.locator('[name="limit"]')).toBeHidden();
	await form.getByRole("radio", { name: /^Besteller/ }).check();
	await form.locator('[name="email"]').fill("kein-empfaenger");
	await form.locator('[name="limit"]').fill("2.500");
	await form.getByRole("button", { name: "Einladung senden" }).click();
	await expect(form.getByRole("alert")).toContainText("gültige E-Mail-Adresse");
	await expect(form.locator('[name="limit"]')).toHaveValue("2.500");
	await sound(owner.page, "refused");
	await form.locator('[name="email"]').fill(colleague.email);
	await form.getByRole("button", { name: "Einladung senden" }).click();
	await expect(news(owner.page)).toContainText("Die Einladung wurde gesendet");
	await expect(owner.page.getByRole("region", { name: "Offene Einladungen" })).toContainText(colleague.email);
	await expect(form).toBeHidden();
	await expect(form.locator('[name="email"]')).toHaveValue("");
	await sound(owner.page, "invited");

	await colleague.page.goto(on("de", "/users/company", baseURL));
	await sound(colleague.page, "invitation received");
	await colleague.page.getByRole("button", { name: "Dem Team beitreten" }).click();
	await expect(news(colleague.page)).toContainText("Willkommen im Team");
	await expect(colleague.page.locator("main")).toContainText("2.500,00");

	await owner.page.goto(on("de", "/users/company", baseURL));
	const row = owner.page.locator("main li").filter({ hasText: colleague.email });
	await row.locator("summary").click();
	await sound(owner.page, "member open");
	await row.locator('[name="limit"]').fill("viel");
	await row.getByRole("button", { name: "Speichern" }).click();
	await expect(row.getByRole("alert")).toContainText("Betrag in Euro");
	await row.locator('[name="limit"]').fill("4.000");
	await row.getByRole("button", { name: "Speichern" }).click();
	await expect(news(owner.page)).toContainText("Rolle und Limit sind gespeichert");
	await expect(row).toContainText("4.000,00");
	await expect(row.locator("details")).not.toHaveAttribute("open");

	await owner.page.locator("summary", { hasText: "Das Team verlassen" }).click();
	await owner.page.getByRole("button", { name: "Team verlassen" }).click();
	await expect(owner.page.locator("main [role=alert]")).toContainText("Wählen Sie, wer das Team ab jetzt verwaltet");
	await sound(owner.page, "not left");
	await owner.page.getByLabel("Neuer Administrator").selectOption({ label: colleague.email });
	await owner.page.getByRole("button", { name: "Team verlassen" }).click();
	await expect(news(owner.page)).toContainText("Sie haben das Team verlassen");
	await expect(owner.page.locator("main")).toContainText("hat bereits ein Team");
	await colleague.page.goto(on("de", "/users/company", baseURL));
	await expect(colleague.page.locator("main")).toContainText("Ihre Rolle: Administrator");
	await owner.close();
	await colleague.close();
});
