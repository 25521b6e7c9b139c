import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { databaseAnswer, exportOf, newDatabase, type PlatformDatabase } from "./platform-databases";

const account = "0123456789abcdef0123456789abcdef";

const binding = z.looseObject({ type: z.string(), name: z.string(), text: z.string().optional(), script_name: z.string().optional() });
const split = z.looseObject({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) });
const uploaded = z.looseObject({
	bindings: z.array(binding).optional(),
	assets: z.looseObject({ jwt: z.string() }).optional(),
	migrations: z.looseObject({ new_tag: z.string() }).optional(),
});

interface Version {
	id: string;
	number: number;
	bindings: z.output<typeof binding>[];
	/** Paths of its static files. */
	assets: string[];
	/** Names of its modules and source maps. */
	parts: string[];
}

/** A Worker on the platform. */
interface Script {
	secrets: Map<string, string>;
	versions: Version[];
	/** Percentages of requests by version id, the current deployment first. */
	deployments: Record<string, number>[];
	domains: string[];
	/** The last migration of its Durable Objects. */
	migrationTag: string | null;
}

/** A response of the API: a result, an error with its code and message, or bytes. */
type Answer = { result: unknown; etag?: string } | { error: [status: number, code: number, message: string] } | { bytes: Buffer };

/**
 * A stand-in for the platform's API, for wrangler (CLOUDFLARE_API_BASE_URL). It stores what is created, and records each changing call in
 * order.
 */
export interface PlatformApi {
	/** Environment variables that point wrangler at it. */
	env: Record<string, string>;
	/** "POST /r2/buckets eu": without the account, with the jurisdiction header. */
	calls: string[];
	scripts: Map<string, Script>;
	databases: PlatformDatabase[];
	/** By jurisdiction and name: "eu/crossbar-files". */
	buckets: Map<string, Map<string, Buffer>>;
	/** Fails each matching call, as a fault of the platform would. */
	isBroken: (call: string) => boolean;
	stop(): Promise<void>;
}

export async function startPlatformApi(): Promise<PlatformApi> {
	const server = createServer(async (request, response) => {
		const body = await bodyOf(request);
		const answer = await answered(request, body).catch((error): Answer => ({ error: [500, 1, String(error)] }));
		if ("bytes" in answer) return response.end(answer.bytes);
		const failed = "error" in answer ? answer.error : null;
		response.writeHead(failed ? failed[0] : 200, {
			"Content-Type": "application/json",
			...("etag" in answer && { ETag: answer.etag }),
		});
		response.end(
			JSON.stringify({
				success: failed === null,
				errors: failed ? [{ code: failed[1], message: failed[2] }] : [],
				messages: [],
				result: "result" in answer ? answer.result : null,
				result_info: { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 },
			}),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const base = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
	/** The file of an import. */
	let uploadedFile = "";
	/** File paths of each upload session, by its token. */
	const sessions = new Map<string, string[]>();
	const api: PlatformApi = {
		env: { CLOUDFLARE_API_BASE_URL: base, CLOUDFLARE_API_TOKEN: "of a test", CLOUDFLARE_ACCOUNT_ID: account },
		calls: [],
		scripts: new Map(),
		databases: [],
		buckets: new Map(),
		isBroken: () => false,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
				for (const { db } of api.databases) db.close();
			}),
	};
	return api;

	async function answered(request: IncomingMessage, body: Buffer): Promise<Answer> {
		const { pathname } = new URL(request.url ?? "/", base);
		const path = decodeURIComponent(pathname.replace(`/accounts/${account}`, ""));
		const jurisdiction = String(request.headers["cf-r2-jurisdiction"] ?? "");
		const method = request.method ?? "GET";
		const call = `${method} ${path}${jurisdiction && ` ${jurisdiction}`}`;
		if (method !== "GET") api.calls.push(call);
		if (api.isBroken(call)) return { error: [500, 10001, "Something is broken at the platform."] };
		const [, area = "", kind = "", name = "", ...rest] = path.split("/");
		const json = () => z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString() || "{}"));
		// A token that may deploy may lack permission to list memberships.
		if (area === "memberships") return { error: [403, 10000, "Authentication error"] };
		if (area === "d1") return databaseCall(method, name, rest, json);
		if (area === "exported")
			return {
				bytes: Buffer.from(
					api.databases
						.filter(({ uuid }) => uuid === kind)
						.map(exportOf)
						.join(""),
				),
			};
		if (area === "uploads") uploadedFile = body.toString();
		if (area === "uploads") return { result: null, etag: `"${createHash("md5").update(body).digest("hex")}"` };
		if (area === "r2") return bucketCall(method, jurisdiction, name, rest, body);
		if (area === "workers" && kind === "assets") return { result: { jwt: [...sessions.keys()].at(-1) } };
		if (area === "workers" && kind === "services") return serviceCall(name);
		if (area === "workers" && kind === "workers") return { result: { subdomain: { enabled: false, previews_enabled: false } } };
		if (area === "workers" && kind === "scripts") return scriptCall(method, name, rest, { request, body, json });
		return { result: generalAnswers[area] ?? [] };
	}

	function databaseCall(method: string, name: string, [verb]: string[], json: () => Record<string, unknown>): Answer {
		if (name === "" && method === "GET") return { result: api.databases.map((one) => databaseAnswer(one, undefined, {}, base, "")) };
		if (name === "") {
			const made = newDatabase(z.object({ name: z.string(), jurisdiction: z.string().optional() }).parse(json()));
			api.databases.push(made);
			return { result: databaseAnswer(made, undefined, {}, base, "") };
		}
		const database = api.databases.find((one) => one.uuid === name || one.name === name);
		if (!database) return { error: [404, 7404, "The database does not exist."] };
		try {
			return { result: databaseAnswer(database, verb, json(), base, uploadedFile) };
		} catch (error) {
			return { error: [400, 7500, String(error)] };
		}
	}

	function bucketCall(method: string, jurisdiction: string, name: string, [, ...key]: string[], body: Buffer): Answer {
		if (name === "") {
			const bucket = `${jurisdiction}/${z.object({ name: z.string() }).parse(JSON.parse(body.toString())).name}`;
			if (api.buckets.has(bucket)) return { error: [409, 10004, "The bucket you tried to create already exists, and you own it."] };
			api.buckets.set(bucket, new Map());
			return { result: {} };
		}
		const objects = api.buckets.get(`${jurisdiction}/${name}`);
		if (!objects) return { error: [404, 10006, "The specified bucket does not exist."] };
		if (method === "PUT") objects.set(key.join("/"), body);
		if (method === "PUT" || key.length === 0) return { result: {} };
		const found = objects.get(key.join("/"));
		return found ? { bytes: found } : { error: [404, 10007, "The specified key does not exist."] };
	}

	function serviceCall(name: string): Answer {
		const found = api.scripts.get(name);
		if (!found) return { error: [404, 10090, "workers.api.error.service_not_found"] };
		const script = { last_deployed_from: "wrangler", tag: name, tags: null, migration_tag: found.migrationTag };
		return { result: { id: name, default_environment: { environment: "production", script } } };
	}

	interface Sent {
		request: IncomingMessage;
		body: Buffer;
		json: () => Record<string, unknown>;
	}

	async function scriptCall(method: string, name: string, [verb, more]: string[], { request, body, json }: Sent): Promise<Answer> {
		if (verb === "assets-upload-session") {
			const jwt = `session ${sessions.size}`;
			const { manifest } = z.object({ manifest: z.record(z.string(), z.object({ hash: z.string() })) }).parse(json());
			sessions.set(jwt, Object.keys(manifest));
			return { result: { jwt, buckets: [] } };
		}
		if (method === "PUT" && verb === undefined) return upload(name, await formOf(request, body), true);
		const script = api.scripts.get(name);
		if (!script) return { error: [404, 10007, "This Worker does not exist on your account."] };
		if (method === "POST" && verb === "versions") return upload(name, await formOf(request, body), false);
		if (verb === "secrets") return { result: [...script.secrets.keys()].map((key) => ({ name: key, type: "secret_text" })) };
		if (verb === "secrets-bulk") {
			const { secrets } = z.object({ secrets: z.record(z.string(), z.object({ text: z.string() })) }).parse(json());
			for (const [key, { text }] of Object.entries(secrets)) script.secrets.set(key, text);
			return { result: {} };
		}
		if (verb === "deployments") {
			if (method === "POST") {
				const { versions } = split.parse(json());
				script.deployments.unshift(Object.fromEntries(versions.map(({ version_id, percentage }) => [version_id, percentage])));
				return { result: { id: randomUUID() } };
			}
			return { result: { deployments: script.deployments.map(deploymentOf) } };
		}
		if (verb === "versions" && more !== undefined)
			return { result: versionOf(script.versions.find(({ id }) => id === more) ?? script.versions[0]) };
		if (verb === "versions") return { result: { items: script.versions.map(versionOf).reverse() } };
		if (verb === "domains" && method !== "GET" && more === "records") {
			const origins = z.looseObject({ origins: z.array(z.object({ hostname: z.string() })) }).parse(json());
			script.domains = origins.origins.map(({ hostname }) => hostname);
		}
		if (verb === "domains") return { result: { added: [], removed: [], updated: [], conflicting: [] } };
		if (verb === "subdomain") return { result: { enabled: false, previews_enabled: false } };
		return { result: verb === "settings" ? { bindings: script.versions.at(-1)?.bindings ?? [], tags: [] } : {} };
	}

	/** Creates a version. The platform refuses bindings to resources that do not exist. */
	async function upload(name: string, form: FormData, isDeployed: boolean): Promise<Answer> {
		const { bindings = [], assets, migrations } = uploaded.parse(JSON.parse(String(form.get("metadata"))));
		const other = bindings.find(
			({ type, script_name: of }) => type === "durable_object_namespace" && of !== undefined && !api.scripts.has(of),
		);
		if (other) return { error: [400, 10061, `Cannot create binding for class in script '${other.script_name}' that does not exist.`] };
		if (migrations && !isDeployed) return { error: [400, 10211, "Migrations must be fully applied via a non-versioned deployment."] };
		const script: Script = api.scripts.get(name) ?? { secrets: new Map(), versions: [], deployments: [], domains: [], migrationTag: null };
		api.scripts.set(name, script);
		script.migrationTag = migrations?.new_tag ?? script.migrationTag;
		for (const { type, name: key, text } of bindings) if (type === "secret_text") script.secrets.set(key, text ?? "");
		const id = randomUUID();
		const parts = [...form.keys()].filter((part) => part !== "metadata");
		script.versions.push({ id, number: script.versions.length + 1, bindings, assets: sessions.get(assets?.jwt ?? "") ?? [], parts });
		if (isDeployed) script.deployments.unshift({ [id]: 100 });
		const resources = { script: { etag: id }, script_runtime: {}, bindings };
		const metadata = { has_preview: false };
		return { result: { id, startup_time_ms: 1, deployment_id: id, metadata, resources, number: script.versions.length } };
	}
}

/** Responses of the rest of the API, by the first segment of the path. */
const generalAnswers: Record<string, unknown> = {
	user: { id: "1", email: "operator@weser-stahl.test", status: "active" },
	accounts: [],
	graphql: { viewer: { accounts: [] } },
};

const deploymentOf = (percentages: Record<string, number>, index: number) => ({
	id: `deployment ${index}`,
	source: "wrangler",
	strategy: "percentage",
	created_on: new Date(Date.UTC(2026, 10, 28, 13, -index)).toISOString(),
	author_email: "operator@weser-stahl.test",
	annotations: {},
	versions: Object.entries(percentages).map(([version_id, percentage]) => ({ version_id, percentage })),
});

const versionOf = (version: Version | undefined) => ({
	id: version?.id,
	number: version?.number,
	metadata: {
		// wrangler sorts by it: with equal times it would take the newest for the oldest.
		created_on: new Date(Date.UTC(2026, 10, 28, 12, version?.number)).toISOString(),
		modified_on: "2026-11-28T12:00:00Z",
		author_email: "operator@weser-stahl.test",
		source: "wrangler",
	},
	annotations: {},
	resources: { bindings: version?.bindings ?? [], script: {}, script_runtime: {} },
});

async function formOf(request: IncomingMessage, body: Buffer): Promise<FormData> {
	return new Response(new Uint8Array(body), { headers: { "Content-Type": request.headers["content-type"] ?? "" } }).formData();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}
