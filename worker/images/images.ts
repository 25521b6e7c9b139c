import { refusal } from "../refusals/refusal";
import type { Settings } from "../settings/settings";

/** Picture widths in px (R5.8). The smallest are for cart lines. */
const widths = [96, 200, 400, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** File names in folders. URL parsing removes "." and ".." segments, and the pattern rejects escapes that could restore them. */
const address = /^\/img\/(\d{2,4})\/((?:[\w~.-]|%(?!2[5ef]|5c|[01]|7f)[\da-f]{2})+(?:\/(?:[\w~.-]|%(?!2[5ef]|5c|[01]|7f)[\da-f]{2})+)*)$/i;

/** Types that browsers display and that cannot run code. */
const types = ["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif"];
/** Timeout, in ms. */
const patience = 8000;
const cachedForAYear = "public, max-age=31536000, immutable";

/** Fetches a picture. The platform resizes and compresses it where it can, and passes it on otherwise. */
type Fetched = (address: string, init: RequestInit<RequestInitCfProperties>) => Promise<Response>;

/**
 * GET /img/{width}/{path}: a picture from the company's `IMAGE_BASE_URL`. Redirects are not followed, so no other host is read.
 * Cached for a year: a new picture needs a new name.
 * @returns null for any other address
 */
export async function image(
	request: Request,
	url: URL,
	{ imageBase }: Pick<Settings, "imageBase">,
	cache: () => Promise<Pick<Cache, "match" | "put">>,
	fetched: Fetched = fetch,
): Promise<Response | null> {
	if (!url.pathname.startsWith("/img/")) return null;
	const [, width, path] = address.exec(url.pathname) ?? [];
	if (imageBase === null || !path || !widths.includes(Number(width))) return none();
	const format = formatFor(request.headers.get("Accept") ?? "");
	// The cache ignores Vary, so each format has its own entry.
	const key = `${url.origin}/img/${width}/${path}?as=${format ?? "it-is"}`;
	const images = await cache();
	const known = await images.match(key);
	if (known) return known;
	try {
		const found = await fetched(`${imageBase}/${path}`, {
			headers: { Accept: format ? `image/${format},image/*;q=0.8` : "image/jpeg,image/png,image/gif" },
			redirect: "manual",
			signal: AbortSignal.timeout(patience),
			cf: { image: { width: Number(width), fit: "scale-down", quality: 80, ...(format ? { format } : {}) } },
		});
		const type = found.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
		if (found.status !== 200 || !types.includes(type)) {
			await found.body?.cancel();
			return found.status >= 500 ? refusal(502, "The picture could not be fetched.") : none();
		}
		const response = new Response(found.body, { headers: { "Content-Type": type, "Cache-Control": cachedForAYear, Vary: "Accept" } });
		await images.put(key, response.clone());
		return response;
	} catch {
		return refusal(502, "The picture could not be fetched.");
	}
}

const formatFor = (accept: string): "avif" | "webp" | null => {
	if (accept.includes("image/avif")) return "avif";
	return accept.includes("image/webp") ? "webp" : null;
};

const none = () => refusal(404, "There is no such picture.");
