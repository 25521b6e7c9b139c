import { z } from "zod";
import { slug } from "../../../contract/fields";
import { json } from "../../db/rows";
import { drawing } from "../../drawings/drawing";
import type { App } from "../../platform/http";
import { Refused } from "../../platform/refused";
import { pointed, views } from "../pictures";

const address = z.object({ slug, file: z.enum(views.map((view) => `${view}.svg` as const)) });
const shapeRow = z.object({ shape: z.string(), dimensions: json(z.record(z.string(), z.number())) });

/** GET /drawings/{product slug}/{view}.svg. The address carries a version, so that a drawing may be kept for ever. */
export function drawingRoute(app: App): void {
	app.get("/drawings/:slug/:file", async (context) => {
		const asked = address.safeParse(context.req.param());
		const row = asked.success
			? await context.env.DB.prepare("SELECT shape, dimensions FROM products WHERE slug = ?").bind(asked.data.slug).first()
			: null;
		const view = views.find((name) => asked.data?.file === `${name}.svg`);
		if (!row || !view) throw new Refused("not_found", "There is no such drawing.");
		const { shape, dimensions } = shapeRow.parse(row);
		return context.body(drawing(shape, dimensions, view, context.req.query(pointed.name) === pointed.value ? "." : ","), 200, {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
			"X-Content-Type-Options": "nosniff",
		});
	});
}
