import { expect, it } from "vitest";
import { cookiesFor, readCookies } from "./cookies.server";

const over = (address: string) => Object.entries(cookiesFor(new URL(address)));
const written = async (address: string) =>
	Promise.all(over(address).map(async ([name, cookie]) => ({ name, line: await cookie.serialize("x"), of: cookie.name })));

// Shows H1.11
it("each cookie is this host's alone, over https alone, and read by no script", async () => {
	for (const { name, line, of } of await written("https://shop.example/")) {
		expect(of, name).toMatch(/^__Host-[a-z-]+$/);
		const said = line.split("; ").slice(1);
		expect(said, name).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]));
		expect(line, name).not.toMatch(/domain=/i);
	}
});

it("over plain http, where a shop is developed, each is the same but for what needs https", async () => {
	for (const { name, line, of } of await written("http://de.localhost:8787/")) {
		expect(of, name).toMatch(/^[a-z][a-z-]+$/);
		expect(line.split("; ").slice(1), name).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
		expect(line, name).not.toMatch(/secure|domain=/i);
	}
});

// Shows H2.8
it.each(["x".repeat(21), "x".repeat(65), "x".repeat(30).concat("\r\nSession-Id: y"), "../".repeat(10), "ä".repeat(30), 5])(
	"a session of another shape is none: %j",
	async (value) => {
		const cookies = cookiesFor(new URL("https://shop.example/"));
		const header = (await cookies.session.serialize(value)).split(";")[0] ?? "";
		expect((await readCookies(cookies, header)).session).toBeNull();
		// The plain name, which another host of the domain may set, is not read.
		expect((await readCookies(cookies, header.replace("__Host-", ""))).session).toBeNull();
	},
);
