/** A key of digests that both Workers take in production. */
export const testDigestKey = "of tests, and as long as it has to be";
