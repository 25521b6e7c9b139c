/**
 * What a page that nobody has in a cache waits for. `trips` are those of its call to the database in sequence (tests/trips.test.ts), `before` those while
 * the backend ran beside the reader and a chunk of the index was not in memory; `cpu` is in ms, from docs/performance.md, of an order assumed.
 */
export const pages = {
	product: { trips: 2, before: 4, cpu: 41 },
	category: { trips: 2, before: 4, cpu: 34 },
	search: { trips: 2, before: 2, cpu: 29 },
	cart: { trips: 1, before: 1, cpu: 18 },
	order: { trips: 3, before: 3, cpu: 20 },
} as const;

const readers = { Helsinki: [60.17, 24.94], Berlin: [52.52, 13.41], Tallinn: [59.44, 24.75] } as const;
const primaries = { Frankfurt: [50.11, 8.68], Warsaw: [52.23, 21.01] } as const;
type Place = readonly [latitude: number, longitude: number];

/** From a browser to the location of the platform nearest to it and back, and from the placed backend to the database and back. Assumed, in ms. */
const toLocation = 5;
const besidePrimary = 3;

/** There and back in ms: light in glass takes 1 ms for 100 km both ways, cables are assumed to be 1.6 times as long as the distance, and routers to take 2 ms. */
function roundTrip([latitude, longitude]: Place, to: Place): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const [a, b] = [radians(latitude), radians(to[0])];
	const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(longitude - to[1])));
	return (angle * 6371 * 1.6) / 100 + 2;
}

/** The table of docs/performance.md: ms to the first byte, before and now. */
export function latencyTable(): string {
	const rows = Object.entries(primaries).flatMap(([primary, at]) =>
		Object.entries(readers).map(([reader, from]) => {
			const way = roundTrip(from, at);
			const cells = Object.values(pages).map(({ trips, before, cpu }) => {
				const then = toLocation + cpu + before * way;
				const now = toLocation + cpu + way + trips * besidePrimary;
				return `${Math.round(then)} → ${Math.round(now)}`;
			});
			return `| ${[primary, reader, Math.round(way), ...cells].join(" | ")} |`;
		}),
	);
	return [
		`| primary | reader | round trip | ${Object.keys(pages).join(" | ")} |`,
		`|---|---|--:|${"--:|".repeat(Object.keys(pages).length)}`,
		...rows,
	].join("\n");
}
