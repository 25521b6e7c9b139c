/** Reasons to write about a delivered line: what is wrong with it, or a return of good goods. */
export const claimKinds = ["damaged", "wrong", "missing", "quality", "return"] as const;

/** Staff may answer several times; settled and refused are final. */
export const claimStates = ["open", "answered", "settled", "refused"] as const;
