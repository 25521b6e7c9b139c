/**
 * The first byte of an uncached page waits for these: `trips` are sequential trips to the database (tests/trips.test.ts). `cpu` is in ms, from
 * docs/performance.md; the value for an order is an assumption.
 */
export const pages = {
	product: { trips: 2, cpu: 41 },
	category: { trips: 2, cpu: 34 },
	search: { trips: 2, cpu: 29 },
	cart: { trips: 1, cpu: 18 },
	order: { trips: 3, cpu: 20 },
} as const;

const readers = { Helsinki: [60.17, 24.94], Berlin: [52.52, 13.41], Tallinn: [59.44, 24.75] } as const;
const primaries = { Frankfurt: [50.11, 8.68], Warsaw: [52.23, 21.01] } as const;
type Place = readonly [latitude: number, longitude: number];

/** Round trip between a browser and the platform's nearest location, and between the placed backend and the database. Assumed, in ms. */
const toLocation = 5;
const besidePrimary = 3;

/**
 * Round trip in ms. Light in glass takes 1 ms per 100 km for both ways; cables are assumed to be 1.6 times as long as the distance, and
 * routers to take 2 ms.
 */
function roundTrip([latitude, longitude]: Place, to: Place): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const [a, b] = [radians(latitude), radians(to[0])];
	const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(longitude - to[1])));
	return (angle * 6371 * 1.6) / 100 + 2;
}

/** The table in docs/performance.md: ms to the first byte. */
export function latencyTable(): string {
	const rows = Object.entries(primaries).flatMap(([primary, at]) =>
		Object.entries(readers).map(([reader, from]) => {
			const way = roundTrip(from, at);
			const cells = Object.values(pages).map(({ trips, cpu }) => Math.round(toLocation + cpu + way + trips * besidePrimary));
			return `| ${[primary, reader, Math.round(way), ...cells].join(" | ")} |`;
		}),
	);
	return [
		`| primary | reader | round trip | ${Object.keys(pages).join(" | ")} |`,
		`|---|---|--:|${"--:|".repeat(Object.keys(pages).length)}`,
		...rows,
	].join("\n");
}
