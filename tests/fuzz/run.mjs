// npm run test:fuzz [-- --short | --share 0.1] [--seed 1] [--only forms] [--built]: hostile requests and arbitrary carts against the running shop.
import { vitestCommand } from "../../scripts/vitest-command.mjs";

/** The part of all runs that the short form tries, and where its choices come from: the same every time. */
const brief = { share: "0.004", seed: "1" };

vitestCommand("fuzz", {
	options: { share: { type: "string" }, seed: { type: "string" }, only: { type: "string" } },
	env({ short, share, seed }) {
		const usual = short ? brief : { share: "1", seed: String(Date.now() % 2 ** 31) };
		return { FUZZ_SHARE: share ?? usual.share, FUZZ_SEED: seed ?? usual.seed };
	},
	about: ({ FUZZ_SHARE, FUZZ_SEED }) => `Seed ${FUZZ_SEED}, ${FUZZ_SHARE} of all runs`,
});
