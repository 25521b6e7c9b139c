// npm run test:faults [-- --short] [--built]: every failure mode of the backend, in every area of the shop.
import { vitestCommand } from "../../scripts/lib/vitest.mjs";
import { shortForms } from "../short-forms.mjs";

await vitestCommand("faults", { env: ({ short }) => (short ? shortForms.faults : { FAULTS: "all" }) });
