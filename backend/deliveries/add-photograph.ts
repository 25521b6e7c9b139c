import { Buffer } from "node:buffer";
import type * as z from "zod";
import { type deskDeliveries, maxPhotographs } from "../../contract/desk/deliveries";
import type { BackendEnv } from "../env";
import { storeForStaff } from "../files/store";
import { notFound, Refused } from "../platform/refused";

/**
 * Stores a photograph of the goods of a delivery.
 * @returns the id of the file
 * @throws Refused not_found for no such delivery; invalid for no photograph, or one too many
 */
export async function addPhotograph(
	env: Pick<BackendEnv, "DB" | "FILES">,
	number: string,
	{ photo }: z.output<typeof deskDeliveries.photograph.body>,
): Promise<{ id: string }> {
	const db = env.DB;
	if ((await db.prepare("SELECT 1 AS found FROM deliveries WHERE number = ?").bind(number).first("found")) === null) {
		throw notFound(`There is no delivery ${number}.`);
	}
	const id = await storeForStaff(env, { kind: "photo", name: number, content: new Uint8Array(Buffer.from(photo, "base64")) });
	const added = await db
		.prepare(
			`UPDATE files SET delivery_id = d.id FROM deliveries d
			WHERE files.id = ?1 AND d.number = ?2 AND (SELECT count(*) FROM files f WHERE f.delivery_id = d.id) < ${maxPhotographs}`,
		)
		.bind(id, number)
		.run();
	if (added.meta.changes === 0) {
		throw new Refused("invalid", `A delivery has up to ${maxPhotographs} photographs.`, undefined, { photo: ["files.tooMany"] });
	}
	return { id };
}
