/** What can be wrong with a delivered line. */
export const claimKinds = ["damaged", "wrong", "missing", "quality"] as const;
