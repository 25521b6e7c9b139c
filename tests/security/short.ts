/** The short form (tests/security/run.mjs) skips slow probes, and tests one representative of each kind. */
export const isShort = process.env.SECURITY_SHORT === "1";
