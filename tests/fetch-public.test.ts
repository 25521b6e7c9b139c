import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { fetchPublic, isPublicIp, lookupPublic } from "../scripts/lib/fetch-public.mjs";

/** A fake internet that answers addresses, and records which were requested. */
function internet(answers: Record<string, { status: number; location?: string; body?: Buffer[] }>) {
	const asked: string[] = [];
	const request = (url: URL, _: object, respond: (answer: unknown) => void) => {
		asked.push(url.href);
		const { status, location, body = [] } = answers[url.href] ?? { status: 404 };
		const answer = Object.assign(new PassThrough(), { statusCode: status, headers: { location } });
		for (const chunk of body) answer.write(chunk);
		answer.end();
		queueMicrotask(() => respond(answer));
		return { on: () => undefined };
	};
	return { asked, fetch: (address: string) => fetchPublic(address, { most: 1000, patience: 5000, request }) };
}

// Shows R52.7
it("a file is fetched over redirects, each of which is checked before it is followed", async () => {
	const { asked, fetch } = internet({
		"https://photos.example/1": { status: 302, location: "/2" },
		"https://photos.example/2": { status: 200, body: [Buffer.from("ab"), Buffer.from("c")] },
		"https://photos.example/plain": { status: 302, location: "http://photos.example/2" },
		"https://photos.example/inside": { status: 302, location: "https://169.254.169.254/latest" },
		"https://photos.example/inside6": { status: 307, location: "https://[::ffff:10.0.0.1]/" },
		"https://photos.example/round": { status: 302, location: "/round" },
	});
	expect(await fetch("https://photos.example/1")).toEqual(new Uint8Array(Buffer.from("abc")));
	expect(await fetch("https://photos.example/plain")).toContain("without https");
	for (const path of ["inside", "inside6"]) expect(await fetch(`https://photos.example/${path}`)).toContain("no public address");
	expect(await fetch("https://127.0.0.1/")).toContain("no public address");
	expect(await fetch("https://photos.example/round")).toContain("leads on more than");
	expect(await fetch("https://photos.example/none")).toBe("is answered with 404");
	expect(asked.every((address) => address.startsWith("https://photos.example/"))).toBe(true);
});

// Shows R52.7
it("a file that is too large is read no further, though it does not say how large it is", async () => {
	const { fetch } = internet({ "https://photos.example/1": { status: 200, body: Array.from({ length: 20 }, () => Buffer.alloc(100)) } });
	expect(await fetch("https://photos.example/1")).toBe("is too large");
});

// Shows R52.7
it("a name that resolves to a machine of one's own is not connected to", async () => {
	const refused = await new Promise((resolve) => lookupPublic("localhost", {}, resolve));
	expect(String(refused)).toContain("is no public name");
	const own = [
		"127.0.0.1",
		"10.1.2.3",
		"172.31.0.1",
		"192.168.1.1",
		"169.254.169.254",
		"100.64.0.1",
		"0.0.0.0",
		"::1",
		"fe80::1",
		"fd00::1",
		"::ffff:127.0.0.1",
		"64:ff9b::7f00:1",
		"2002:7f00:1::",
	];
	expect(own.filter((ip) => isPublicIp(ip))).toEqual([]);
	expect(["8.8.8.8", "172.32.0.1", "2606:4700::1111"].filter((ip) => !isPublicIp(ip))).toEqual([]);
});
