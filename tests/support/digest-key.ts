/** A digest key of the length that both Workers require in production. */
export const testDigestKey = "of tests, and as long as it has to be";
