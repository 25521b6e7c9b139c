import { expect, it } from "vitest";
import { markets } from "../platform/config/market";
import { formatFor } from "../platform/i18n/format";
import { understoodParts } from "./understood";

const shown = (understood: Parameters<typeof understoodParts>[0]["understood"]) =>
	understoodParts({ understood }, formatFor(markets.de), (key, ..._values: unknown[]) => key).map(
		({ label, value }) => `${label} ${value}`,
	);

// Shows R6.13
it("shows the parts that were understood", () => {
	expect(shown({ quantity: 1200, length: 6500, grade: "S355J2", finish: null, certificate: true })).toEqual([
		"understood.quantity 1.200",
		"understood.length 6,5\u00a0m",
		"understood.grade S355J2",
		"understood.certificate understood.certificate.how",
	]);
});

it("shows nothing where a backend does not tell", () => {
	expect(shown(undefined)).toEqual([]);
});
