import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const biome = join(dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")), "bin/biome");

/** File and what it imports, which lint refuses. */
const refused: [file: string, source: string][] = [
	["app/routes/home.tsx", "./category"],
	["app/routes/home.tsx", "../routes/category"],
	["app/routes/home.tsx", "../../backend/http"],
	["app/routes/home.tsx", "../../worker/env"],
	["app/root.tsx", "../worker/env"],
	["app/root.tsx", "../backend/env"],
	["app/backend/client.server.ts", "../../backend/http"],
	["app/actions/cart.server.ts", "../../backend/orders/vat"],
	["app/ui/button.tsx", "../features/shell/header"],
	["app/ui/button.tsx", "../../contract/orders"],
	["app/ui/button.tsx", "../i18n"],
	["app/ui/button.tsx", "../routes/home"],
	["app/ui/button.tsx", "../cookies.server"],
	["app/styles/tokens.css.ts", "../ui/button"],
	["app/styles/tokens.css.ts", "../backend/client.server"],
	["app/features/catalogue/table.tsx", "../../backend/client.server"],
	["app/features/catalogue/table.tsx", "../../i18n.server"],
	["app/features/catalogue/table.tsx", "../../routes/home"],
	["app/features/catalogue/table.tsx", "../../../backend/http"],
	["app/features/catalogue/table.tsx", "../../../worker/env"],
	["app/features/cart/totals.tsx", "../catalogue/price"],
	["app/features/cart/totals.tsx", "../../backend/client.server"],
	["worker/index.ts", "../backend/http"],
	["contract/orders.ts", "../app/market"],
	["contract/orders.ts", "hono"],
	["contract/orders.ts", "node:path"],
];

const allowed: [file: string, source: string][] = [
	["app/routes/home.tsx", "../features/shell/header"],
	["app/routes/home.tsx", "../actions/cart.server"],
	["app/routes/home.tsx", "../../contract/orders"],
	["app/backend/client.server.ts", "./errors.server"],
	["app/ui/button.tsx", "../styles/tokens.css"],
	["app/ui/button.tsx", "./icon"],
	["app/styles/base.css.ts", "./tokens.css"],
	["app/features/catalogue/table.tsx", "../cart/add"],
	["app/features/catalogue/table.tsx", "../../../contract/catalogue"],
	["app/features/cart/totals.tsx", "../../ui/button"],
	["app/features/cart/totals.tsx", "../../../contract/orders"],
	["app/features/cart/totals.tsx", "./cart-line"],
	["worker/load-context.ts", "../app/backend/client.server"],
	["contract/orders.ts", "zod"],
	["contract/orders.ts", "./fields"],
	["contract/phone.ts", "libphonenumber-js/min"],
];

const folder = mkdtempSync(join(tmpdir(), "crossbar-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with one file for each case, linted at once by the project's own rules. */
function lintAll(cases: [file: string, source: string][]): string {
	writeFileSync(join(folder, "biome.json"), readFileSync("biome.json", "utf8").replace(/"enabled": true/, '"enabled": false'));
	for (const [index, [file, source]] of cases.entries()) {
		const path = join(folder, nameOf(index, file));
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `import { x } from "${source}";\nexport const y = x;\n`);
	}
	const args = [resolve(biome), "lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github", "."];
	return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout;
}

/** Several cases may be about the same file. */
const nameOf = (index: number, file: string): string => file.replace(/(\w+)((?:\.\w+)+)$/, `$1-${index}$2`);

const cases = [...refused, ...allowed];
const report = lintAll(cases);

it.each(cases.map(([file, source], index) => ({ file, source, index, isRefused: index < refused.length })))(
	"$file imports $source, refused: $isRefused",
	({ file, index, isRefused }) => {
		expect(report.includes(`/${nameOf(index, file)},`)).toBe(isRefused);
	},
);
