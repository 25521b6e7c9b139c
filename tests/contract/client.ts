import { z } from "zod";
import type { Call } from "../../contract/call";
import { errorAnswer } from "../../contract/errors";
import type { BackendLocale } from "../../contract/locale";

const address = process.env.BACKEND_URL ?? "";
const key = process.env.BACKEND_KEY ?? "";

interface Values<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
	params?: z.input<P>;
	query?: z.input<Q>;
	body?: z.input<B>;
}

/** A client of the backend under test with one session. */
export class Client {
	readonly session = crypto.randomUUID();
	constructor(readonly locale: BackendLocale = "en") {}

	/** @throws if the call fails or the response violates the contract, naming the violation */
	async ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		values: Values<P, Q, B> = {},
	): Promise<z.output<A>> {
		const response = await this.send(call, values);
		const text = await response.text();
		if (!response.ok) throw new Error(`${call.method} ${call.path} is answered ${response.status}: ${text.slice(0, 500)}`);
		const answer = call.answer.safeParse(JSON.parse(text));
		if (answer.success) return answer.data;
		throw new Error(`The answer of ${call.method} ${call.path} does not fit the contract:\n${z.prettifyError(answer.error)}`);
	}

	/** The raw response, for calls that should be refused. */
	send<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
		call: Call<P, Q, B, A>,
		{ params, query, body }: Values<P, Q, B> = {},
	): Promise<Response> {
		const named = strings.parse(params ?? {});
		const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ""));
		const search = new URLSearchParams(strings.parse(query ?? {})).toString();
		return fetch(`${address}${path}${search && `?${search}`}`, {
			method: call.method,
			headers: { "Content-Type": "application/json", Locale: this.locale, "Session-Id": this.session, ...(key && { "Backend-Key": key }) },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	}
}

const strings = z.record(z.string(), z.string());

/** Whether a backend has a call: one that it lacks is a 404, and not by the code of what is not found. */
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
