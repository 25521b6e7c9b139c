/** The short form (tests/security/run.mjs) leaves out what takes long, and what stands for others of its kind. */
export const isShort = process.env.SECURITY_SHORT === "1";
