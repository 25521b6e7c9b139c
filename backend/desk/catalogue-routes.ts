import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { ErrorAnswer } from "../../contract/errors";
import { addressesBody, addressesOf } from "../imports/addresses";
import { exportBase, exportProducts, productsQuery } from "../imports/export-catalogue";
import { baseBody, hideBody, hideMissing, importBase, importProducts, productsBody, run } from "../imports/import-catalogue";
import { importPrices, pricesBody } from "../imports/import-prices";
import { importCall, lockImports, unlockImports } from "../imports/running-import";
import { digest, missingBody, missingMedia, readMedium, renditionWidths, storeMedium, storeRendition } from "../media/store";
import { type App, type AppEnv, readBytes } from "../platform/http";
import { rebuildIndex } from "../search/rebuild-index";
import { type DeskWrite, task, view } from "./bind";

/** A catalogue is sent in pieces. */
const maxBytes = 8_000_000;
const tooLarge = (context: Context<AppEnv>) =>
	context.json<ErrorAnswer>({ error: `A call takes up to ${maxBytes} bytes: send fewer products at once.`, code: "invalid" }, 422);

/** Refuses what is too large before anybody reads it. */
export const catalogueLimit = bodyLimit({ maxSize: maxBytes, onError: tooLarge });

/** It has no dry run. */
const indexBody = z.object({ dry_run: z.literal(false).default(false) });

/** Routes that import and export the catalogue (docs/catalogue.md). Their bodies are rows of tables, which the imports' room knows. */
export function catalogueRoutes(app: App): void {
	view(app, "/desk/catalogue/base", z.object({}), ({ db }) => exportBase(db));
	view(app, "/desk/catalogue/products", productsQuery, ({ db, query }) => exportProducts(db, query));
	importTask(app, "/desk/catalogue/base", baseBody, ({ db, body }) => importBase(db, body));
	importTask(app, "/desk/catalogue/products", productsBody, ({ db, body }) => importProducts(db, body));
	task(app, "/desk/catalogue/addresses", addressesBody, ({ db, body }) => addressesOf(db, body));
	importTask(app, "/desk/catalogue/gone", hideBody, ({ db, body }) => hideMissing(db, body));
	task(app, "/desk/catalogue/prices", pricesBody, ({ db, body }) => importPrices(db, body));
	task(app, "/desk/catalogue/media", missingBody, ({ env, body }) => missingMedia(env, body));
	mediaOfGoods(app);
	importTask(app, "/desk/catalogue/index", indexBody, async ({ env, db, body }) => {
		await rebuildIndex(env);
		await unlockImports(db, body.run);
		return { message: "The index is made anew." };
	});
}

/**
 * Files of goods, as bytes, under the digest of the content; smaller pictures under that of the picture that they are made of. They are no part of the
 * catalogue yet: `run` only keeps other imports waiting while many are uploaded.
 */
function mediaOfGoods(app: App): void {
	const width = z.enum(renditionWidths).optional();
	app.get("/desk/catalogue/media/:digest", async (context) => {
		const file = digest.safeParse(context.req.param("digest"));
		if (!file.success) return context.json<ErrorAnswer>({ error: z.prettifyError(file.error), code: "invalid" }, 422);
		const { body, type } = await readMedium(context.env, file.data, width.catch(undefined).parse(context.req.query("width")) ?? null);
		return context.body(body, 200, { "Content-Type": type });
	});
	app.put("/desk/catalogue/media/:digest/:width?", async (context) => {
		const { req, env } = context;
		const file = z.object({ digest, width, run: run.optional() }).safeParse({ ...req.param(), run: req.query("run") });
		if (!file.success) return context.json<ErrorAnswer>({ error: z.prettifyError(file.error), code: "invalid" }, 422);
		const { digest: of, width: rendition, run: current } = file.data;
		if (current !== undefined) await lockImports(env.DB, { run: current });
		const content = new Uint8Array(await readBytes(context));
		return context.json(
			rendition ? await storeRendition(env, { digest: of, content }, rendition) : await storeMedium(env, { digest: of, content }),
		);
	});
}

/** Binds a path to a write of an import. It is refused while another import runs, unless it writes nothing. */
function importTask<B extends z.ZodType>(
	app: App,
	path: string,
	schema: B,
	work: (write: DeskWrite<z.output<B> & z.output<typeof importCall>>) => Promise<object>,
): void {
	task(app, path, schema.and(importCall), async (given) => {
		if (!given.body.dry_run) await lockImports(given.db, given.body);
		return work(given);
	});
}
