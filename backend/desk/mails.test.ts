import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { deskCall, deskKey } from "../../tests/support/desk";
import { type MailServer, startMailServer } from "../../tests/support/mail-server";
import { dispatch } from "../mail/dispatch";
import { mailData } from "../mail-data";

let backend: Backend;
let server: MailServer;
beforeAll(async () => {
	backend = await startBackend();
	server = await startMailServer();
});
afterAll(async () => {
	vi.restoreAllMocks();
	await server.stop();
	await backend.dispose();
});

const env = () => ({ DB: backend.db, DEV_PAGES: "1", SHOP_HOSTS: "", SMTP_URL: `smtp://localhost:${server.port}` });

async function enqueue(kind: string, recipients: readonly string[]): Promise<number> {
	const added = backend.db.prepare(
		"INSERT INTO outbox (kind, locale, recipients, origin, cause) VALUES (?, 'de', ?, 'https://shop.example', ?) RETURNING id",
	);
	return Number(await added.bind(kind, JSON.stringify(recipients), `${kind} of a test`).first("id"));
}

// Shows R57.8
it("staff see which mails were refused and why, and send them again once the mailbox is mended", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	server.refuse = (address) => (address.startsWith("gone@") ? [550, "5.1.1 No such mailbox"] : undefined);
	const half = await enqueue("password_changed", ["gone@weser.example", "there@weser.example"]);
	const whole = await enqueue("account_deleted", ["gone@weser.example"]);
	const link = await enqueue("magic_link", ["gone@weser.example"]);
	await dispatch(env(), mailData);
	const failed = {
		recipients: ["gone@weser.example"],
		refused: ["gone@weser.example"],
		attempts: 1,
		last_error: expect.stringContaining("5.1.1"),
	};
	expect((await deskCall(backend, "mails")).body).toEqual({
		problem: expect.stringContaining("Neither SMTP_URL nor SEND_EMAIL"),
		mails: [
			expect.objectContaining({ ...failed, id: link, state: "given up" }),
			expect.objectContaining({ ...failed, id: whole, state: "given up" }),
			expect.objectContaining({ ...failed, id: half, recipients: ["gone@weser.example", "there@weser.example"], state: "refused by some" }),
		],
	});

	expect((await deskCall(backend, `mails/${link}/resend`, {})).body).toMatchObject({
		code: "conflict",
		error: expect.stringContaining("link is over"),
	});
	expect((await deskCall(backend, "mails/999999/resend", {})).status).toBe(404);
	server.refuse = () => undefined;
	server.received = [];
	for (const id of [half, whole]) expect((await deskCall(backend, `mails/${id}/resend`, {})).status).toBe(200);
	await dispatch(env(), mailData);
	expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["gone@weser.example"], ["gone@weser.example"]]);
	expect((await deskCall(backend, "mails")).body).toMatchObject({ mails: [{ id: link }] });
	expect((await deskCall(backend, `mails/${whole}/resend`, {})).body).toMatchObject({ code: "conflict" });
});

// Shows R57.7
it("staff see that no mail can go out through a port that the platform does not reach", async () => {
	const init = { headers: { Authorization: `Bearer ${deskKey}` } };
	const answer = await backend.request("/desk/mails", init, { DESK_KEY: deskKey, SMTP_URL: "smtp://mail.weser.example:25" });
	expect(await answer.json()).toMatchObject({ problem: expect.stringContaining("port 25") });
});
