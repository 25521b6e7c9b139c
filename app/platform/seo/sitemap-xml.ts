import { escapeXml } from "../http/escape-xml";
import type { Address } from "./sitemap.server";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** In characters. A map of 40,000 addresses makes some hundred pieces, and no piece fills the memory. */
const pieceLength = 32_768;

/** A sitemap index. @param maps complete addresses */
export const sitemapIndex = (maps: readonly string[]): string =>
	`${head}<sitemapindex ${namespace}>\n${maps.map((map) => `<sitemap><loc>${escapeXml(map)}</loc></sitemap>\n`).join("")}</sitemapindex>\n`;

/**
 * Writes a sitemap piece by piece on demand, so that neither addresses nor text are ever in memory as a whole. It waits for the first
 * address, so that an early failure is an error and no broken map.
 * @param origin https://host of all addresses
 */
export async function sitemap(origin: string, addresses: AsyncIterator<Address>): Promise<ReadableStream<Uint8Array>> {
	const encoder = new TextEncoder();
	let piece = `${head}<urlset ${namespace}>\n`;
	let next = await addresses.next();
	return new ReadableStream({
		async pull(controller) {
			while (piece.length < pieceLength) {
				if (next.done) {
					controller.enqueue(encoder.encode(`${piece}</urlset>\n`));
					controller.close();
					return;
				}
				piece += entry(origin, next.value);
				next = await addresses.next();
			}
			controller.enqueue(encoder.encode(piece));
			piece = "";
		},
	});
}

const entry = (origin: string, { path, changed }: Address): string =>
	`<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ""}</url>\n`;
