import { createHash } from "node:crypto";
import * as z from "zod";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { languages } from "../../../contract/locale";
import { maxPictures, picturesRow } from "../../catalogue/pictures";
import { rowsOf } from "../../db/rows";
import { isStale } from "../../imports/change-supplies";
import { mediaOf, mediaWrites, wrongMedia } from "../../imports/media-of-products";
import { mediumOf } from "../../media/media-type";
import { type Env, storeMedium } from "../../media/store";
import { notFound, Refused } from "../../platform/refused";

const row = z.object({ id: z.number(), stored: z.string().nullable(), pictures: picturesRow.pictures });
type Row = z.output<typeof row>;

async function picturesOf(db: D1Database, slug: string): Promise<Row> {
	const found = await db
		.prepare("SELECT id, pictures AS stored, coalesce(pictures, '[]') AS pictures FROM products WHERE slug = ?")
		.bind(slug)
		.all();
	const [product] = rowsOf(row, found);
	if (!product) throw notFound(`There is no product ${slug}.`);
	return product;
}

type Picture = z.output<typeof deskGoods.setPictures.body>["pictures"][number];

/** @throws Refused conflict if the pictures are no longer the ones that were read; invalid for a file that is no picture */
async function write(db: D1Database, slug: string, { id, stored }: Row, given: readonly Picture[]): Promise<void> {
	const pictures = given.map(({ file, alt }) => ({
		file,
		...Object.fromEntries(languages.flatMap((language) => (alt[language] ? [[`alt_${language}`, alt[language]]] : []))),
	}));
	const product = { product: slug, pictures };
	const media = await mediaOf(db, [product]);
	const [wrong] = wrongMedia(product, media);
	if (wrong) throw new Refused("invalid", wrong.reason);
	try {
		await db.batch([
			// Fails if somebody has changed them since.
			db.prepare("UPDATE products SET popular = iif(pictures IS ?2, popular, NULL), import_digest = NULL WHERE id = ?1").bind(id, stored),
			...mediaWrites(db, [product], media),
		]);
	} catch (error) {
		if (isStale(error)) throw changedMeanwhile();
		throw error;
	}
}

const changedMeanwhile = () => new Refused("conflict", "The photographs were changed meanwhile: nothing is changed.");

/** Orders, names and removes the photographs of a product. @throws Refused not_found, conflict, invalid */
export async function setPictures(
	db: D1Database,
	slug: string,
	{ shown, pictures }: z.output<typeof deskGoods.setPictures.body>,
): Promise<{ message: string }> {
	const product = await picturesOf(db, slug);
	if (product.pictures.map(({ digest }) => digest).join() !== shown.join()) throw changedMeanwhile();
	await write(db, slug, product, pictures);
	return { message: `${slug} has ${pictures.length} photographs.` };
}

/** Adds a photograph as the last of a product. @throws Refused not_found, conflict, invalid with the field of the reason */
export async function addPicture(env: Env, slug: string, bytes: ArrayBuffer): Promise<{ message: string }> {
	const product = await picturesOf(env.DB, slug);
	const content = new Uint8Array(bytes);
	const medium = mediumOf(content);
	if (typeof medium === "string" || medium.size === null)
		throw new Refused("invalid", `The file ${typeof medium === "string" ? medium : "is no picture"}.`, undefined, { file: ["picture"] });
	const digest = createHash("sha256").update(content).digest("hex");
	const { pictures } = product;
	if (pictures.some((one) => one.digest === digest)) return { message: `${slug} has it already.` };
	if (pictures.length >= maxPictures)
		throw new Refused("invalid", `A product has at most ${maxPictures} photographs.`, undefined, { file: ["tooMany"] });
	await storeMedium(env, { digest, content });
	await write(env.DB, slug, product, [...pictures.map(({ digest: file, alt }) => ({ file, alt })), { file: digest, alt: {} }]);
	return { message: `${slug} has ${pictures.length + 1} photographs.` };
}
