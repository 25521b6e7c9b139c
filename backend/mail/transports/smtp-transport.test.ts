import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstSeller } from "../../../contract/seller/own-data";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server";
import { readMail } from "../../../tests/support/read-mail";
import type { Mail } from "../outbox";
import { composed, senderOf } from "../sender";
import { Unreachable } from "../transport";
import { smtpServer, smtpTransport } from "./smtp-transport";

let server: MailServer;
beforeEach(async () => {
	server = await startMailServer(0, {
		onAuth: ({ username, password }, _session, done) =>
			password === "pässwörd/1" ? done(null, { user: username ?? "" }) : done(Object.assign(new Error("Wrong"), { responseCode: 535 })),
	});
});
afterEach(() => server.stop());

const from = senderOf({ MAIL_FROM: 'Crossbar "Stahl", Größe <shop@crossbar.example>' }, firstSeller);

const mail = (more: Partial<Mail> = {}): Mail => ({
	...{ id: 1, kind: "order_confirmation", locale: "ee", to: ["aino@teras.example"], reply_to: null, created_at: "2026-03-02T10:00:00Z" },
	...{ subject: "Kinnitus", text: "Tere", html: "<p>Tere</p>", order_number: null, attachments: [], isApart: false },
	...more,
});

const deliver = async (url: string, what = mail()) => {
	const transport = smtpTransport(smtpServer(url), "crossbar.example");
	const message = await composed(what, from, what.to, "key");
	const outcome = await transport.deliver({ from: from.address, to: what.to, message });
	transport.close();
	return outcome;
};

const local = () => `smtp://localhost:${server.port}`;

describe("a message", () => {
	it("preserves special characters, long lines and attachments byte for byte", async () => {
		const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256);
		const long = `Träger ${"ä€".repeat(2000)} Ende`;
		const subject = `Auftragsbestätigung CB-10001 über 1.234,50 € für Õunapuu & Söhne, ${"Größe ".repeat(30)}`;
		const attachments = [{ filename: 'Auftrags"bestätigung.pdf', type: "application/pdf", content: async () => bytes }];
		await deliver(local(), mail({ subject, text: `.\n${long}\n.Punkt\n`, html: `<p>${long}</p>`, attachments }));
		const [received] = server.received;
		expect(received?.headers.subject).toBe(subject);
		expect(received?.headers.from).toBe('Crossbar "Stahl", Größe <shop@crossbar.example>');
		expect(received?.headers["content-language"]).toBe("et");
		expect(received?.headers.date).toMatch(/^Mon, 0?2 Mar 2026 10:00:00 \+0000$/);
		expect(received?.text.trim()).toBe(`.\n${long}\n.Punkt`);
		expect(received?.html.trim()).toBe(`<p>${long}</p>`);
		expect(received?.attachments).toHaveLength(1);
		expect(received?.attachments[0]).toMatchObject({ filename: 'Auftrags"bestätigung.pdf', type: "application/pdf" });
		expect(received?.attachments[0]?.content.equals(Buffer.from(bytes))).toBe(true);
		for (const line of received?.source.split("\r\n") ?? []) expect(line.length).toBeLessThan(200);
		expect(received?.source).not.toMatch(/[^\r]\n|[\x80-\xff]/);
	});

	it.each(["\r\n", "\n", "\r", "\r\n\r\n"])("is safe from header injection (%j)", async (end) => {
		const injected = `Angebot${end}Bcc: victim@elsewhere.example${end}X-Evil: 1`;
		const attachments = [{ filename: `a${end}X-Evil: 1.pdf`, type: "application/pdf", content: async () => Uint8Array.of(1) }];
		const message = Buffer.from(
			await composed(mail({ subject: injected, reply_to: `x@y.example${end}X-Evil: 1`, attachments }), from, ["a@b.example"], "k"),
		);
		const { source } = readMail(message.toString("latin1"));
		expect(source).not.toMatch(/^(?:bcc|x-evil):/im);
	});

	it("derives its Message-ID from its key only", async () => {
		const idOf = async (key: string) =>
			readMail(Buffer.from(await composed(mail(), from, ["a@b.example"], key)).toString("latin1")).headers["message-id"];
		expect(await idOf("one")).toBe(await idOf("one"));
		expect(await idOf("one")).not.toBe(await idOf("two"));
	});
});

describe("a mail server", () => {
	it("accepts a login", async () => {
		await deliver(`smtp://shop%40crossbar:${encodeURIComponent("pässwörd/1")}@localhost:${server.port}`);
		expect(server.received[0]).toMatchObject({ user: "shop@crossbar" });
	});

	it("that rejects the password is unreachable", async () => {
		await expect(deliver(`smtp://shop:wrong@localhost:${server.port}`)).rejects.toThrow(Unreachable);
	});

	it("on another host requires TLS", async () => {
		expect(smtpServer("smtp://mail.example").tls).toBe("starttls");
		const transport = smtpTransport({ ...smtpServer(local()), tls: "starttls" }, "crossbar.example");
		await expect(transport.deliver({ from: from.address, to: ["a@b.example"], message: new Uint8Array([1]) })).rejects.toThrow(Unreachable);
	});

	it("that rejects everybody gives each recipient's failure", async () => {
		server.refuse = (address) => (address.startsWith("a") ? [550, "No a@b.example here"] : [451, "Later"]);
		expect(await deliver(local(), mail({ to: ["a@b.example", "c@b.example"] }))).toEqual({
			accepted: [],
			failed: [
				{ address: "a@b.example", reason: "550 No <…> here", isFinal: true },
				{ address: "c@b.example", reason: "451 Later", isFinal: false },
			],
		});
	});
});

describe("SMTP_URL", () => {
	it.each([
		["smtps://user:p%40ss@mail.example", { host: "mail.example", port: 465, tls: "at once", login: { user: "user", password: "p@ss" } }],
		["smtp://mail.example", { host: "mail.example", port: 587, tls: "starttls", login: null }],
		["smtp://localhost:2525", { host: "localhost", port: 2525, tls: "off", login: null }],
		["smtp://[::1]:2525", { host: "::1", port: 2525, tls: "off", login: null }],
		["smtp://mailpit:1025?tls=off", { host: "mailpit", port: 1025, tls: "off", login: null }],
	])("%s", (url, expected) => expect(smtpServer(url)).toEqual(expected));

	it.each(["mail.example", "http://mail.example", "smtp://", "smtp:secret"])("%s is refused without a copy in the message", (url) => {
		expect(() => smtpServer(url)).toThrow(/^SMTP_URL is neither smtp:\/\/… nor smtps:\/\/….$/);
	});
	// Shows R57.7
	it.each(["smtp://mail.example:25", "smtps://user:secret@mail.example:25", "smtp://mail.example:25?tls=off"])(
		"refuses port 25 in words, without the password: %s",
		(url) => {
			expect(() => smtpServer(url)).toThrow(/port 25, to which the platform connects no Worker: smtps:/);
			expect(() => smtpServer(url)).not.toThrow(/secret/);
		},
	);
});
