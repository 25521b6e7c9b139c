// npm run test:faults [-- --short] [--built]: a backend that fails in every way, under every part of the shop.
import { vitestCommand } from "../../scripts/vitest-command.mjs";
import { shortForms } from "../short-forms.mjs";

vitestCommand("faults", { env: ({ short }) => (short ? shortForms.faults : { FAULTS: "all" }) });
