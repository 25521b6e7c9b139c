/** Possible problems with a delivered line. */
export const claimKinds = ["damaged", "wrong", "missing", "quality"] as const;

/** Staff may answer several times; settled and refused are final. */
export const claimStates = ["open", "answered", "settled", "refused"] as const;
