import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/**
 * The output and exit code of `npm run check:backend` against a backend that refuses every call in the same way.
 * @param email of an account that it signs in to
 */
async function checked(
	email: string,
	refusal = { status: 401, answer: '{"error":"Sign in.","code":"not_signed_in"}' },
): Promise<{ code: unknown; printed: string }> {
	const signedIn = JSON.stringify({ user: null, sessionId: "s".repeat(32) });
	const server = createServer(({ url }, response) => {
		const isSignIn = email !== "" && url === "/users/login";
		response.writeHead(isSignIn ? 200 : refusal.status, { "Content-Type": "application/json" });
		response.end(isSignIn ? signedIn : refusal.answer);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const at = server.address();
	const port = typeof at === "object" && at ? at.port : 0;
	const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/check-backend.mjs", `http://127.0.0.1:${port}`], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, BACKEND_EMAIL: email, VITEST: "" },
	});
	const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
	server.close();
	return { code, printed };
}

// Shows R21.5
it("a backend that answers 401 to everything has no tier; findings name request, response and rule", async () => {
	const { code, printed } = await checked("");
	expect(code).toBe(1);
	expect(printed).toMatch(
		/WRONG {2}POST \/orders\/add: .*\n {2}asked {5}POST \/orders\/add .*\n {2}came {6}401 .*\n {2}wrong {5}A guest is told to sign in.*\n {2}contract .*orders\.add.*\n {2}guide {5}docs\/backend\.md/,
	);
	expect(printed).toMatch(/Not tried, since it needs a cart, and none could be begun:\n/);
	expect(printed).toMatch(/Not tried, since it takes a sign-in: give BACKEND_EMAIL and BACKEND_PASSWORD:\n/);
	for (const tier of ["browse", "order", "company"]) expect(printed).toMatch(new RegExp(`\n${tier}: 0 of \\d+ calls, \\d+ `));
});

it("what could change the account is not tried with it, and does not count as there", async () => {
	const { printed } = await checked("buyer@example.com");
	const [, untried] = /Not tried, since it takes a sign-in, and could change the account:\n((?: {2}.*\n)+)/.exec(printed) ?? [];
	expect(untried?.trim().split(/\n\s*/)).toEqual([
		"GET /users/logout",
		"DELETE /users/sessions",
		"POST /teams/verification",
		"POST /teams/leave",
	]);
	expect(printed).toMatch(/WRONG {2}POST \/teams\/invitations: .*\n.*\n.*\n {2}wrong {5}An account that has signed in is told to sign in/);
	for (const tier of ["account", "company"])
		expect(printed).toMatch(new RegExp(`\n${tier}: \\d of \\d+ calls, \\d+ wrong, \\d+ not tried`));
});

it("a call that is missing is wrong, once for all languages, where the shop needs it in a tier that is there, and told with what the shop then lacks where not", async () => {
	const { code, printed } = await checked("", { status: 404, answer: '{"error":"No such call."}' });
	expect(code).toBe(1);
	expect(printed.match(/WRONG {2}GET \/productVariant\/popular: /g)).toHaveLength(1);
	expect(printed.match(/WRONG {2}/g)?.length).toBe(printed.match(/The shop needs it for the tier browse/g)?.length);
	expect(printed).toContain("\n  missing  GET /faq: Questions and answers. Without it: The page of questions is not found.\n");
	expect(printed).toMatch(/\norder: 0 of \d+ calls\n {2}The goods are shown, /);
});
