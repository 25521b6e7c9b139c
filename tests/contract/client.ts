import { afterEach, it, type TestContext } from "vitest";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { listedCalls } from "../../contract/calls";
import { errorAnswer } from "../../contract/errors";
import type { BackendLocale } from "../../contract/locale";
import { users } from "../../contract/users";

const address = process.env.BACKEND_URL ?? "";
const key = process.env.BACKEND_KEY ?? "";

interface Values<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
	params?: z.input<P>;
	query?: z.input<Q>;
	body?: z.input<B>;
}

/** A call of a failed test, as scripts/check-backend.mjs reports it. */
interface Exchange {
	asked: string;
	/** Status and body of the response. */
	came: string;
	/** The contract's statement about the call. */
	contract: string;
}

declare module "vitest" {
	interface TaskMeta {
		/** The faulty call, or the last one of the test. */
		exchange?: Exchange;
		/** Why it was skipped although the backend has the call. */
		skipped?: string;
		/** Parts of the shop that are missing without the call. */
		without?: string;
	}
}

let last: Exchange | undefined;
const exchanges = new WeakMap<Response, Exchange>();
afterEach(({ task }) => {
	if (last) task.meta.exchange = last;
	last = undefined;
});

/** The account for calls that need one; null if none is configured. */
export const account = process.env.BACKEND_EMAIL
	? { email: process.env.BACKEND_EMAIL, password: process.env.BACKEND_PASSWORD ?? "" }
	: null;

class MissingCall extends Error {}

/** A test that is skipped if the backend lacks one of its calls. The tiers report that once (tests/contract/tiers.test.ts). */
export const asks = (name: string, run: (test: TestContext) => Promise<void>) =>
	it(name, async (test) => {
		try {
			await run(test);
		} catch (error) {
			if (error instanceof MissingCall) test.skip(error.message);
			throw error;
		}
	});

/** A client of the backend under test with one session. */
export class Client {
	session: string = crypto.randomUUID();
	constructor(readonly locale: BackendLocale = "en") {}

	/** @throws if the call fails or the response violates the contract, naming the violation */
	async ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		values: Values<P, Q, B> = {},
	): Promise<z.output<A>> {
		const response = await this.send(call, values);
		const answer = call.answer.safeParse(jsonOf(await response.clone().text()));
		if (response.ok && answer.success) return answer.data;
		// Other calls may have been made meanwhile.
		last = exchanges.get(response);
		if (!(await has(call, response))) throw new MissingCall(`There is no ${call.path}.`);
		if (!response.ok || !answer.error) throw new Error(`It is answered ${response.status}, and should be answered 200.`);
		throw new Error(`The answer does not fit the contract:\n${z.prettifyError(answer.error)}`);
	}

	/** The answer of an optional call; null if the backend lacks it. @throws like `ask` */
	async askIfThere<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		values: Values<P, Q, B> = {},
	): Promise<z.output<A> | null> {
		return this.ask(call, values).catch((error: unknown) => {
			if (error instanceof MissingCall) return null;
			throw error;
		});
	}

	/** The status and code of a refusal. */
	async refusal<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		values: Values<P, Q, B>,
	): Promise<{ status: number; code: unknown }> {
		const response = await this.send(call, values);
		if (!(await has(call, response))) throw new MissingCall(`There is no ${call.path}.`);
		return { status: response.status, code: errorAnswer.safeParse(jsonOf(await response.text())).data?.code };
	}

	/** @throws like `ask` */
	async signIn(known: NonNullable<typeof account>): Promise<void> {
		const { sessionId } = await this.ask(users.login, { body: known });
		if (sessionId !== null) this.session = sessionId;
	}

	/** The raw response, for calls that should be refused. */
	async send<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		{ params, query, body }: Values<P, Q, B> = {},
	): Promise<Response> {
		const named = strings.parse(params ?? {});
		const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ""));
		const search = new URLSearchParams(strings.parse(query ?? {})).toString();
		const asked = search && `?${search}`;
		const sent = body === undefined ? undefined : JSON.stringify(body);
		const { name } = listedCalls.find((listed) => listed.call === call) ?? { name: call.path };
		const exchange = {
			asked: `${call.method} ${path}${asked} (Locale: ${this.locale}) ${sent ?? ""}`.trim(),
			came: "nothing",
			contract: `${name}, ${call.method} ${call.path}: ${call.summary}`,
		};
		last = exchange;
		const response = await fetch(`${address}${path}${asked}`, {
			method: call.method,
			headers: { "Content-Type": "application/json", Locale: this.locale, "Session-Id": this.session, ...(key && { "Backend-Key": key }) },
			body: sent,
		});
		exchanges.set(response, exchange);
		exchange.came = `${response.status} ${(await response.clone().text()).slice(0, 300)}`;
		return response;
	}
}

/** Text that is not JSON matches no schema. */
function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const strings = z.record(z.string(), z.string());

/** Whether a backend has a call. A missing call is a 404 without the code of a missing object. */
export async function has(call: Call, response: Response): Promise<boolean> {
	if (response.status === 405 || response.status === 501) return false;
	if (response.status !== 404) return true;
	const answer = errorAnswer.safeParse(
		await response
			.clone()
			.json()
			.catch(() => null),
	);
	return answer.data?.code === "not_found" && !(call.method === "GET" && !call.path.includes("{"));
}
