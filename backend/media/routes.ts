import * as z from "zod";
import type { App } from "../platform/http";
import { notFound } from "../platform/refused";
import { mediaTypes } from "./media-type";
import { digest, readMedium, renditionWidths } from "./store";

const address = z.object({
	size: z.enum([...renditionWidths, "full"]),
	digest,
	name: z.string().regex(/^[a-z0-9-]{1,200}$/),
	extension: z.enum(Object.values(mediaTypes)),
});

/**
 * GET /media/{size}/{digest}/{name}.{extension}: a photograph or document of goods. The address contains the content's digest, so caches
 * may keep the file forever; the name is only for saving.
 */
export function mediaRoutes(app: App): void {
	app.get("/media/:size/:digest/:file", async ({ req, env, body }) => {
		const [name, extension] = req.param("file").split(".");
		const found = address.safeParse({ ...req.param(), name, extension });
		if (!found.success) throw notFound("There is no such file.");
		const { size, digest: file } = found.data;
		const medium = await readMedium(env, file, size === "full" ? null : size);
		return body(medium.body, 200, {
			"Content-Type": medium.type,
			"Cache-Control": "public, max-age=31536000, immutable",
			"Content-Security-Policy": "default-src 'none'",
			"X-Content-Type-Options": "nosniff",
			...(medium.bytes === null ? {} : { "Content-Length": String(medium.bytes) }),
			...(medium.type === "application/pdf" ? { "Content-Disposition": `attachment; filename="${name}.pdf"` } : {}),
		});
	});
}
