import { connectBackend } from "../../app/platform/backend/client.server";
import { PageRecord } from "../../app/platform/backend/page-record.server";
import { isLocale, type Locale } from "../../app/platform/config/market";
import { logError } from "../../app/platform/http/log-error.server";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import { type PicturedPage, pictured, shopPicture } from "../../app/platform/seo/share-picture";
import { company } from "../../contract/company";
import { fetchEmbedded, transportOf } from "../backend-client/connection";
import { sharedReads } from "../backend-client/shared-reads";
import { networkDigest } from "../network/network";
import { refusal } from "../refusals/refusal";
import type { Settings, ShopEnv } from "../settings/settings";
import { rasterise } from "./drawing/rasterise";
import { subjects } from "./drawing/subject";
import { pictureSvg } from "./picture-svg";

interface Wanted {
	locale: Locale;
	kind: PicturedPage;
	slug: string;
}

/** A day, because a title or a drawing may change. */
const cachedForADay = "public, max-age=86400";
/** For the fallback picture. */
const cachedBriefly = "public, max-age=60";

/**
 * GET /share/{locale}/{products|categories|blog}/{slug}.png: the picture of a shared link. Rendered on first request and cached at the edge
 * by its path alone, so that query parameters make no further pictures.
 */
export async function sharePicture(request: Request, url: URL, env: ShopEnv, settings: Settings, requestId: string): Promise<Response> {
	const wanted = wantedBy(url.pathname);
	if (!wanted) return refusal(404, "There is no such picture.");
	const key = url.origin + url.pathname;
	const pictures = await caches.open("share-pictures");
	const known = await pictures.match(key);
	if (known) return known;
	// Rendering one costs as much as many pages.
	const network = networkDigest(request, settings.digestKey);
	if (network !== "" && !(await env.NEW_CARTS.limit({ key: `pictures:${network}` })).success)
		return refusal(429, "Too many pictures are asked for at once.");
	try {
		const response = png(await drawn(wanted, env, settings, requestId), cachedForADay);
		await pictures.put(key, response.clone());
		return response;
	} catch (error) {
		if (error instanceof Response && error.status === 404) return refusal(404, "There is no such picture.");
		logError({ requestId, kind: "share_picture", path: url.pathname, detail: String(error) });
		const found = await env.ASSETS.fetch(new URL(shopPicture, url).href);
		return png(new Uint8Array(await found.arrayBuffer()), cachedBriefly);
	}
}

function wantedBy(path: string): Wanted | null {
	const [, locale = "", word, slug = ""] = /^\/share\/(\w+)\/(\w+)\/([a-z0-9-]+)\.png$/.exec(path) ?? [];
	const kind = pictured.find((name) => name === word);
	return kind && isLocale(locale) ? { locale, kind, slug } : null;
}

async function drawn({ locale, kind, slug }: Wanted, env: ShopEnv, settings: Settings, requestId: string): Promise<Uint8Array> {
	const backend = connectBackend({
		...transportOf({ locale, visitor: { session: null }, requestId }, env),
		page: "/",
		signIn: "/users/login",
		reads: sharedReads(env).reads,
		record: new PageRecord(),
		// The picture is finished even if its reader leaves.
		waitUntil: () => {},
	});
	const texts = serverTexts(locale);
	const { drawing, ...words } = await subjects[kind](backend, slug, texts);
	const svg = pictureSvg({
		...words,
		brand: company.brand,
		claim: texts.translator("seo")("claim"),
		drawing: drawing && (await drawingAt(drawing, env, settings)),
	});
	return rasterise(svg, env.ASSETS);
}

/** Reads a drawing of the embedded backend; null for any other picture. */
async function drawingAt(path: string, env: ShopEnv, settings: Settings): Promise<string | null> {
	if (!path.startsWith("/drawings/")) return null;
	const found = await fetchEmbedded(env, settings, path);
	const svg = found.ok ? await found.text() : "";
	return svg.startsWith("<svg ") ? svg : null;
}

const png = (image: Uint8Array, cacheControl: string): Response =>
	new Response(image.slice().buffer, { headers: { "Content-Type": "image/png", "Cache-Control": cacheControl } });
