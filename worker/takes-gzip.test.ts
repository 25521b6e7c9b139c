import { describe, expect, it } from "vitest";
import { takesGzip } from "./takes-gzip";

const asks = (accepts: string | null) => ({ cf: undefined, headers: new Headers(accepts === null ? {} : { "Accept-Encoding": accepts }) });

describe("whether gzip is taken", () => {
	it.each(["gzip", "gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8", "deflate,GZIP", "gzip;q=0.01", "gzip ; q=1"])(
		"%s: yes",
		(accepts) => {
			expect(takesGzip(asks(accepts))).toBe(true);
		},
	);

	it.each([null, "", "identity", "br", "gzip;q=0", "gzip;q=0.0, identity", "br, gzip ; q=0.000", "gzipped"])("%s: no", (accepts) => {
		expect(takesGzip(asks(accepts))).toBe(false);
	});

	it("is what the reader says, not what the network asks for in his place", () => {
		const { headers } = asks("gzip, br");
		expect(takesGzip({ headers, cf: { clientAcceptEncoding: "identity" } })).toBe(false);
		expect(takesGzip({ headers: asks("identity").headers, cf: { clientAcceptEncoding: "gzip" } })).toBe(true);
	});
});
