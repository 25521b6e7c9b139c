/** Options of the short form of each test suite, which is part of npm test. */
export const shortForms = {
	faults: { FAULTS: "short" },
	// Few runs with a fixed seed.
	fuzz: { FUZZ_SHARE: "0.004", FUZZ_SEED: "1" },
	security: { SECURITY_SHORT: "1" },
};
