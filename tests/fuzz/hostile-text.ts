import fc from "fast-check";

/** A payload that becomes an element or attribute with this name if it is not escaped. */
export const marker = "fz7x";
/** A host that the shop must never link to or load from. */
export const foreignHost = "evil.example";

const breakouts = [
	`<${marker}>`,
	`"><${marker}>`,
	`'><${marker} `,
	`" ${marker}="1`,
	`' ${marker}='1`,
	`</title><${marker}>`,
	`</textarea><${marker}>`,
	`</script><${marker}>`,
	`</style><${marker}>`,
	`--><${marker}><!--`,
	`<!--<script>${marker}`,
	`]]><${marker}>`,
	`&lt;${marker}&gt;`,
	`&#60;${marker}&#62;`,
	`\\u003c${marker}\\u003e`,
	`<svg/onload=${marker}()>`,
	`<img src=x onerror=${marker}()>`,
	"{{7*7}}<%= 7*7 %>#{7*7}",
];

const ways = [
	`//${foreignHost}/`,
	`/\\${foreignHost}/`,
	`/\t/${foreignHost}`,
	`\\\\${foreignHost}`,
	`https://${foreignHost}/`,
	`https:${foreignHost}`,
	`http:///${foreignHost}`,
	`///${foreignHost}`,
	`/..//${foreignHost}`,
	`/%2F%2F${foreignHost}`,
	`/cart/../../${foreignHost}`,
	`@${foreignHost}`,
	`http://de.localhost@${foreignHost}/`,
	`javascript:${marker}()`,
	`JaVaScRiPt://%0a${marker}()`,
	`data:text/html,<${marker}>`,
	"..",
	"../..",
	"..%2f..",
	"%2e%2e/",
	"/%00",
];

const spoilers = [
	"",
	" ",
	"\u0000",
	"\u0007\u001b[31m",
	`\r\nX-${marker}: 1`,
	`\r\n\r\n<${marker}>`,
	"\u2028\u2029",
	"\u202e\u2066\u200b\ufeff",
	"\ud800",
	"\udfff\ud800",
	"💥".repeat(20),
	"e\u0301".repeat(30),
	"ß".repeat(300),
	"x".repeat(2_100),
	"x".repeat(20_000),
	"%",
	"%zz",
	"%ff%fe",
	"+",
	"' OR 1=1 --",
	"'; DROP TABLE orders; --",
	'" OR "" = "',
	"AND OR NOT NEAR(",
	"*",
	'"*"^:-()',
	"10%_",
	"=1+1",
	"@SUM(A1)",
	"\tcmd",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"null",
	"undefined",
	"NaN",
	"[object Object]",
	"true",
	"[]",
	"{}",
	'{"__proto__":{"a":1}}',
];

const numbers = [
	"0",
	"-0",
	"-1",
	"1",
	"2",
	"01",
	"1.5",
	"1,5",
	"1e3",
	"1e309",
	"0x10",
	"١٢",
	"²",
	"99999",
	"100000",
	"100001",
	"2147483648",
	"9007199254740993",
	"-9007199254740993",
	"999999999999999999999999",
	"Infinity",
	"1 000",
	"1'000",
];

const names = [
	"00000000-0000-0000-0000-000000000000",
	"00000000-0000-4000-8000-00000000000G",
	"A".repeat(43),
	"a".repeat(64),
	"ipe-200",
	"beams",
	"CR-000001",
	"on",
	"de",
	"fi",
	"table",
	"name_asc",
	"2025-02-30",
	"einkauf@stahlbau.example",
	`"${marker}"@${foreignHost}`,
	`a@b.example\r\nBcc: c@${foreignHost}`,
	"a@b.example, c@d.example; e@f.example",
	"DE136695976",
	"2077474-0",
	"+358401234567",
	"28195",
];

/** Any string that could be sent as a text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...breakouts) },
	{ weight: 3, arbitrary: fc.constantFrom(...ways) },
	{ weight: 4, arbitrary: fc.constantFrom(...spoilers) },
	{ weight: 3, arbitrary: fc.constantFrom(...numbers) },
	{ weight: 3, arbitrary: fc.constantFrom(...names) },
	{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{ weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
	{ weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
	{ weight: 1, arbitrary: fc.webUrl() },
	{
		weight: 3,
		arbitrary: fc
			.array(fc.constantFrom(...breakouts, ...ways, ...spoilers, ...numbers, ...names), { minLength: 2, maxLength: 4 })
			.map((parts) => parts.join("").slice(0, 3_000)),
	},
);

/** Short enough for one of several query parameters. */
export const shortText: fc.Arbitrary<string> = hostileText.map((text) => text.slice(0, 300));

/** URL-encoded as in a query or form; lone surrogates are replaced, as browsers do. */
export const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

/** Replaces lone surrogates. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A value in a URL, encoded, or raw as far as the runtime accepts it (it responds with 400 to `"`, `<` and `>`). */
export const inAddress: fc.Arbitrary<string> = fc
	.tuple(shortText, fc.integer({ min: 0, max: 5 }))
	.map(([text, choice]) => (choice === 0 ? text.replace(/[^\x21-\x7e]|[#"<>]/g, "") : encoded(text)));
