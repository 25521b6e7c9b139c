// npm run test:faults [-- --short] [--built]: a backend that fails in every way, under every part of the shop.
import { vitestCommand } from "../../scripts/lib/vitest.mjs";
import { shortForms } from "../short-forms.mjs";

await vitestCommand("faults", { env: ({ short }) => (short ? shortForms.faults : { FAULTS: "all" }) });
