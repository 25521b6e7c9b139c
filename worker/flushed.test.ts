import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { flushed } from "./flushed";

const page = "<!doctype html><p>Stahl</p>";

const answerFor = (accepts: string) =>
	flushed(new Response(page), new Request("https://shop.example/", { headers: { "Accept-Encoding": accepts } }));

it("is compressed for a reader who takes gzip", async () => {
	const answer = answerFor("gzip, br");
	expect(Object.fromEntries(answer.headers)).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
	expect(gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(page);
});

it.each(["identity", "br, gzip;q=0"])("is text for a reader who takes %s", async (accepts) => {
	const answer = answerFor(accepts);
	expect(Object.fromEntries(answer.headers)).toMatchObject({ "content-encoding": "identity", vary: "Accept-Encoding" });
	expect(await answer.text()).toBe(page);
});
