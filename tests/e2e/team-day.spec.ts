import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { openFolds } from "../support/approval-journey";
import { expect, on, test } from "../support/browser";
import { cookie } from "../support/cookies";
import { finnishBuyer } from "../support/guest-order";
import { pngOf } from "../support/pictures";
import { knownAccount, newAccount, type SignedIn } from "../support/visiting-account";
import { formOf } from "../support/visitor";

/** Two lines without a finish, and one with its article number. */
const bill = `Pos. 1 12 Stk IPE 200 S355J2 6 m
2) HEA 160 S355J2 12 m x 4
Pos 3: CR-001127 20 Stk`;

const png = Buffer.from(pngOf("a bent bar"));

// Shows R14.8, R27.2, R30.2, R30.3, R30.5, R31.9, R33.8, R34.3
test("a team buys by a bill of materials, is delivered in parts, complains and has its papers", async ({
	browser,
	contextOptions,
	baseURL,
	scripts,
}) => {
	test.skip(scripts === "broken", "Its forms are those of the other journeys.");
	test.setTimeout(180_000);
	const { port } = new URL(baseURL ?? "");
	const where = { shop: `http://127.0.0.1:${port}`, backend: `http://127.0.0.1:${Number(port) + 1}`, locale: "de" } as const;
	const contexts: BrowserContext[] = [];

	async function pageOf({ visitor }: SignedIn): Promise<Page> {
		const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: scripts === "on" });
		contexts.push(context);
		const url = on("de", "/", baseURL);
		await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
		await context.addCookies([{ name: "account", value: cookie({ initial: "K" }), url }]);
		return context.newPage();
	}
	const demo = (name: string) => knownAccount(where, `${name}@demo.example`, "Crossbar1");
	const open = (page: Page, path: string) => page.goto(on("de", path, baseURL));
	const sound = (page: Page, state: string) => (scripts === "on" ? expectAccessible(page, state) : Promise.resolve());
	async function desk(...args: string[]): Promise<string> {
		const command = [...process.execArgv, "scripts/desk.mjs", ...args, "--backend", where.backend];
		return (await promisify(execFile)(process.execPath, command)).stdout.trim();
	}

	const boss = await demo("purchaser");
	const [owner, approver, buyer] = [await pageOf(boss), await pageOf(await demo("approver")), await pageOf(await demo("buyer"))];
	const newcomer = await newAccount(where);
	const invite = formOf(await boss.visitor.get("/users/company"), 'main form:has([name="intent"][value="invite"])');
	await boss.visitor.post(invite.path, { ...invite.fields, email: newcomer.email, role: "buyer", limit: "" });
	const accept = formOf(await newcomer.visitor.get("/users/company"), 'main form:has([name="intent"][value="accept"])');
	await newcomer.visitor.post(accept.path, accept.fields);
	const other = await pageOf(newcomer);

	let cart = "";
	await test.step("the bill becomes a cart", async () => {
		await open(buyer, "/quick-order");
		await buyer.locator("#list").fill(bill);
		await buyer.locator('main button[value="check"]:not([hidden])').first().click();
		await expect(buyer.locator("#result")).toBeVisible();
		await sound(buyer, "bill");
		for (const question of await buyer
			.locator("main fieldset")
			.filter({ has: buyer.locator('[type="radio"]') })
			.all())
			await question.locator('[type="radio"]').first().check();
		await buyer.locator('main button[value="add"]').click();
		await expect(buyer).toHaveURL(/\/cart\/[\da-f-]{36}$/);
		cart = new URL(buyer.url()).pathname;
		await expect(buyer.locator('main input[name="amount"]')).toHaveCount(3);
	});

	await test.step("with a certificate and a cost centre it waits for the colleague", async () => {
		await buyer.locator("main details", { hasText: "Pos. 1" }).locator("summary").click();
		await buyer.locator('main button[name="setCertificate"]').first().click();
		await expect(buyer.locator('main button[name="setCertificate"][value^="off."]')).toHaveCount(1);
		await buyer.locator("#notes-costCentre").selectOption("3000");
		await buyer.getByRole("button", { name: "Angaben speichern" }).click();
		await expect(buyer.getByRole("status").filter({ hasText: "gespeichert" })).toHaveCount(1);
		await sound(buyer, "cart");
		await open(buyer, `${cart}/payment-info`);
		await openFolds(buyer);
		for (const [name, value] of Object.entries(finnishBuyer)) {
			const field = buyer.locator(`main form [name="${name}"]`);
			if (name === "country") await field.selectOption(value);
			else if (name !== "vat" && name !== "company") await field.fill(value);
		}
		await buyer.locator('main button[form="payment-info"]').click();
		await expect(buyer).toHaveURL(/\/payment-method$/);
		await buyer.locator('main input[name="paymentMethod"][value="invoice"]').check();
		await buyer.locator('main button[form="payment-method"]').click();
		await expect(buyer.locator("#send-order")).toBeVisible();
		await buyer.locator("#send-order button").click();
		await expect(buyer.locator("main h1")).toHaveText("Wartet auf Freigabe");
	});

	await test.step("the colleague approves", async () => {
		await open(approver, "/users/approvals");
		await approver.locator(`main a[href="/users/approvals/${cart.split("/").at(-1)}"]`).click();
		await expect(approver.locator("main")).toContainText("3000");
		await approver.locator('main form:has(input[value="approve"]) button').click();
		await expect(approver.locator("main")).toContainText("Freigegeben von Sari Nieminen");
	});

	const order = `/users/orders/${cart.split("/").at(-1)}`;
	let number = "";
	let delivery = "";
	let invoice = "";
	await test.step("the order comes in two parts, each with its papers", async () => {
		await open(buyer, cart);
		number = /CB-\d+/.exec(await buyer.locator("main h1").innerText())?.[0] ?? "";
		// Independent of what others have ordered on the company's credit.
		await desk("review", number);
		await desk("confirm", number, "2027-02-01");
		delivery = await desk("ship", number, "--line", "1=5", "--heat", "1=A1234", "--carrier", "Rahti");
		const maker = ["--steel", "S355J2", "--maker", "Terästehdas Oy", "--document", "T-1", "--on", "2026-11-02"];
		await desk("certificate", delivery, "--line", "1", "--heat", "A1234", ...maker, "--chemical", "C=0.17", "--mechanical", "KV=120:J");
		await desk("ship", number, "--heats-later");
		invoice = await desk("invoice", number);
		await open(buyer, order);
		for (const said of [delivery, `${number}-2`, "A1234", invoice]) await expect(buyer.getByText(said).first()).toBeVisible();
		await sound(buyer, "order");
	});

	await test.step("what came bent is complained about, and credited", async () => {
		await buyer.getByRole("link", { name: "Problem oder Rückgabe melden" }).click();
		await buyer.locator("main [name=line]").selectOption("1");
		await buyer.locator("main [name=kind]").selectOption("damaged");
		await buyer.locator("main [name=quantity]").fill("1");
		await buyer.locator("main [name=text]").fill("Ein Träger ist verbogen.");
		await buyer.locator("main [name=files]").setInputFiles({ name: "Träger.png", mimeType: "image/png", buffer: png });
		await buyer.locator('main form[enctype="multipart/form-data"] button').last().click();
		await expect(buyer).toHaveURL(/\/users\/claims\/cl-\d+$/);
		const claim = new URL(buyer.url()).pathname;
		await desk("claim", claim.split("/").at(-1)?.toUpperCase() ?? "", "settled", "Den Träger schreiben wir gut.");
		await desk("credit", invoice, "Verbogen", "--line", "1=1");
		await open(buyer, claim);
		await expect(buyer.getByText("Den Träger schreiben wir gut.")).toBeVisible();
		await sound(buyer, "claim");
	});

	await test.step("the owner has all of it, and another buyer nothing", async () => {
		await open(owner, "/users/invoices?of=company");
		await expect(owner.locator("main tr", { hasText: invoice })).toHaveCount(2);
		await open(owner, order);
		for (const name of [/Abnahmeprüfzeugnis|Zeugnis/, /ZIP/]) {
			const link = owner.locator("main").getByRole("link", { name }).first();
			const answer = await link.evaluate(async (element) => {
				const response = await fetch(element.getAttribute("href") ?? "");
				return [response.status, (await response.arrayBuffer()).byteLength > 1000];
			});
			expect(answer).toEqual([200, true]);
		}
		await open(other, "/users/orders?of=company");
		await expect(other.getByText(number)).toHaveCount(0);
		expect((await open(other, order))?.status()).toBe(404);
	});
	for (const context of contexts) await context.close();
});
