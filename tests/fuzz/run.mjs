// npm run test:fuzz [-- --short | --share 0.1] [--seed 1] [--only forms] [--built]: hostile requests and arbitrary carts against the running shop.
import { vitestCommand } from "../../scripts/lib/vitest.mjs";
import { shortForms } from "../short-forms.mjs";

await vitestCommand("fuzz", {
	options: { share: { type: "string" }, seed: { type: "string" }, only: { type: "string" } },
	env({ short, share, seed }) {
		const usual = short ? shortForms.fuzz : { FUZZ_SHARE: "1", FUZZ_SEED: String(Date.now() % 2 ** 31) };
		return { FUZZ_SHARE: share ?? usual.FUZZ_SHARE, FUZZ_SEED: seed ?? usual.FUZZ_SEED };
	},
	about: ({ FUZZ_SHARE, FUZZ_SEED }) => `Seed ${FUZZ_SEED}, ${FUZZ_SHARE} of all runs`,
});
