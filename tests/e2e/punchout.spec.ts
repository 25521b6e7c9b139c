import type { FrameLocator, Page } from "@playwright/test";
import { z } from "zod";
import { deskConnections } from "../../contract/desk/procurement/connections";
import { expect, test } from "../support/browser";
import { askDesk } from "../support/desk-visitor";

// The shop of the tests is on this machine, which pages of other sites may reach only with leave.
test.use({ permissions: ["local-network-access"] });

const buyer = "https://buyer.example";
const system = "Frame ERP";

async function desk(shop: string, path: string, body?: object): Promise<unknown> {
	return (await askDesk(`http://127.0.0.1:${Number(new URL(shop).port) + 1}`, path, body)).body;
}

const companies = z.object({ rows: z.array(z.object({ vat: z.string(), members: z.number() })) });

type Kind = "oci" | "ids";

/** A connection of a company of the seed. */
async function connected(shop: string, kind: Kind): Promise<{ login: string; secret: string }> {
	const { rows } = companies.parse(await desk(shop, "companies/list"));
	const vat = rows.find(({ members }) => members > 0)?.vat ?? "";
	const { members } = deskConnections.ofCompany.answer.parse(await desk(shop, `connections/of/${vat}`));
	const login = `${kind}-${crypto.randomUUID().slice(0, 8)}`;
	const settings = {
		name: system,
		login,
		member: members[0]?.email ?? "",
		returnUrls: [`${buyer}/hook`],
		frameOrigins: kind === "oci" ? [buyer] : [],
	};
	const body = { ...settings, kind, units: {}, rules: {}, isActive: true, key: crypto.randomUUID() };
	return { login, ...deskConnections.add.answer.parse(await desk(shop, `connections/of/${vat}`, body)) };
}

/** Each kind of system sends its own fields: OCI from a frame, IDS Connect from a window. */
const requests = {
	oci: (login: string, secret: string) => ({
		...{ USERNAME: login, PASSWORD: secret, HOOK_URL: `${buyer}/hook`, "~OkCode": "ADDI", "~Caller": "CTLG" },
	}),
	ids: (login: string, secret: string) => ({
		...{ kndnr: "10071", name_kunde: login, pw_kunde: secret, version: "2.5", action: "WKE", hookurl: `${buyer}/hook` },
	}),
} as const;

/** The buyer's system: a page that opens the shop, and the address that takes the cart. */
async function buyersSystem(page: Page, shop: string, kind: Kind): Promise<{ taken: URLSearchParams[] }> {
	const { login, secret } = await connected(shop, kind);
	const inputs = Object.entries(requests[kind](login, secret)).map(
		([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
	);
	const taken: URLSearchParams[] = [];
	await page.context().route(`${buyer}/**`, async (route) => {
		const isHook = new URL(route.request().url()).pathname === "/hook";
		if (isHook) taken.push(new URLSearchParams(route.request().postData() ?? ""));
		const isFramed = kind === "oci";
		const body = isHook
			? "<h1>Taken</h1>"
			: `<form method="post" action="${shop}/punchout/${kind}"${isFramed ? ' target="shop"' : ""}>${inputs.join("")}<button>Open catalogue</button></form>
				${isFramed ? '<iframe name="shop" width="1200" height="800"></iframe>' : ""}`;
		await route.fulfill({ contentType: "text/html", body: `<!doctype html><title>ERP</title>${body}` });
	});
	await page.goto(`${buyer}/order`);
	await page.getByRole("button", { name: "Open catalogue" }).click();
	return { taken };
}

/** Searches, adds three, makes them four, and returns the cart. */
async function chooseBeams(shop: Page | FrameLocator, scripts: string): Promise<void> {
	await expect(shop.getByText(`You are choosing goods for ${system}`)).toBeVisible();
	await shop.locator("header input[name=search]").fill("IPE 200");
	await shop.locator("header input[name=search]").press("Enter");
	await shop.locator('main input[name^="amount."]').first().fill("3");
	await shop.locator('main button[name="only"]').first().click();
	await expect(shop.locator('[role="status"]').filter({ hasText: "IPE 200" })).toHaveCount(1);
	await shop.locator('header a[href^="/cart/"]').click();
	await expect(shop.locator('button[value="payment-info"]')).toHaveCount(0);
	await shop.locator('main input[name="amount"]').first().fill("4");
	await shop.getByRole("button", { name: `Return to ${system}` }).click();
	// Scripts send the page's form; without them its button does.
	if (scripts === "off") {
		await expect(shop.getByRole("heading", { name: `Back to ${system}` })).toBeVisible();
		await shop.getByRole("button", { name: `Return to ${system}` }).click();
	}
	await expect(shop.getByRole("heading", { name: "Taken" })).toBeVisible();
}

// Shows R71.6
test("a buyer's system has the shop in its frame: in, search, add, change, and back @plain", async ({ page, baseURL, scripts }) => {
	const { taken } = await buyersSystem(page, baseURL ?? "", "oci");
	await chooseBeams(page.frameLocator("iframe"), scripts);
	expect(taken).toHaveLength(1);
	expect(taken[0]?.get("NEW_ITEM-QUANTITY[1]")).toBe("4.000");
	expect([taken[0]?.get("~OkCode"), taken[0]?.get("~Caller")]).toEqual(["ADDI", "CTLG"]);
});

// Shows R79.3
test("software of trades opens the shop (WKE): in, search, add, change, and back with the cart @plain", async ({
	page,
	baseURL,
	scripts,
}) => {
	const { taken } = await buyersSystem(page, baseURL ?? "", "ids");
	await chooseBeams(page, scripts);
	expect(taken).toHaveLength(1);
	expect(taken[0]?.get("warenkorb")).toMatch(/<ArtNo>CR-\d+<.*<Qty>4\.00</s);
	// The visit is over: the shop is anybody's again.
	await page.goto(`${baseURL}/shop`);
	await expect(page.getByText(`You are choosing goods for ${system}`)).toHaveCount(0);
});

test("no other site may have the visit in its frame", async ({ page, baseURL }) => {
	await page
		.context()
		.route("https://evil.example/", (route) =>
			route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Evil</title><iframe src="${baseURL}/shop"></iframe>` }),
		);
	await page.goto("https://evil.example/", { waitUntil: "commit" });
	await expect(page.frameLocator("iframe").locator("main")).toHaveCount(0);
});
