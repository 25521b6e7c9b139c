import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/browser";
import { codeIn, deskPassword, invitedOwner, lastMail } from "../support/desk-visitor";

// Shows R60.1, R60.3, R60.81, R60.82, R60.83
test("an owner signs in at the desk in two steps, sees what waits and invites a colleague @plain", async ({
	page,
	baseURL,
	scripts,
	consoleErrors,
}) => {
	const { port } = new URL(baseURL ?? "");
	const desk = `http://desk.localhost:${port}`;
	const submit = page.locator("main form button[type=submit]:not([name])");
	const { owner, link } = await invitedOwner(port);
	await page.goto(link);
	await expectAccessible(page, "an invitation", scripts);
	await page.locator("[name=name]").fill("Maija");
	await page.locator("[name=password]").fill(deskPassword);
	await submit.click();
	await expect(page).toHaveURL(`${desk}/desk/sign-in`);

	await page.goto(`${desk}/desk/staff`);
	await expectAccessible(page, "signing in", scripts);
	await page.locator("[name=email]").fill(owner);
	await page.locator("[name=password]").fill(deskPassword);
	await submit.click();
	await expect(page).toHaveURL(/\/desk\/code\?/);
	await expectAccessible(page, "the code", scripts);
	const code = codeIn(await lastMail({ address: `http://127.0.0.1:${port}` }, owner));
	await page.locator("[name=code]").fill(code === "000000" ? "000001" : "000000");
	await submit.click();
	await expect(page.locator("#code-code-error")).toBeVisible();
	await page.locator("[name=code]").fill(code);
	await submit.click();
	await expect(page).toHaveURL(`${desk}/desk/staff`);

	const colleague = `${crypto.randomUUID()}@desk.example`;
	await page.locator("#invite-email").fill(colleague);
	await page.locator("button[value=invite]").click();
	await expect(page.locator("#invite-role-orders-error")).toBeVisible();
	await expect(page.locator("#invite-email")).toHaveValue(colleague);
	await page.locator("#invite-role-orders").check();
	await page.locator("button[value=invite]").click();
	await expect(page.getByRole("cell", { name: colleague, exact: true })).toBeVisible();

	for (const path of ["/desk", "/desk/staff", "/desk/me", "/desk/log"])
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(desk + path);
			await expectAccessible(page, `${path} at ${width} px`, scripts);
		}
	await page.goto(`${desk}/desk/orders?state=all`);
	const help = page.locator("details:has([aria-keyshortcuts='?'])");
	await help.locator("summary").click();
	await expect(help.locator("p").first()).toBeVisible();
	await expectAccessible(page, "help", scripts);
	const heading = page.getByRole("columnheader", { name: "Lieferort" });
	await expect(heading).toBeVisible();
	const columns = page.locator("details:has([name=column])");
	await columns.locator("summary").click();
	await columns.getByRole("checkbox", { name: "Lieferort" }).uncheck();
	await columns.getByRole("button").click();
	await expect(heading).toBeHidden();
	await page.goto(`${desk}/desk/orders?state=all`);
	await expect(heading).toBeHidden();
	if (scripts === "on") {
		await page.keyboard.press("?");
		await expect(help.locator("p").first()).toBeVisible();
		await page.keyboard.press("?");
		await expect(help.locator("p").first()).toBeHidden();
		await page.locator("h1").click();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await expect(page.locator("tbody tr").first().getByRole("link")).toBeFocused();
		await page.keyboard.press("e");
		await expect(page).toHaveURL(/\/desk\/orders\/cb-/);
		await page.goBack();
		await expect(heading).toBeHidden();
		await expect(page.locator("#search")).toBeVisible();
		await page.keyboard.press("/");
		await expect(page.locator("#search")).toBeFocused();
		await page.keyboard.press("?");
		await expect(page.locator("#search")).toHaveValue("?");
		await page.locator("h1").click();
		await page.keyboard.press("?");
		await help.getByRole("button").click();
		await page.keyboard.press("?");
		await expect(help.locator("p").first()).toBeVisible();
	}
	await page.locator('form[action="/desk/sign-out"] button').click();
	await expect(page).toHaveURL(`${desk}/desk/sign-in`);
	// Browsers report refused forms themselves.
	if (scripts === "on") expect(consoleErrors.filter((error) => !error.includes("status of 422"))).toEqual([]);
});
