import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery as split } from "wrangler";
import { z } from "zod";
import { problemsOf } from "./platform-sql";

const account = "0123456789abcdef0123456789abcdef";

const asked = z.object({ action: z.string().optional(), sql: z.string().optional() });

/** A stand-in of the platform's API of databases, for wrangler: it runs what it is sent statement by statement, within the limits of D1. */
export interface D1Api {
	/** Variables of the environment by which wrangler calls it. */
	env: Record<string, string>;
	/** "crossbar import init": what was asked of which database, in order. */
	calls: string[];
	database(name: string): DatabaseSync;
	stop(): Promise<void>;
}

/** @param exports what databases answer that are exported, by id */
export async function startD1Api(exports: Record<string, string>): Promise<D1Api> {
	const databases = new Map<string, DatabaseSync>();
	const database = (name: string) => {
		const found = databases.get(name) ?? new DatabaseSync(":memory:");
		databases.set(name, found);
		return found;
	};
	const calls: string[] = [];
	let uploaded = "";

	const run = (name: string, sql: string) =>
		split(sql).map((statement) => {
			const [problem] = problemsOf(statement);
			if (problem !== undefined) throw new Error(problem);
			return { success: true, results: database(name).prepare(statement).all(), meta: { duration: 1 } };
		});

	function answerOf(name: string, verb: string, { action, sql = "" }: z.output<typeof asked>): unknown {
		if (verb === "") return { uuid: name, name };
		calls.push([name, verb, action].filter(Boolean).join(" "));
		if (verb === "query") return run(name, sql);
		if (verb === "export")
			return { success: true, status: "complete", messages: [], result: { filename: "1.sql", signed_url: `${base()}/exported/${name}` } };
		if (action === "init") return { upload_url: `${base()}/uploads/1`, filename: "1" };
		const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 1 };
		const result = { num_queries: run(name, uploaded).length, final_bookmark: "1", meta };
		return { success: true, status: "complete", messages: [], result };
	}

	const server = createServer(async (request, response) => {
		const body = await bodyOf(request);
		const [, area = "", ...path] = new URL(request.url ?? "/", base()).pathname.replace(`/accounts/${account}`, "").split("/");
		if (area === "exported") return response.end(exports[path[0] ?? ""]);
		if (area === "uploads") {
			uploaded = body.toString();
			response.setHeader("ETag", `"${createHash("md5").update(body).digest("hex")}"`);
			return response.end();
		}
		const [, name = "", verb = ""] = path;
		let failure = "";
		let result: unknown = null;
		try {
			result = answerOf(name, verb, asked.parse(JSON.parse(body.toString() || "{}")));
		} catch (error) {
			failure = String(error);
		}
		response.writeHead(failure === "" ? 200 : 400, { "Content-Type": "application/json" });
		response.end(
			JSON.stringify({ success: failure === "", errors: failure === "" ? [] : [{ code: 7500, message: failure }], messages: [], result }),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

	function base(): string {
		const address = server.address();
		return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
	}

	return {
		env: { CLOUDFLARE_API_BASE_URL: base(), CLOUDFLARE_API_TOKEN: "of a test", CLOUDFLARE_ACCOUNT_ID: account },
		calls,
		database,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
				for (const one of databases.values()) one.close();
			}),
	};
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}
