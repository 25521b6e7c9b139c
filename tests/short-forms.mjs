/** What the tests of each kind are given in their short form, which is part of npm test. */
export const shortForms = {
	faults: { FAULTS: "short" },
	// Few tries, and the same ones every time.
	fuzz: { FUZZ_SHARE: "0.004", FUZZ_SEED: "1" },
	security: { SECURITY_SHORT: "1" },
};
